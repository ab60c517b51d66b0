import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { api, apiServer, getSentBodies } from '@tests/mocks/api'
import { renderSite } from '@tests/render'
import VerifyEmailPage from './VerifyEmailPage'

const server = apiServer()
const PATH = '/users/verify-email'
const profile = {
  id: 'u',
  email: 'laila@example.com',
  emailVerified: false,
  referralCode: 'k3v9xq2m',
  version: 1,
  createdAt: '',
  updatedAt: '',
}
const verifies = http.post(api(PATH), () => HttpResponse.json({ message: 'success' }))
const refuses = http.post(api(PATH), () =>
  HttpResponse.json(
    {
      message: 'x',
      code: 'validation_failed',
      errors: [{ field: 'token', message: 'This link is too old.' }],
      requestId: 'r',
    },
    { status: 400 },
  ),
)
const signedIn = { auth: { token: 't', user: null, expired: false } }
const open = (at: string, isSignedIn = true, locale: 'ar' | 'en' = 'en') =>
  renderSite(<VerifyEmailPage />, { at, locale, ...(isSignedIn ? { preloadedState: signedIn } : {}) })

beforeEach(() => server.use(http.get(api('/users/profile'), () => HttpResponse.json(profile))))

describe('VerifyEmailPage', () => {
  it.each(['en', 'ar'] as const)('verifies the address of a signed-in couple once (%s)', async (locale) => {
    server.use(verifies)
    open('/verify-email?token=abc', true, locale)
    expect(
      await screen.findByText(
        locale === 'en' ? 'Your email address is confirmed. Thank you!' : 'أكّدتم بريدكم الإلكتروني. شكرًا لكم!',
      ),
    ).toBeVisible()
    expect(getSentBodies(PATH)).toEqual([{ token: 'abc' }])
  })

  it('redirects a visitor to sign-in and back, and sends nothing', () => {
    open('/verify-email?token=a%2Bc', false)
    expect(screen.getByRole('link', { name: 'Sign in and confirm' })).toHaveAttribute(
      'href',
      `/login?next=${encodeURIComponent('/verify-email?token=a%2Bc')}`,
    )
    expect(getSentBodies(PATH)).toHaveLength(0)
  })

  it('offers a new link when this one is used or expired', async () => {
    server.use(
      refuses,
      http.post(api('/users/resend-verification'), () => HttpResponse.json({ message: 'success' })),
    )
    const { user } = open('/verify-email?token=old')
    expect(await screen.findByText('This link is too old.')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Send a new link' }))
    expect(await screen.findByText(/We have sent the link to/)).toHaveTextContent('laila@example.com')
  })

  it('offers a retry when the network fails', async () => {
    server.use(http.post(api(PATH), () => HttpResponse.error()))
    const { user } = open('/verify-email?token=abc')
    expect(await screen.findByText('Network error. Please check your connection.')).toBeVisible()
    server.use(verifies)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.getByText('Your email address is confirmed. Thank you!')).toBeVisible())
  })

  it('shows that a link without a token is incomplete', () => {
    open('/verify-email')
    expect(screen.getByText(/This link is incomplete/)).toBeVisible()
  })
})
