import { jest } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot, type Root } from 'react-dom/client'
import type { PublicInvitation } from '@/api'
import { recordEarlyClick } from '../early/earlyClick'
import { hydratePrerendered } from '../early/prerenderedRoot'
import { createGuestTree } from './GuestPage'
import { prepare, renderInvitation, renderNotFound } from './render'
import { invitationTexts, weddingDates } from '@tests/fixtures/invitation'
import type { GuestPageState } from './state'

const invitation: PublicInvitation = {
  id: '0b0f7d0e-0a5c-4a70-8a4e-1d2f0a9f7b10',
  slug: 'عمر-و-ليلى-k3v9',
  version: 3,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  template: 1,
  language: 'ar',
  ...invitationTexts.ar,
  ...weddingDates,
}
const siteUrl = 'https://zaffa.example'
/** Two days and an hour before the wedding. */
const now = Date.UTC(2027, 5, 16, 15, 30)
const renderPage = (changes: Partial<PublicInvitation> = {}, locale: 'ar' | 'en' = 'ar') =>
  renderInvitation({ invitation: { ...invitation, ...changes }, locale, siteUrl, now })
const templates = [1, 2, 3, 4] as const
const cases = templates.flatMap((template) => [[template, 'ar'] as const, [template, 'en'] as const])

let root: Root | undefined
const problems = jest.fn()

/** Hydrates a rendered page as the browser does. */
async function hydrate({ body, state }: { body: string; state: GuestPageState | null }) {
  document.body.innerHTML = `<div id="root">${body}</div>`
  const received = JSON.parse(JSON.stringify(state)) as GuestPageState
  await act(async () => {
    root = hydrateRoot(document.getElementById('root')!, createGuestTree(received), { onRecoverableError: problems })
  })
}

beforeAll(prepare)
beforeEach(() => {
  problems.mockReset()
  delete window.zaffaEarlyClick
})
afterEach(async () => {
  await act(async () => root?.unmount())
  root = undefined
  document.body.innerHTML = ''
})

describe('rendered guest page', () => {
  it.each(cases)('is complete without scripts: template %i in %s', (template, locale) => {
    const { body } = renderPage({ template }, locale)
    document.body.innerHTML = body
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/عمر.*ليلى/)
    expect(document.querySelector('time')).toHaveAttribute('datetime', '2027-06-18T19:30')
    expect(screen.getByRole('timer')).toHaveTextContent(locale === 'ar' ? /٠٢.*٠١.*٠٠.*٠٠/ : /02.*01.*00.*00/)
    for (const text of ['قاعة النيل', '١٢ كورنيش النيل', 'الزمالك']) expect(document.body).toHaveTextContent(text)
    expect(screen.getByRole('link', { name: locale === 'ar' ? 'English' : 'العربية' })).toHaveAttribute(
      'href',
      `/Invitations/Invitation?slug=${encodeURIComponent(invitation.slug)}&lang=${locale === 'ar' ? 'en' : 'ar'}`,
    )
  })

  it.each(cases)('hydrates to the same tree: template %i in %s', async (template, locale) => {
    await hydrate(renderPage({ template }, locale))
    expect(problems).not.toHaveBeenCalled()
  })

  it.each(templates)('has no inline style, which the CSP forbids: template %i', (template) => {
    expect(
      renderPage({
        template,
        backgroundImage: '/api/v1/uploads/background/x.webp',
        mapsLink: 'https://maps.app.goo.gl/x',
      }).body,
    ).not.toMatch(/ style="/)
  })

  it('lists its chunks and only the font for the script of the names', () => {
    expect(renderPage()).toMatchObject({
      chunks: ['guest', 'template-mashrabiya'],
      font: expect.any(String),
      themeColor: expect.stringMatching(/^#/),
    })
  })

  it('escapes the texts of the couple', () => {
    const { body, head } = renderPage({
      groom: '"><img src=x onerror=alert(1)>',
      weddinghole: '<script>alert(1)</script>',
    })
    document.body.innerHTML = body
    expect(document.querySelector('img[src="x"], script')).toBeNull()
    expect(head).not.toContain('<img')
  })
})

describe('head of the guest page', () => {
  const findTags = (html: string) => {
    document.head.innerHTML = html
    const findMeta = (name: string) =>
      document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content')
    return {
      meta: findMeta,
      canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
      title: document.title,
    }
  }

  it('describes a shared link by names, date, hall and preview image', () => {
    const { meta, canonical, title } = findTags(renderPage().head)
    const address = `${siteUrl}/Invitations/Invitation?slug=${encodeURIComponent(invitation.slug)}`
    const picture = `${siteUrl}/api/v1/invitations/slug/${encodeURIComponent(invitation.slug)}/preview.png?v=3`
    expect([title, canonical, meta('og:url')]).toEqual(['زفاف عمر وليلى', address, address])
    expect(meta('description')).toBe('الجمعة ١٨ يونيو ٢٠٢٧ الساعة ٧:٣٠ مساءً · قاعة النيل · الزمالك')
    expect([meta('og:title'), meta('twitter:title')]).toEqual([title, title])
    expect([meta('og:description'), meta('twitter:description')]).toEqual([meta('description'), meta('description')])
    expect([meta('og:image'), meta('twitter:image')]).toEqual([picture, picture])
    expect([meta('og:image:width'), meta('og:image:height'), meta('twitter:card')]).toEqual([
      '1200',
      '630',
      'summary_large_image',
    ])
    expect(meta('og:locale')).toBe('ar_EG')
  })

  it('describes an English invitation in English', () => {
    const { meta, title } = findTags(
      renderPage({ language: 'en', groom: 'Omar', bride: 'Laila', weddinghole: 'Nile Hall', area: 'Zamalek' }, 'en')
        .head,
    )
    expect(title).toBe('Wedding of Omar & Laila')
    expect(meta('og:description')).toBe('Friday, 18 June 2027 at 7:30 PM · Nile Hall · Zamalek')
  })
})

describe('guest page in the browser', () => {
  it('handles an early click', async () => {
    const writeText = jest.fn(() => Promise.resolve())
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    const rendered = renderPage({}, 'en')
    document.body.innerHTML = `<div id="root">${rendered.body}</div>`
    recordEarlyClick(screen.getByRole('button', { name: 'Copy Link' }))
    await act(async () => {
      const hydrateAndKeep: typeof hydrateRoot = (...given) => (root = hydrateRoot(...given))
      hydratePrerendered(hydrateAndKeep, document.getElementById('root')!, createGuestTree(rendered.state!))
    })
    expect(writeText).toHaveBeenCalledTimes(1)
    expect(writeText).toHaveBeenCalledWith(
      `${siteUrl}/Invitations/Invitation?slug=${encodeURIComponent(invitation.slug)}`,
    )
    expect(window.zaffaEarlyClick).toBeNull()
  })

  it('switches language and title without a reload and stores the choice', async () => {
    await hydrate(renderPage())
    await userEvent.setup({ delay: null }).click(screen.getByRole('link', { name: 'English' }))
    expect(await screen.findByText('Until we celebrate')).toBeInTheDocument()
    await waitFor(() => expect(document.title).toBe('Wedding of عمر & ليلى'))
    expect(document.documentElement).toHaveAttribute('dir', 'ltr')
    expect(localStorage.getItem('zaffa-locale')).toBe('en')
  })
})

it('renders the not-found page without a slug, with a link to the other language', () => {
  const { body, head, state } = renderNotFound('en')
  document.body.innerHTML = body
  expect(screen.getByRole('heading', { name: 'Invitation Not Found' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/')
  expect(screen.getByRole('link', { name: 'العربية' })).toHaveAttribute('href', '/Invitations/Invitation?slug=&lang=ar')
  expect([head, state]).toEqual(['<title>Invitation Not Found</title>', null])
})

describe('a guest page that stays open', () => {
  const fetched = jest.fn<typeof fetch>()
  const realFetch = globalThis.fetch
  const mockResponse = (body: object, status = 200) =>
    fetched.mockResolvedValue(new Response(JSON.stringify(body), { status }))
  const returnAfter = (ms: number) =>
    act(async () => {
      jest.advanceTimersByTime(ms)
      document.dispatchEvent(new Event('visibilitychange'))
    })

  beforeEach(async () => {
    jest.useFakeTimers({ now })
    fetched.mockReset()
    globalThis.fetch = fetched
    await hydrate(renderPage({}, 'en'))
  })
  afterEach(() => {
    jest.useRealTimers()
    globalThis.fetch = realFetch
  })

  it('keeps its invitation in the cache', async () => {
    await act(async () => jest.advanceTimersByTime(10 * 60_000))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/عمر/)
    expect(fetched).not.toHaveBeenCalled()
  })

  it('fetches the invitation again when the guest returns to the tab, and shows the changes', async () => {
    mockResponse({ ...invitation, weddinghole: 'Andalus Hall', version: 4 })
    await returnAfter(30_000)
    expect(fetched).not.toHaveBeenCalled()
    await returnAfter(31_000)
    expect(fetched.mock.calls.map(([url]) => url)).toEqual([
      `/api/v1/invitations/slug/${encodeURIComponent(invitation.slug)}`,
    ])
    await act(() => jest.advanceTimersByTimeAsync(100))
    expect(document.querySelector('address')).toHaveTextContent('Andalus Hall')
  })

  it.each([404, 500])('keeps showing the invitation when that request returns %i', async (status) => {
    mockResponse({ message: 'x' }, status)
    await returnAfter(61_000)
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(document.querySelector('address')).toHaveTextContent('قاعة النيل')
  })
})
