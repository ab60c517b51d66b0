import { jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { Route, Routes, useLocation, useNavigationType } from 'react-router-dom'
import { http, HttpResponse } from 'msw'
import { api, apiServer, getSentBodies } from '@tests/mocks/api'
import { renderSite } from '@tests/render'
import { userAgents } from '@tests/userAgents'
import { ONWARD_LINKS_MS } from '../config/limits'
import DeepLinkPage from './DeepLinkPage'

const server = apiServer()
const path = '/deep-links/eid27'

/** Any other page; shows its path and the kind of navigation. */
function Elsewhere() {
  const { pathname, search } = useLocation()
  return <p>{`${useNavigationType()} ${pathname}${search}`}</p>
}

const open = () =>
  renderSite(
    <StrictMode>
      <Routes>
        <Route path="/dl/:shortCode" element={<DeepLinkPage />} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </StrictMode>,
    { at: '/dl/eid27' },
  )

const mockTarget = (fullUrl: string) => server.use(http.get(api(path), () => HttpResponse.json({ fullUrl })))
const readStoredReferral = () =>
  ['referralCode', 'referralSource', 'referralSourceId'].map((key) => localStorage.getItem(key))

afterEach(() => jest.restoreAllMocks())

describe('DeepLinkPage', () => {
  it('shows a notice while it resolves the link once, with cookies', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch')
    server.use(http.get(api(path), () => new Promise<never>(() => undefined)))
    open()
    expect(screen.getByRole('status')).toHaveTextContent(/^Redirecting…$/)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Redirecting…')
    await waitFor(() => expect(getSentBodies(path)).toHaveLength(1))
    expect(fetched.mock.calls.map(([request]) => (request as Request).credentials)).toEqual(['include'])
  })

  it('stores the referral and replaces itself with the target page', async () => {
    mockTarget('https://zaffa.example/app/register?referralCode=LAILA&source=whatsapp&sourceId=7')
    open()
    expect(
      await screen.findByText('REPLACE /register?referralCode=LAILA&source=whatsapp&sourceId=7'),
    ).toBeInTheDocument()
    expect(readStoredReferral()).toEqual(['LAILA', 'whatsapp', '7'])
    expect(getSentBodies(path)).toHaveLength(1)
  })

  it('keeps an earlier referral when this link has none, and ignores invalid values', async () => {
    mockTarget('https://zaffa.example/app/register?referralCode=a%0Ab')
    const { store } = open()
    store.dispatch({ type: 'referral/referralCaptured', payload: { referralCode: 'OMAR' } })
    await screen.findByText(/^REPLACE/)
    expect(readStoredReferral()).toEqual(['OMAR', null, null])
  })

  describe('opens the home page and logs the reason without the URL', () => {
    it.each([
      ['notFound', () => HttpResponse.json({ message: 'no', code: 'not_found' }, { status: 404 })],
      ['badRequest', () => HttpResponse.json({ message: 'no', code: 'bad_request' }, { status: 400 })],
      ['server', () => HttpResponse.json({ message: 'no' }, { status: 500 })],
      ['server', () => HttpResponse.text('<html>')],
      ['network', () => HttpResponse.error()],
      ['refused', () => HttpResponse.json({ fullUrl: 'https://evil.example/app/register?referralCode=LAILA' })],
      ['refused', () => HttpResponse.json({})],
    ])('when the link is %s', async (kind, resolver) => {
      const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
      server.use(http.get(api(path), resolver))
      open()
      expect(await screen.findByText('REPLACE /')).toBeInTheDocument()
      expect(warn.mock.calls).toEqual([[`A short link could not be followed: ${kind}`]])
      expect(screen.queryByRole('alert')).toBeNull()
    })
  })

  describe('when the app does not open', () => {
    beforeEach(() => jest.useFakeTimers())
    afterEach(() => jest.useRealTimers())

    /** Opens a link whose target does not open: jsdom does not navigate, and logs an error. */
    function openWithUserAgent(userAgent: string, fullUrl: string) {
      jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
      const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined)
      mockTarget(fullUrl)
      return { ...open(), complained: consoleError }
    }

    it('offers the page of the site and the store after a delay', async () => {
      const openedAt = Date.now()
      openWithUserAgent(userAgents.android.plain, 'zaffa://items?category=storage')
      expect(await screen.findByRole('link', { name: 'Continue on the website' })).toHaveAttribute(
        'href',
        '/items?category=storage',
      )
      expect(Date.now() - openedAt).toBeGreaterThanOrEqual(ONWARD_LINKS_MS)
      expect(screen.getByRole('link', { name: /^Download App/ })).toHaveAttribute(
        'href',
        expect.stringMatching(/^https:\/\/play\.google\.com\//),
      )
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Redirecting…')
    })

    it('offers no store for a link outside the app', async () => {
      openWithUserAgent(userAgents.desktop.plain, 'https://store.zaffa.example/rings')
      expect(await screen.findByRole('link', { name: 'Continue on the website' })).toHaveAttribute('href', '/')
      expect(screen.queryByRole('link', { name: /Download App/ })).toBeNull()
    })
    it('does not open the store after the page is left', async () => {
      const { complained, unmount } = openWithUserAgent(userAgents.android.plain, 'zaffa://items')
      await waitFor(() => expect(complained).toHaveBeenCalledTimes(1))
      unmount()
      jest.advanceTimersByTime(ONWARD_LINKS_MS)
      expect(complained).toHaveBeenCalledTimes(1)
    })
  })
})
