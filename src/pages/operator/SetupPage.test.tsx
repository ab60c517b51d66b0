import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { api, apiServer, getSentBodies } from '@tests/mocks/api'
import { createSignIn, refuse } from '@tests/mocks/operator'
import { renderConsole } from '@tests/renderConsole'

const server = apiServer()
const codes = Array.from({ length: 10 }, (_, index) => `k3m9p-x7q2${index}`)
const setup = {
  email: 'mona@zaffa.example',
  secret: 'JBSWY3DPEHPK3PXP',
  address: 'otpauth://totp/Zaffa:mona?secret=JBSWY3DPEHPK3PXP',
  qrCode: 'data:image/svg+xml,%3Csvg/%3E',
}
const started = http.post(api('/operator/setup'), () => HttpResponse.json(setup))

describe('the set-up of the second factor', () => {
  it('shows the key, confirms the first code, shows the recovery codes and leads to sign-in', async () => {
    server.use(
      started,
      http.post(api('/operator/setup/confirmation'), () => HttpResponse.json({ recoveryCodes: codes })),
      ...createSignIn().handlers,
    )
    const { user } = renderConsole({ at: '/setup#one-time-token' })
    expect(await screen.findByRole('img', { name: /QR code/ })).toHaveAttribute('src', setup.qrCode)
    expect(screen.getByTestId('key')).toHaveTextContent('JBSW Y3DP EHPK 3PXP')
    expect(screen.getByRole('link', { name: 'Open in the authenticator app' })).toHaveAttribute('href', setup.address)
    expect(getSentBodies('/operator/setup')).toEqual([{ token: 'one-time-token' }])
    await user.type(screen.getByLabelText('Code'), '123 456{Enter}')
    const list = await screen.findByRole('list', { name: 'Recovery codes' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(10)
    expect(getSentBodies('/operator/setup/confirmation')).toEqual([{ token: 'one-time-token', code: '123 456' }])
    await user.click(screen.getByRole('button', { name: 'I have kept them: sign in' }))
    expect(await screen.findByRole('heading', { name: 'Sign in to the console' })).toBeVisible()
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/)
  })

  it('says that the code is wrong and keeps the page', async () => {
    server.use(
      started,
      http.post(api('/operator/setup/confirmation'), () =>
        refuse(400, 'validation_failed', { errors: [{ field: 'code', message: 'Wrong' }] }),
      ),
    )
    const { user } = renderConsole({ at: '/setup#one-time-token' })
    await user.type(await screen.findByLabelText('Code'), '000000{Enter}')
    expect(await screen.findByText(/The code is wrong/)).toBeVisible()
    expect(screen.getByTestId('key')).toBeVisible()
  })

  it.each(['/setup#expired-token', '/setup'])('asks for a new link at %s', async (at) => {
    server.use(http.post(api('/operator/setup'), () => refuse(400, 'validation_failed')))
    renderConsole({ at })
    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeVisible()
    expect(screen.getByText(/Ask for a new setup link/)).toBeVisible()
  })
})
