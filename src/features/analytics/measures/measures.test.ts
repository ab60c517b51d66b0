import { toAnalyticsItem } from './analyticsItem'
import { getEngagementScore } from './engagement'
import { isPrivateAddress } from './privateAddress'
import { getNewDepths, getScrolledPercent } from './scrollDepth'
import { getReportableMs } from './timeOnPage'

it('converts a gallery tab to an analytics item, in Egyptian pounds', () => {
  expect(toAnalyticsItem('storage')).toEqual({
    id: 'zaffa_storage',
    name: 'storage',
    category: 'storage',
    brand: 'zaffa',
    variant: 'tab',
    price: 0,
    quantity: 1,
    currency: 'EGP',
  })
})

describe('scroll depth', () => {
  const createPosition = (scrolledPx: number) => ({ scrolledPx, windowPx: 1000, pagePx: 3000 })
  it('is the share of the scrollable height that was scrolled', () => {
    expect([0, 500, 1800, 2000].map((px) => getScrolledPercent(createPosition(px)))).toEqual([0, 25, 90, 100])
  })
  it('is 0 on a page that does not scroll', () =>
    expect(getScrolledPercent({ scrolledPx: 0, windowPx: 1000, pagePx: 900 })).toBe(0))
  it.each([
    [24.9, [], []],
    [25, [], [25]],
    [80, [25], [50, 75]],
    [89.9, [25, 50, 75], []],
    [100, [25, 50, 75], [90]],
    [100, [25, 50, 75, 90], []],
  ] as const)('at %d percent after %j it newly reaches %j', (percent, reported, expected) => {
    expect(getNewDepths(percent, new Set(reported))).toEqual(expected)
  })
})

describe('time on page', () => {
  it.each([
    [1_000, 6_000, null],
    [1_000, 6_001, 5_001],
    [null, 90_000, null],
  ])('visible since %p, the time at %d is %p', (since, now, expected) => {
    expect(getReportableMs(since, now)).toBe(expected)
  })
})

describe('engagement score', () => {
  const visit = { visibleMs: 0, pages: 0, clicks: 0, deepest: 0 } as const
  it('grows with time, pages, clicks and depth', () => {
    const signs = [{ visibleMs: 60_000 }, { pages: 1 }, { clicks: 1 }, { deepest: 90 as const }]
    expect([{}, ...signs].map((sign) => getEngagementScore({ ...visit, ...sign }))).toEqual([0, 10, 10, 3, 36])
  })
  it('is 100 at most', () => {
    expect(getEngagementScore({ ...visit, clicks: 33 })).toBe(99)
    expect(getEngagementScore({ ...visit, clicks: 34 })).toBe(100)
    expect(getEngagementScore({ visibleMs: 3_600_000, pages: 20, clicks: 200, deepest: 90 })).toBe(100)
  })
})

it.each([
  ['/', '', false],
  ['/items', '?category=storage&lang=ar', false],
  ['/providers/51c2', '', false],
  ['/Invitations/Invitation', '?slug=omar-k3v9', true],
  ['/invitation', '?lang=en&slug=omar-k3v9', true],
  ['/invitation', '', false],
  ['/reset-password', '?token=secret', true],
  ['/dl/eid27', '', true],
  ['/DL/eid27', '', true],
  ['/join', '', true],
  ['/Join/', '?lang=en', true],
  ['/joining', '', false],
  ['/login', '?next=%2FInvitations%2FInvitation%3Fslug%3Domar', true],
  ['/login', '?next=%2Fhome', false],
])('the URL %s%s is private: %p', (pathname, search, expected) =>
  expect(isPrivateAddress({ pathname, search })).toBe(expected),
)
