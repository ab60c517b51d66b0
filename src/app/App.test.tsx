import { jest } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { api, apiServer, getSentBodies } from '@tests/mocks/api'
import { createPublishedInvitation } from '@tests/fixtures/invitation'
import { createDashboardApi } from '@tests/mocks/dashboard'
import { renderSite } from '@tests/render'
import { renderApp } from '@tests/renderApp'
import { sessionExpired, tokenRestored } from '../api'
import { App } from './App'

const server = apiServer()

const signedIn = { auth: { token: 't', user: null, expired: false } }
const createRefusal = () => HttpResponse.json({ code: 'unauthorized', message: 'x', requestId: 'r' }, { status: 401 })

beforeAll(() => {
  window.scrollTo = () => undefined
})

describe('links with the app prefix', () => {
  it.each(['/app/support', '/WEB/Support/', '/app/web/support'])(
    '%s shows the page of the path without the prefix',
    async (at) => {
      renderApp({ at })
      expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Support')
    },
  )

  it('keep their query and hash', async () => {
    renderApp({ at: '/web/reset-password?token=t' })
    expect((await screen.findAllByLabelText(/password/i)).length).toBeGreaterThan(0)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('do not include /apple, which only begins like the prefix', async () => {
    renderApp({ at: '/apple' })
    expect(await screen.findByText(/404/)).toBeInTheDocument()
  })
})

it.each(['/%E0%A4%A', '/providers/%zz/x'])('shows the 404 page for a malformed path: %s', async (at) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined) // React Router's notice
  renderApp({ at })
  expect(await screen.findByText(/404/)).toBeInTheDocument()
  warn.mockRestore()
})

it.each([
  [400, '400 Bad Request'],
  [405, '405 Method Not Allowed'],
] as const)('shows the status %i of a refused request instead of the page', async (errorStatus, text) => {
  renderSite(<App errorStatus={errorStatus} />, { at: '/contact' })
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go Home' })).toBeVisible()
})

describe('main layout', () => {
  it('marks the current page’s link as active, whatever the letter case of the path', async () => {
    renderApp({ at: '/ABOUT' })
    const navigation = await screen.findByRole('navigation', { name: 'Main navigation' })
    expect(within(navigation).getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page')
    expect(within(navigation).getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current')
  })

  it('changes its style after more than 50 px of scrolling', async () => {
    renderApp()
    const bar = await screen.findByRole('banner')
    const scrollTo = (y: number) =>
      act(() => {
        Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
        window.dispatchEvent(new Event('scroll'))
      })
    scrollTo(50)
    expect(bar).toHaveAttribute('data-scrolled', 'false')
    scrollTo(51)
    expect(bar).toHaveAttribute('data-scrolled', 'true')
    scrollTo(0)
  })

  it('opens the menu and closes it on Escape or when a link is followed', async () => {
    const { user } = renderApp()
    const button = await screen.findByRole('button', { name: 'Menu' })
    await user.click(button)
    expect(button).toHaveAttribute('aria-expanded', 'true')
    await user.keyboard('{Escape}')
    expect(button).toHaveAttribute('aria-expanded', 'false')
    await user.click(button)
    await user.click(screen.getByRole('link', { name: 'About' }))
    expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  it('switches the language without a reload and stores the choice', async () => {
    const { user } = renderApp()
    await user.click(await screen.findByRole('link', { name: /العربية/ }))
    expect(await screen.findByRole('navigation', { name: 'التنقل الرئيسي' })).toBeInTheDocument()
    expect(document.documentElement).toHaveAttribute('dir', 'rtl')
    expect(document.documentElement).toHaveAttribute('lang', 'ar')
    expect(localStorage.getItem('zaffa-locale')).toBe('ar')
    expect(document.cookie).toContain('zaffa-locale=ar')
  })

  it('shows the built-in error page where no route matches', async () => {
    renderApp({ at: '/nowhere' })
    expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
    expect(screen.getByText('404 Not Found')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/')
  })

  it('redirects the old policy URLs', async () => {
    renderApp({ at: '/terms' })
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
    expect(screen.queryByText('Unexpected Application Error!')).not.toBeInTheDocument()
  })
})

describe('session', () => {
  it('redirects to sign-in and back, and says so there, when it expires on a private page', async () => {
    server.use(http.get(api('/weddings'), createRefusal), http.post(api('/identity/refresh-token'), createRefusal))
    const { store } = renderApp({ at: '/home?tab=1', preloadedState: signedIn })
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
    expect(screen.getByText(/^You have been signed out/)).toBeVisible()
    await waitFor(() => expect(store.getState().auth).toEqual({ token: null, user: null, expired: false }))
  })

  it('keeps the visitor on a public page when it expires, and offers sign-in in the navigation bar', async () => {
    server.use(
      http.get(api('/users/wishlist'), createRefusal),
      http.post(api('/identity/refresh-token'), createRefusal),
    )
    const { store } = renderApp({ at: '/items', preloadedState: signedIn })
    // Asking for roles computes the name of every button of 25 cards.
    await screen.findByText('All Items')
    await waitFor(() => expect(document.querySelector('header a[href="/login"]')).toBeVisible())
    await waitFor(() => expect(store.getState().auth).toEqual({ token: null, user: null, expired: false }))
    expect(screen.getByText('All Items')).toBeVisible()
    expect(screen.queryByText(/^You have been signed out/)).not.toBeInTheDocument()
  })

  it('redirects to sign-in and removes all data when it ends in another tab', async () => {
    server.use(...createDashboardApi().handlers)
    const { store } = renderApp({ at: '/home', preloadedState: signedIn })
    expect(await screen.findByText(/^Welcome/)).toBeVisible()
    act(() => void store.dispatch(tokenRestored(null)))
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
    expect(screen.getByText(/^You have been signed out/)).toBeVisible()
    await waitFor(() => expect(Object.keys(store.getState().api.queries)).toHaveLength(0))
  })

  it('shows no data of the expired account to the next account', async () => {
    const names = ['Laila', 'Salma']
    server.use(
      http.get(api('/users/profile'), () =>
        HttpResponse.json({
          id: 'u',
          email: 'a@b',
          firstName: names.shift(),
          version: 1,
          createdAt: '',
          updatedAt: '',
        }),
      ),
      ...createDashboardApi().handlers,
    )
    const { store } = renderApp({ at: '/home', preloadedState: signedIn })
    expect(await screen.findByText('Welcome, Laila')).toBeVisible()
    act(() => void store.dispatch(sessionExpired()))
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
    act(() => void store.dispatch(tokenRestored('another')))
    const queries = Object.values(store.getState().api.queries)
    expect(queries.filter((query) => query?.data !== undefined)).toHaveLength(0)
  })

  it('clears all data of the couple at sign-out', async () => {
    server.use(
      ...createDashboardApi({ invitations: [createPublishedInvitation('omar-laila-x', 'inv')] }).handlers,
      http.post(api('/identity/logout'), () => HttpResponse.json({ message: 'success' })),
    )
    const { user, store } = renderApp({ at: '/home', preloadedState: signedIn })
    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    await screen.findByLabelText(/Wedding hall/)
    expect(localStorage.getItem('invitation-slug')).toBe('omar-laila-x')
    await user.click(screen.getByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(store.getState().auth.token).toBeNull())
    await waitFor(() =>
      expect(store.getState().invitation).toMatchObject({ draft: { editing: null, groom: '' }, currentSlug: null }),
    )
    expect([localStorage.getItem('invitation-slug'), sessionStorage.getItem('InvitationData')]).toEqual([null, null])
    await waitFor(() => expect(Object.keys(store.getState().api.queries)).toHaveLength(0))
    expect(getSentBodies('/identity/logout')).toHaveLength(1)
    await waitFor(() => expect(screen.queryAllByText(/Omar/)).toEqual([]))
    expect(screen.queryAllByDisplayValue(/Omar/)).toEqual([])
  })
})
