import { defaultSiteConfig } from '@shared/siteConfig'
import { socialApps, userAgents, type DeviceName } from '@tests/userAgents'
import { planDeepLink, type DeepLinkVisit } from './planDeepLink'

const appStoreUrl = 'https://apps.apple.com/app/id6450000001'

const hosts = { 'app host': 'app.zaffa.example', 'main host': 'zaffa.example', 'another host': 'preview.zaffa.test' }
type Host = keyof typeof hosts
const touchPoints: Record<DeviceName, number> = { android: 5, iphone: 5, ipad: 5, desktop: 0 }

const targets = {
  '/app': 'https://zaffa.example/app/register?referralCode=LAILA&x=1#form',
  '/web': 'https://app.zaffa.example/WEB/items?category=storage',
  other: 'https://zaffa.example/items/storage-1?x=1',
  scheme: 'zaffa://items/storage-2?x=1',
}
type Target = keyof typeof targets
/** The page of the website for each target. */
const pages: Record<Target, string> = {
  '/app': '/register?referralCode=LAILA&x=1#form',
  '/web': '/items?category=storage',
  other: '/items/storage-1?x=1',
  scheme: '/items/storage-2?x=1',
}

/**
 * The table of specification §4. 'page': client-side navigation with replace; 'main': the main host with path and query;
 * 'straight': the URL itself; a number: the URL, then the store after this delay in ms.
 */
type Outcome = 'page' | 'main' | 'straight' | number
type Row = Record<DeviceName | 'in a social app', Record<Target, Outcome>>
/** On all hosts except the app host. */
const elsewhere: Row = {
  android: { '/app': 'page', '/web': 'page', other: 900, scheme: 900 },
  iphone: { '/app': 'page', '/web': 'page', other: 1200, scheme: 1200 },
  ipad: { '/app': 'page', '/web': 'page', other: 1200, scheme: 1200 },
  desktop: { '/app': 'page', '/web': 'page', other: 'straight', scheme: 'page' },
  'in a social app': { '/app': 'page', '/web': 'page', other: 'straight', scheme: 'page' },
}
const table: Record<Host, Row> = {
  'app host': {
    android: { '/app': 'page', '/web': 'page', other: 500, scheme: 500 },
    iphone: { '/app': 'page', '/web': 'page', other: 800, scheme: 800 },
    ipad: { '/app': 'page', '/web': 'page', other: 800, scheme: 800 },
    desktop: { '/app': 'page', '/web': 'page', other: 'main', scheme: 'main' },
    'in a social app': { '/app': 'page', '/web': 'page', other: 'main', scheme: 'main' },
  },
  'main host': elsewhere,
  'another host': elsewhere,
}

const stores: Record<DeviceName, string> = {
  android: 'https://play.google.com/store/apps/details?id=example.zaffa.app&referrer=shortCode%3Deid27',
  iphone: appStoreUrl,
  ipad: appStoreUrl,
  desktop: '',
}

const createVisit = (target: string, changes: Partial<DeepLinkVisit> = {}): DeepLinkVisit => ({
  target,
  shortCode: 'eid27',
  referral: {},
  location: { protocol: 'https:', host: 'zaffa.example' },
  userAgent: userAgents.desktop.plain,
  maxTouchPoints: 0,
  site: { ...defaultSiteConfig, appStoreUrl },
  ...changes,
})

function toExpectedPlan(outcome: Outcome, target: Target, device: DeviceName) {
  const planVisit = pages[target]
  if (outcome === 'page') return { kind: 'page', page: planVisit }
  if (outcome === 'main') return { kind: 'leave', url: `https://zaffa.example${planVisit}`, page: planVisit }
  if (outcome === 'straight') return { kind: 'leave', url: targets[target], page: planVisit }
  return { kind: 'tryApp', url: targets[target], store: stores[device], waitMs: outcome, page: planVisit }
}

const visits = (Object.keys(hosts) as Host[]).flatMap((host) =>
  (Object.keys(userAgents) as DeviceName[]).flatMap((device) =>
    (['plain', ...socialApps] as const).map((browser) => [host, device, browser] as const),
  ),
)

describe('planDeepLink', () => {
  it.each(visits)('follows the table of targets on the %s host, on %s, in the browser %s', (host, device, browser) => {
    const row = table[host][browser === 'plain' ? device : 'in a social app']
    for (const target of Object.keys(targets) as Target[]) {
      const plan = planDeepLink(
        createVisit(targets[target], {
          location: { protocol: 'https:', host: hosts[host] },
          userAgent: userAgents[device][browser],
          maxTouchPoints: touchPoints[device],
        }),
      )
      expect([target, plan]).toEqual([target, toExpectedPlan(row[target], target, device)])
    }
  })

  it.each(['iphone', 'ipad'] as const)(
    'shows the website on an %s while the app has no listing in the App Store',
    (device) => {
      const visit = { userAgent: userAgents[device].plain, maxTouchPoints: 5, site: defaultSiteConfig }
      expect(planDeepLink(createVisit(targets.scheme, visit))).toEqual(toExpectedPlan('page', 'scheme', device))
      expect(planDeepLink(createVisit(targets.other, visit))).toEqual(toExpectedPlan('straight', 'other', device))
    },
  )

  describe('app prefix', () => {
    it.each([
      ['https://zaffa.example/app', '/'],
      ['https://zaffa.example/APP/', '/'],
      ['https://zaffa.example/web?lang=ar', '/?lang=ar'],
      ['https://zaffa.example/app//evil.example/x', '/evil.example/x'],
      ['https://zaffa.example/app/web/items', '/items'],
    ])('is removed from %s', (target, page) =>
      expect(planDeepLink(createVisit(target))).toEqual({ kind: 'page', page }),
    )

    it.each(['https://zaffa.example/apple', 'https://zaffa.example/website/app', 'https://apps.apple.com/app/id1'])(
      'is not found in %s',
      (target) => {
        expect(planDeepLink(createVisit(target))).toMatchObject({ kind: 'leave', url: target })
      },
    )
  })

  describe('app scheme', () => {
    const planPage = (target: string) => planDeepLink(createVisit(target))
    it.each([
      ['zaffa:///register?x=1', '/register?x=1'],
      ['zaffa:register', '/register'],
      ['zaffa://', '/'],
      ['ZAFFA://app/items', '/items'],
      ['zaffa:////evil.example', '/evil.example'],
      ['zaffa:/\\evil.example', '/evil.example'],
    ])('maps %s to the page %s', (target, path) => expect(planPage(target)).toEqual({ kind: 'page', page: path }))
  })

  it('does not use the path of another host on the main host', () => {
    const target = 'https://store.zaffa.example/rings?x=1'
    const plan = planDeepLink(createVisit(target, { location: { protocol: 'https:', host: 'app.zaffa.example' } }))
    expect(plan).toEqual({ kind: 'leave', url: target, page: '/' })
  })

  it('adds short code and referral to the Google Play URL and keeps its parameters', () => {
    const plan = planDeepLink(
      createVisit(targets.other, {
        shortCode: 'a_b-1',
        referral: { referralCode: 'LAILA', source: 'whatsapp', sourceId: null },
        userAgent: userAgents.android.plain,
        site: { ...defaultSiteConfig, playStoreUrl: 'https://play.example/details?id=a&hl=ar' },
      }),
    )
    const store = new URL(plan.kind === 'tryApp' ? plan.store : '')
    expect(store.origin + store.pathname).toBe('https://play.example/details')
    expect([...store.searchParams]).toEqual([
      ['id', 'a'],
      ['hl', 'ar'],
      ['referrer', 'shortCode=a_b-1&referralCode=LAILA&source=whatsapp'],
    ])
  })

  describe('refuses', () => {
    it.each([
      ['text that is not a URL', 'register'],
      ['an empty target', ''],
      ['a script', 'javascript:alert(1)'],
      ['a script that looks like an address', 'javascript://zaffa.example/%0Aalert(1)'],
      ['data', 'data:text/html,<script>alert(1)</script>'],
      ['another app’s scheme', 'other://zaffa.example/'],
      ['another site', 'https://evil.example/app/register'],
      ['another site that begins like ours', 'https://zaffa.example.evil.example/'],
      ['a host below ours', 'https://x.zaffa.example/'],
      ['another port', 'https://zaffa.example:8443/'],
      ['http', 'http://zaffa.example/'],
      ['localhost when the site is not local', 'http://localhost:3000/'],
      ['a user name before the host', 'https://zaffa.example@evil.example/'],
      ['credentials on our own host', 'https://a:b@zaffa.example/'],
      ['a short link', 'https://zaffa.example/dl/eid27'],
      ['a short link in upper case', 'https://zaffa.example/DL/x'],
      ['a short link behind the prefix', 'https://zaffa.example/app/dl/x'],
      ['a short link behind many prefixes', 'https://app.zaffa.example/app/web/app/dl/x'],
      ['an encoded short link', 'https://zaffa.example/app/%64l/x'],
      ['a short link in the app’s scheme', 'zaffa://dl/x'],
    ])('%s: %s', (_name, target) => {
      for (const device of Object.keys(userAgents) as DeviceName[]) {
        for (const host of Object.values(hosts)) {
          const plan = planDeepLink(
            createVisit(target, { userAgent: userAgents[device].plain, location: { protocol: 'https:', host } }),
          )
          expect(plan).toEqual({ kind: 'refused' })
        }
      }
    })
  })

  it('treats the public URL as the site’s own when it is not the main host or is on http', () => {
    for (const publicUrl of ['http://192.168.1.5:3000', 'https://www.zaffa.example']) {
      const site = { ...defaultSiteConfig, publicUrl }
      expect(planDeepLink(createVisit(`${publicUrl}/web/Invitations/Invitation?slug=x`, { site }))).toEqual({
        kind: 'page',
        page: '/Invitations/Invitation?slug=x',
      })
    }
  })

  describe('on a local machine', () => {
    const site = {
      ...defaultSiteConfig,
      mainHost: 'localhost:3000',
      linkHosts: ['localhost:3000', 'app.localhost:3000', '127.0.0.1:4000', 'store.example'],
    }
    const planLocally = (target: string) =>
      planDeepLink(createVisit(target, { site, location: { protocol: 'http:', host: 'app.localhost:3000' } }))

    it('follows http links to the allowed local hosts and keeps http', () => {
      expect(planLocally('http://127.0.0.1:4000/x')).toMatchObject({ kind: 'leave', url: 'http://127.0.0.1:4000/x' })
      expect(planLocally('http://app.localhost:3000/items?x=1')).toMatchObject({
        kind: 'leave',
        url: 'http://localhost:3000/items?x=1',
      })
    })

    it.each(['http://store.example/', 'http://127.0.0.1:5000/', 'http://127.0.0.1.evil.example/'])(
      'refuses %s',
      (target) => {
        expect(planLocally(target)).toEqual({ kind: 'refused' })
      },
    )
  })
})
