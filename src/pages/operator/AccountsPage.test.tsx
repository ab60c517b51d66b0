import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { foundAccount } from '@tests/fixtures/operator'
import { api, apiServer, getSentBodies } from '@tests/mocks/api'
import { refuse, signedInHandlers } from '@tests/mocks/operator'
import { renderConsole } from '@tests/renderConsole'

const server = apiServer()
const deletion = `/operator/accounts/${foundAccount.id}/deletion`
const found = http.post(api('/operator/accounts/search'), () => HttpResponse.json(foundAccount))

async function openFound() {
  const view = renderConsole({ at: '/accounts' })
  await view.user.type(await screen.findByLabelText('Email'), 'laila@example.com{Enter}')
  await screen.findByRole('heading', { name: 'laila@example.com' })
  return view
}

async function openDeletion() {
  const { user } = await openFound()
  await user.click(screen.getByRole('button', { name: 'Delete at the owner’s written request' }))
  const dialog = await screen.findByRole('dialog', { name: /Delete the account\s+laila@example.com/ })
  const form = {
    email: within(dialog).getByLabelText('Email of the account, typed again'),
    code: within(dialog).getByLabelText('Code'),
    submit: within(dialog).getByRole('button', { name: 'Delete the account' }),
  }
  return { user, dialog, form }
}

describe('the accounts of the console', () => {
  it('says that there is no account with this address', async () => {
    server.use(
      ...signedInHandlers(),
      http.post(api('/operator/accounts/search'), () => refuse(404, 'not_found')),
    )
    const { user } = renderConsole({ at: '/accounts' })
    await user.type(await screen.findByLabelText('Email'), 'nobody@example.com{Enter}')
    expect(await screen.findByText(/There is no account with this email/)).toBeVisible()
  })

  it('ends all sessions after it has asked once', async () => {
    server.use(
      ...signedInHandlers(),
      found,
      http.delete(api(`/operator/accounts/${foundAccount.id}/sessions`), () => new HttpResponse(null, { status: 204 })),
    )
    const { user } = await openFound()
    await user.click(screen.getByRole('button', { name: 'End all sessions' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'End all sessions' }))
    expect(await screen.findByText('All sessions of the account have ended.')).toBeVisible()
  })

  it('deletes an account only with its address typed again and a code', async () => {
    server.use(
      ...signedInHandlers(),
      found,
      http.post(api(deletion), () => new HttpResponse(null, { status: 204 })),
    )
    const { user, form } = await openDeletion()
    await user.type(form.email, 'omar@example.com')
    await user.click(form.submit)
    expect(await screen.findByText('This is not the email of the account')).toBeVisible()
    expect(screen.getByText('Enter the code of your authenticator app')).toBeVisible()
    expect(getSentBodies(deletion)).toEqual([])
    await user.clear(form.email)
    await user.type(form.email, 'Laila@example.com')
    await user.type(form.code, '654321{Enter}')
    expect(await screen.findByText('The account is deleted.')).toBeVisible()
    expect(getSentBodies(deletion)).toEqual([{ email: 'Laila@example.com', code: '654321' }])
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'laila@example.com' })).not.toBeInTheDocument())
  })

  it.each([
    [
      'a wrong code',
      () => refuse(400, 'validation_failed', { errors: [{ field: 'code', message: 'This code is wrong' }] }),
      'This code is wrong',
    ],
    ['an operator’s account', () => refuse(409, 'in_use'), /Take the role from it first/],
  ])('explains the refusal for %s, in the dialog', async (_case, respond, text) => {
    server.use(...signedInHandlers(), found, http.post(api(deletion), respond as () => HttpResponse<null>))
    const { user, dialog, form } = await openDeletion()
    await user.type(form.email, 'laila@example.com')
    await user.type(form.code, '654321')
    await user.click(form.submit)
    expect(await within(dialog).findByText(text)).toBeVisible()
    expect(form.email).toHaveValue('laila@example.com')
  })
})
