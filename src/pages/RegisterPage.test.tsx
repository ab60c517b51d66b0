import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { Route, Routes, useLocation } from 'react-router-dom'
import { api, apiServer } from '@tests/mocks/api'
import { renderSite } from '@tests/render'
import RegisterPage from './RegisterPage'

const server = apiServer()
const NAMES = ['x-referral-code', 'x-referral-source', 'x-referral-source-id']

/** @returns the referral headers of the registrations, in order */
function recordReferralHeaders() {
  const sent: (string | null)[][] = []
  server.use(
    http.post(api('/identity/register'), async ({ request }) => {
      expect(await request.json()).toEqual({ email: 'laila@example.com', password: 'Farah#2027' })
      sent.push(NAMES.map((name) => request.headers.get(name)))
      return HttpResponse.json({ message: 'success' })
    }),
  )
  return sent
}

const Address = () => <output data-testid="address">{useLocation().pathname}</output>
const open = (
  at: string,
  referral = { referralCode: null as string | null, source: null as string | null, sourceId: null as string | null },
) =>
  renderSite(
    <>
      <Address />
      <Routes>
        <Route path="/register" element={<RegisterPage />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
    { at, preloadedState: { referral } },
  )

async function register({ user }: ReturnType<typeof open>) {
  await user.type(screen.getByLabelText('First name'), 'Laila')
  await user.type(screen.getByLabelText('Last name'), 'Hassan')
  await user.type(screen.getByLabelText('Email'), 'laila@example.com')
  await user.type(screen.getByLabelText('Password'), 'Farah#2027')
  await user.click(screen.getByRole('checkbox', { name: /I am over 18/ }))
  await user.click(screen.getByRole('button', { name: 'Create Account' }))
}
const waitForLogin = () => waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/login'))

describe('RegisterPage', () => {
  it('shows a notice of the stored referral, sends it and clears it afterwards', async () => {
    const sent = recordReferralHeaders()
    const page = open('/register', { referralCode: 'LAILA', source: 'invitation', sourceId: 'a\nb' })
    expect(screen.getByText(/Someone recommended Zaffa to you/)).toBeVisible()
    await register(page)
    await waitForLogin()
    expect(sent).toEqual([['LAILA', 'invitation', null]])
    expect(page.store.getState().referral).toEqual({ referralCode: null, source: null, sourceId: null })
    expect(localStorage.getItem('referralCode')).toBeNull()
  })

  it('sends the referral in its own URL', async () => {
    const sent = recordReferralHeaders()
    const page = open('/register?referralCode=OMAR-7&source=story&sourceId=a%20b')
    expect(await screen.findByText(/Someone recommended Zaffa to you/)).toBeVisible()
    expect(localStorage.getItem('referralCode')).toBe('OMAR-7')
    await register(page)
    await waitForLogin()
    expect(sent).toEqual([['OMAR-7', 'story', 'a%20b']])
  })

  it('shows and sends nothing without a referral', async () => {
    const sent = recordReferralHeaders()
    const page = open('/register?referralCode=a%0Ab')
    expect(screen.queryByText(/Someone recommended Zaffa to you/)).not.toBeInTheDocument()
    await register(page)
    await waitForLogin()
    expect(sent).toEqual([[null, null, null]])
  })

  it('keeps the referral when the registration is refused', async () => {
    server.use(
      http.post(api('/identity/register'), () =>
        HttpResponse.json({ code: 'email_in_use', message: 'x', requestId: 'r' }, { status: 409 }),
      ),
    )
    const page = open('/register', { referralCode: 'LAILA', source: null, sourceId: null })
    await register(page)
    expect(await screen.findByText(/This email already has an account/)).toBeVisible()
    expect(page.store.getState().referral.referralCode).toBe('LAILA')
  })
})
