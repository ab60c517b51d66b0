import { jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { renderSite } from '@tests/render'
import { api, apiServer, getSentBodies } from '@tests/mocks/api'
import { LoginForm } from './LoginForm'

const server = apiServer()
const createHandler = (body: object, status = 200) =>
  http.post(api('/identity/login'), () => HttpResponse.json(body, { status }))
const signIn = { message: 'success', token: 't', expiresIn: 900, user: { id: '1', email: 'laila@example.com' } }

function open(locale: 'ar' | 'en' = 'en') {
  const onSignedIn = jest.fn()
  return { onSignedIn, ...renderSite(<LoginForm onSignedIn={onSignedIn} />, { locale }) }
}

async function fill(user: ReturnType<typeof open>['user'], email: string, password: string) {
  await user.type(screen.getByRole('textbox'), email)
  await user.type(document.querySelector('#password') as HTMLElement, password)
}

describe('LoginForm', () => {
  it('sends e-mail, password and "remember me", and stores the token', async () => {
    server.use(createHandler(signIn))
    const { user, store, onSignedIn } = open()
    await fill(user, ' laila@example.com ', 'Farah#2027')
    await user.click(screen.getByRole('checkbox', { name: 'Remember me' }))
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1))
    expect(getSentBodies('/identity/login')).toEqual([
      { email: 'laila@example.com', password: 'Farah#2027', rememberMe: true },
    ])
    expect(store.getState().auth).toMatchObject({ token: 't', user: { id: '1' } })
    expect(localStorage.getItem('userToken')).toBe('t')
  })

  it('shows a message other than success in the banner, keeps the values and stores no token', async () => {
    server.use(createHandler({ message: 'البريد أو كلمة المرور غير صحيحة' }))
    const { user, onSignedIn } = open('ar')
    await fill(user, 'laila@example.com', 'Farah#2028')
    await user.click(screen.getByRole('button', { name: 'تسجيل الدخول' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('البريد أو كلمة المرور غير صحيحة')
    expect(screen.getByRole('textbox')).toHaveValue('laila@example.com')
    expect(onSignedIn).not.toHaveBeenCalled()
    expect(localStorage.getItem('userToken')).toBeNull()
  })

  it('shows an error when a success has no token', async () => {
    server.use(createHandler({ message: 'success' }))
    const { user, onSignedIn } = open()
    await fill(user, 'laila@example.com', 'Farah#2027')
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    expect(await screen.findByText('Server error. Please try again later.')).toBeVisible()
    expect(onSignedIn).not.toHaveBeenCalled()
  })

  it('shows an error when the server cannot be reached', async () => {
    server.use(http.post(api('/identity/login'), () => HttpResponse.error()))
    const { user } = open()
    await fill(user, 'laila@example.com', 'Farah#2027')
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    expect(await screen.findByText('Network error. Please check your connection.')).toBeVisible()
    expect(getSentBodies('/identity/login')).toHaveLength(1)
  })

  it('disables the button while sending and sends one request', async () => {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    server.use(
      http.post(api('/identity/login'), async () => {
        await released
        return HttpResponse.json(signIn)
      }),
    )
    const { user, onSignedIn } = open()
    await fill(user, 'laila@example.com', 'Farah#2027')
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    const busy = await screen.findByRole('button', { name: 'Signing In...' })
    expect(busy).toHaveAttribute('aria-disabled', 'true')
    expect(busy).toHaveFocus()
    await user.click(busy)
    await user.type(screen.getByLabelText('Email'), '{Enter}')
    release()
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1))
    expect(getSentBodies('/identity/login')).toHaveLength(1)
  })

  it('shows errors under each invalid field before sending, and focuses the first', async () => {
    const { user } = open()
    await fill(user, 'not-an-address', 'short')
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible()
    expect(screen.getByText('Password must contain a capital letter and special character')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus())
    expect(getSentBodies('/identity/login')).toHaveLength(0)
  })
})
