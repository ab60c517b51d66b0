import { jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { renderSite } from '@tests/render'
import { api, apiServer, getSentBodies } from '@tests/mocks/api'
import { generatedApi } from '@/api'
import { RegisterForm } from './RegisterForm'

const server = apiServer()
const ok = http.post(api('/identity/register'), () => HttpResponse.json({ message: 'success' }))

function open() {
  const onRegistered = jest.fn()
  return { onRegistered, ...renderSite(<RegisterForm onRegistered={onRegistered} />) }
}

async function fill({ user }: ReturnType<typeof open>, password = 'Farah#2027', terms = true) {
  await user.type(screen.getByLabelText('First name'), 'Laila')
  await user.type(screen.getByLabelText('Last name'), 'Hassan')
  await user.type(screen.getByLabelText('Email'), 'laila@example.com')
  await user.type(screen.getByLabelText('Password'), password)
  if (terms) await user.click(screen.getByRole('checkbox', { name: /I am over 18/ }))
}
const submit = ({ user }: ReturnType<typeof open>) => user.click(screen.getByRole('button', { name: 'Create Account' }))

describe('RegisterForm', () => {
  it('sends only e-mail and password, and saves the names at the first sign-in', async () => {
    server.use(
      ok,
      http.post(api('/identity/login'), () =>
        HttpResponse.json({
          message: 'success',
          token: 't',
          expiresIn: 900,
          user: { id: '1', email: 'Laila@Example.com' },
        }),
      ),
      http.get(api('/users/profile'), () =>
        HttpResponse.json({
          id: '1',
          email: 'laila@example.com',
          language: 'ar',
          version: 4,
          createdAt: '',
          updatedAt: '',
        }),
      ),
      http.put(api('/users/profile'), () =>
        HttpResponse.json({ id: '1', email: 'laila@example.com', version: 5, createdAt: '', updatedAt: '' }),
      ),
    )
    const page = open()
    await fill(page)
    await submit(page)
    await waitFor(() => expect(page.onRegistered).toHaveBeenCalledTimes(1))
    expect(getSentBodies('/identity/register')).toEqual([{ email: 'laila@example.com', password: 'Farah#2027' }])

    await page.store.dispatch(
      generatedApi.endpoints.login.initiate({ loginRequest: { email: 'laila@example.com', password: 'Farah#2027' } }),
    )
    await waitFor(() =>
      expect(getSentBodies('/users/profile').at(-1)).toEqual({
        firstName: 'Laila',
        lastName: 'Hassan',
        newsletter: false,
        language: 'ar',
        version: 4,
      }),
    )
    await waitFor(() => expect(localStorage.getItem('zaffa-pending-details')).toBeNull())
  })

  it('shows in the banner that the address is taken, and keeps the values', async () => {
    server.use(
      http.post(api('/identity/register'), () =>
        HttpResponse.json({ message: 'x', code: 'email_in_use', requestId: 'r' }, { status: 409 }),
      ),
    )
    const page = open()
    await fill(page)
    await submit(page)
    expect(await screen.findByText('This email already has an account. Sign in, or use another email.')).toBeVisible()
    expect(screen.getByLabelText('Password')).toHaveValue('Farah#2027')
    expect(page.onRegistered).not.toHaveBeenCalled()
  })

  it.each([
    'short',
    'nocapital#1',
    'NOSMALL#1',
    'NoDigit#x',
    'NoSpecial1',
    'With Space#1',
    'TooLong#1TooLong#1TooLong#1',
  ])('refuses the password %s', async (password) => {
    const page = open()
    await fill(page, password)
    await submit(page)
    expect(await screen.findByText('Password must contain a capital letter and special character')).toBeVisible()
    expect(getSentBodies('/identity/register')).toHaveLength(0)
  })

  it('requires acceptance of the terms', async () => {
    const page = open()
    await fill(page, 'Farah#2027', false)
    await submit(page)
    expect(await screen.findByText('Please accept the terms to create an account')).toBeVisible()
    expect(getSentBodies('/identity/register')).toHaveLength(0)
  })

  it('marks required fields before validation', () => {
    open()
    for (const label of ['First name', 'Last name', 'Email', 'Password'])
      expect(screen.getByLabelText(label)).toBeRequired()
    expect(screen.getByRole('checkbox', { name: /I am over 18/ })).toBeRequired()
    expect(screen.getAllByRole('checkbox').at(-1)).not.toBeRequired()
  })
})
