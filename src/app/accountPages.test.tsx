import { jest } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { api, apiServer, getSentBodies } from '@tests/mocks/api'
import { renderApp } from '@tests/renderApp'
import { tokenRestored } from '../api'
import { storePendingDetails, findPendingDetails } from '../features/auth/pendingDetails'
import { draftEdited } from '../features/invitation/invitationSlice'
import { storageKeys } from '@shared/storageKeys'

const server = apiServer()
const signedIn = { auth: { token: 't', user: null, expired: false } }
const profile = {
  id: 'u',
  email: 'laila@example.com',
  emailVerified: true,
  firstName: 'Laila',
  language: 'en',
  version: 1,
  createdAt: '',
  updatedAt: '',
}
const reads = http.get(api('/users/profile'), () => HttpResponse.json(profile))
const noOtherSessions = http.get(api('/users/sessions'), () => HttpResponse.json({ items: [] }))

beforeEach(() => server.use(noOtherSessions))

beforeAll(() => {
  window.scrollTo = () => undefined
})

const open = (at: string, asCouple = true, locale: 'ar' | 'en' = 'en') =>
  renderApp({ at, locale, ...(asCouple ? { preloadedState: signedIn } : {}) })

describe('account page', () => {
  it('redirects a visitor to sign-in and back', async () => {
    open('/account', false)
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
  })

  it('shows the e-mail address and marks its link in the navigation bar', async () => {
    server.use(reads)
    open('/account')
    expect((await screen.findAllByText('laila@example.com'))[0]).toBeVisible()
    expect(await screen.findByLabelText('First name')).toHaveValue('Laila')
    expect(screen.getByRole('link', { name: 'My account' })).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('link', { name: 'Delete my account' })).toHaveAttribute('href', '/delete-account')
  })

  it('shows whether the address is verified, and sends a new link when it is not', async () => {
    const calls: string[] = []
    server.use(
      http.get(api('/users/profile'), () => HttpResponse.json({ ...profile, emailVerified: false })),
      http.post(api('/users/resend-verification'), ({ request }) => {
        calls.push(request.method)
        return calls.length === 1 ? HttpResponse.error() : HttpResponse.json({ message: 'success' })
      }),
    )
    const { user } = open('/account')
    expect(await screen.findByText(/is not confirmed yet/)).toHaveTextContent('laila@example.com')
    await user.click(screen.getByRole('button', { name: 'Send a new link' }))
    expect(await screen.findByText('Network error. Please check your connection.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Send a new link' }))
    expect(await screen.findByText(/We have sent the link to/)).toHaveTextContent('laila@example.com')
    expect(calls).toHaveLength(2)
  })

  it('offers a retry when the profile cannot be fetched', async () => {
    server.use(http.get(api('/users/profile'), () => HttpResponse.error()))
    const { user } = open('/account')
    expect(await screen.findByText('Network error. Please check your connection.')).toBeVisible()
    server.use(reads)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByLabelText('First name')).toHaveValue('Laila')
  })

  describe('keeps unsaved values, for the same account only,', () => {
    const createRefusal = () =>
      HttpResponse.json({ code: 'unauthorized', message: 'x', requestId: 'r' }, { status: 401 })
    type Page = ReturnType<typeof open>
    const expire = ({ user }: Page) => user.click(screen.getByRole('button', { name: 'Save the profile' }))
    const endInAnotherTab = async ({ store }: Page) => act(() => void store.dispatch(tokenRestored(null)))

    it.each([
      ['when the session expires', expire],
      ['when it ends in another tab', endInAnotherTab],
    ])('%s', async (_how, endSession) => {
      let whose = profile
      server.use(
        http.get(api('/users/profile'), () => HttpResponse.json(whose)),
        http.put(api('/users/profile'), createRefusal),
        http.post(api('/identity/refresh-token'), createRefusal),
        http.post(api('/identity/login'), () =>
          HttpResponse.json({ message: 'success', token: 'new', expiresIn: 900 }),
        ),
      )
      const page = open('/account')
      const { user } = page
      const typeAndEnd = async () => {
        await user.clear(await screen.findByLabelText('First name'))
        await user.type(screen.getByLabelText('First name'), 'Lulu')
        await endSession(page)
      }
      const signIn = async () => {
        await user.type(await screen.findByLabelText('Email'), 'laila@example.com')
        await user.type(screen.getByLabelText('Password'), 'Farah#2027')
        await user.click(screen.getByRole('button', { name: 'Sign In' }))
      }
      await typeAndEnd()
      expect(await screen.findByText(/^You have been signed out/)).toBeVisible()
      await signIn()
      expect(await screen.findByLabelText('First name')).toHaveValue('Lulu')
      await typeAndEnd()
      whose = { ...profile, id: 'another' }
      await signIn()
      expect(await screen.findByLabelText('First name')).toHaveValue('Laila')
    })
  })

  it('redirects to the home page, not to sign-in, after sign-out', async () => {
    server.use(
      reads,
      http.post(api('/identity/logout'), () => HttpResponse.json({ message: 'success' })),
    )
    const { user, store } = open('/account')
    await screen.findByLabelText('First name')
    await user.click(screen.getAllByRole('button', { name: 'Sign out' }).at(-1) as HTMLElement)
    expect(await screen.findByText('You are signed out.')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page'))
    expect(store.getState().auth.token).toBeNull()
  })

  it('downloads the export as a file with the date in its name', async () => {
    const stored = {
      exportedAt: '2026-11-22T10:00:00.000Z',
      profile,
      invitations: [],
      providers: [],
      wishlist: { itemIds: [] },
      uploads: [],
      sessions: [],
    }
    let file: Blob | null = null
    let name = ''
    URL.createObjectURL = (blob) => {
      file = blob as Blob
      return 'blob:export'
    }
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      name = this.download
    })
    server.use(
      reads,
      http.get(api('/users/export'), () => HttpResponse.error()),
    )
    const { user } = open('/account')
    await user.click(await screen.findByRole('button', { name: 'Download my data' }))
    expect(await screen.findByText('Network error. Please check your connection.')).toBeVisible()
    server.use(
      http.get(api('/users/export'), ({ request }) =>
        HttpResponse.json(stored, request.headers.get('authorization') === 'Bearer t' ? undefined : { status: 401 }),
      ),
    )
    await user.click(await screen.findByRole('button', { name: 'Download my data' }))
    await waitFor(() => expect(name).toBe('zaffa-account-2026-11-22.json'))
    expect(JSON.parse(await (file as unknown as Blob).text())).toEqual(stored)
    click.mockRestore()
  })
})

describe('account deletion', () => {
  it('ends the session, clears stored data, shows a toast and opens the home page', async () => {
    server.use(http.post(api('/identity/delete'), () => HttpResponse.json({ success: true, errors: [] })))
    const { user, store } = open('/delete-account')
    expect(await screen.findByRole('link', { name: 'You can download your data first' })).toHaveAttribute(
      'href',
      '/account',
    )
    storePendingDetails({ email: 'laila@example.com', firstName: 'L', lastName: 'H', newsletter: false })
    store.dispatch(draftEdited({ groom: 'Omar' }))
    await waitFor(() => expect(sessionStorage.getItem(storageKeys.invitationData)).toContain('Omar'))
    await user.type(screen.getByLabelText('Email or phone'), 'laila@example.com')
    await user.type(screen.getByLabelText('Password'), 'Farah#2027')
    await user.click(screen.getByRole('button', { name: 'Delete Account' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Account deleted successfully!')).toBeVisible()
    await waitFor(() => expect(store.getState().auth.token).toBeNull())
    expect(sessionStorage.getItem(storageKeys.invitationData)).toBeNull()
    expect(findPendingDetails('laila@example.com')).toBeNull()
    expect(getSentBodies('/identity/delete')).toEqual([{ emailOrPhone: 'laila@example.com', password: 'Farah#2027' }])
    expect(await screen.findByRole('navigation', { name: 'Main navigation' })).toBeVisible()
  })

  it('is available to a visitor, without the link to the export', async () => {
    open('/delete-account', false)
    expect(await screen.findByRole('button', { name: 'Delete Account' })).toBeDisabled()
    expect(screen.queryByRole('link', { name: 'You can download your data first' })).not.toBeInTheDocument()
  })
})

describe('legal pages', () => {
  it.each([
    ['/terms-conditions', 'Terms and Conditions'],
    ['/privacy-policy', 'Privacy Policy'],
  ])('%s has the short layout, its date, and a table of contents whose anchors exist', async (at, title) => {
    open(at, false)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(screen.getByText('Last updated June 28, 2024')).toBeVisible()
    expect(screen.queryByRole('navigation', { name: 'Main navigation' })).not.toBeInTheDocument()
    const anchors = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link')
    expect(anchors.length).toBeGreaterThan(10)
    for (const anchor of anchors) expect(document.querySelector(anchor.getAttribute('href') ?? '')).not.toBeNull()
    expect(
      within(screen.getAllByRole('banner')[0] as HTMLElement).getByRole('link', { name: 'Zaffa' }),
    ).toHaveAttribute('href', '/')
  })

  it('show the ages from the constants in the digits of the locale', async () => {
    open('/privacy-policy', false, 'ar')
    expect(await screen.findByText(/تزيد أعمارهم على ١٨ عامًا.*دون ١٣ عامًا/)).toBeVisible()
  })
})
