import { jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { itHandlesFailures, createFieldRefusal } from '@tests/failures'
import { api, apiServer, getSentBodies } from '@tests/mocks/api'
import { renderSite } from '@tests/render'
import { ChangePasswordForm } from './ChangePasswordForm'
import { ForgotPasswordForm } from './ForgotPasswordForm'
import { LoginForm } from './LoginForm'
import { RegisterForm } from './RegisterForm'
import { ResetPasswordForm } from './ResetPasswordForm'

const server = apiServer()
const createSuccess = (path: string, body: object = { message: 'success' }) =>
  http.post(api(path), () => HttpResponse.json(body))
const getField = (label: string) => screen.getByLabelText(label)
type User = ReturnType<typeof renderSite>['user']
async function pasteInto(user: User, label: string, text: string) {
  await user.click(getField(label))
  await user.paste(text)
}
const clickButton = ({ user }: { user: User }, name: string) => user.click(screen.getByRole('button', { name }))
const rule = 'Password must contain a capital letter and special character'

describe('ChangePasswordForm', () => {
  const path = '/users/change-password'
  const changed = 'Your password is changed. Your other devices are signed out.'
  const open = () => renderSite(<ChangePasswordForm email="laila@example.com" />)
  const fill = async ({ user }: { user: User }, newPassword = 'Farah#2028') => {
    await pasteInto(user, 'Current password', 'Farah#2027')
    await pasteInto(user, 'New password', newPassword)
  }
  const submit = (page: { user: User }) => clickButton(page, 'Change the password')

  it('sends both passwords, shows the success and resets its fields', async () => {
    server.use(createSuccess(path))
    const page = open()
    await fill(page)
    await page.user.keyboard('{Enter}')
    expect(await screen.findByText(changed)).toBeVisible()
    expect(getSentBodies(path)).toEqual([{ currentPassword: 'Farah#2027', newPassword: 'Farah#2028' }])
    expect(getField('New password')).toHaveValue('')
  })

  it('stores the new token of the response', async () => {
    server.use(
      createSuccess(path, {
        message: 'success',
        token: 'new',
        expiresIn: 900,
        user: { id: 'u', email: 'laila@example.com' },
      }),
    )
    const page = renderSite(<ChangePasswordForm email="laila@example.com" />, {
      preloadedState: { auth: { token: 'old', user: null, expired: false } },
    })
    await fill(page)
    await submit(page)
    expect(await screen.findByText(changed)).toBeVisible()
    expect(page.store.getState().auth.token).toBe('new')
  })

  it.each(['Aa#1', 'NoSpecial1', 'nocapital#1', 'With Space#1', `Long#1${'x'.repeat(20)}`])(
    'refuses the new password %s',
    async (newPassword) => {
      const page = open()
      await fill(page, newPassword)
      await submit(page)
      expect(await screen.findByText(rule)).toBeVisible()
      expect(getSentBodies(path)).toHaveLength(0)
    },
  )

  it('shows the error of a wrong current password at its field', async () => {
    server.use(http.post(api(path), () => createFieldRefusal('currentPassword', 'The current password is incorrect.')))
    const page = open()
    await fill(page)
    await submit(page)
    expect(await screen.findByText('The current password is incorrect.')).toBeVisible()
    await waitFor(() => expect(getField('Current password')).toHaveFocus())
    expect(getField('New password')).toHaveValue('Farah#2028')
  })

  itHandlesFailures({
    server,
    method: 'post',
    path,
    successHandler: createSuccess(path),
    open,
    fill,
    submit,
    expectValuesKept: () => expect(getField('New password')).toHaveValue('Farah#2028'),
    expectSubmitted: async () => expect(await screen.findByText(changed)).toBeVisible(),
  })
})

describe('ForgotPasswordForm', () => {
  const path = '/identity/forgot-password'
  const sent = 'If this email has an account, we have sent the link. Look in your inbox, and in the spam folder too.'
  const open = () => renderSite(<ForgotPasswordForm />)
  const submit = (page: { user: User }) => clickButton(page, 'Send the link')

  it.each([
    ['', 'Email address is required'],
    ['laila', 'Please enter a valid email address'],
  ])('refuses "%s"', async (email, words) => {
    const page = open()
    if (email) await pasteInto(page.user, 'Email', email)
    await submit(page)
    expect(await screen.findByText(words)).toBeVisible()
    expect(getSentBodies(path)).toHaveLength(0)
  })

  itHandlesFailures({
    server,
    method: 'post',
    path,
    successHandler: createSuccess(path),
    open,
    fill: ({ user }) => pasteInto(user, 'Email', 'laila@example.com'),
    submit,
    expectValuesKept: () => expect(getField('Email')).toHaveValue('laila@example.com'),
    expectSubmitted: async () => expect(await screen.findByText(sent)).toBeVisible(),
  })
})

describe('ResetPasswordForm', () => {
  const path = '/identity/reset-password'
  const open = () => {
    const onReset = jest.fn()
    return { onReset, ...renderSite(<ResetPasswordForm token="t-1" onReset={onReset} />) }
  }
  const fill = ({ user }: { user: User }) => pasteInto(user, 'New password', 'Farah#2028')
  const submit = (page: { user: User }) => clickButton(page, 'Save the password')

  it('shows the server’s error for a used link', async () => {
    server.use(
      http.post(api(path), () =>
        createFieldRefusal('token', 'This link was already used or has expired. Please ask for a new one.'),
      ),
    )
    const page = open()
    await fill(page)
    await submit(page)
    expect(
      await screen.findByText('This link was already used or has expired. Please ask for a new one.'),
    ).toBeVisible()
    expect(getSentBodies(path)).toEqual([{ token: 't-1', newPassword: 'Farah#2028' }])
    expect(page.onReset).not.toHaveBeenCalled()
  })

  itHandlesFailures({
    server,
    method: 'post',
    path,
    successHandler: createSuccess(path),
    open,
    fill,
    submit,
    expectValuesKept: () => expect(getField('New password')).toHaveValue('Farah#2028'),
    expectSubmitted: (page) => waitFor(() => expect(page.onReset).toHaveBeenCalledTimes(1)),
  })
})

describe('LoginForm', () => {
  const path = '/identity/login'
  itHandlesFailures({
    server,
    method: 'post',
    path,
    successHandler: createSuccess(path, {
      message: 'success',
      token: 't',
      expiresIn: 900,
      user: { id: '1', email: 'laila@example.com' },
    }),
    open: () => {
      const onSignedIn = jest.fn()
      return { onSignedIn, ...renderSite(<LoginForm onSignedIn={onSignedIn} />) }
    },
    fill: async ({ user }) => {
      await pasteInto(user, 'Email', 'laila@example.com')
      await pasteInto(user, 'Password', 'Farah#2027')
    },
    submit: (page) => clickButton(page, 'Sign In'),
    expectValuesKept: () => expect(getField('Password')).toHaveValue('Farah#2027'),
    expectSubmitted: (page) => waitFor(() => expect(page.onSignedIn).toHaveBeenCalledTimes(1)),
  })
})

describe('RegisterForm', () => {
  const path = '/identity/register'
  itHandlesFailures({
    server,
    method: 'post',
    path,
    successHandler: createSuccess(path),
    open: () => {
      const onRegistered = jest.fn()
      return { onRegistered, ...renderSite(<RegisterForm onRegistered={onRegistered} />) }
    },
    fill: async ({ user }) => {
      const values = {
        'First name': 'Laila',
        'Last name': 'Hassan',
        Email: 'laila@example.com',
        Password: 'Farah#2027',
      }
      for (const [label, value] of Object.entries(values)) await pasteInto(user, label, value)
      await user.click(screen.getByRole('checkbox', { name: /I am over 18/ }))
    },
    submit: (page) => clickButton(page, 'Create Account'),
    expectValuesKept: () => expect(getField('First name')).toHaveValue('Laila'),
    expectSubmitted: (page) => waitFor(() => expect(page.onRegistered).toHaveBeenCalledTimes(1)),
  })
})
