import { jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { itHandlesFailures } from '@tests/failures'
import { api, apiServer, getSentBodies } from '@tests/mocks/api'
import { renderSite } from '@tests/render'
import { DeleteAccountForm } from './DeleteAccountForm'

const server = apiServer()
const path = '/identity/delete'
const works = http.post(api(path), () => HttpResponse.json({ success: true, errors: [] }))

const open = () => {
  const onDeleted = jest.fn()
  return { onDeleted, ...renderSite(<DeleteAccountForm onDeleted={onDeleted} />) }
}
type Page = ReturnType<typeof open>
const getButton = () => screen.getByRole('button', { name: 'Delete Account' })
async function fill({ user }: Page, emailOrPhone = ' laila@example.com ', password = 'Farah#2027') {
  await user.type(screen.getByLabelText('Email or phone'), emailOrPhone)
  await user.type(screen.getByLabelText('Password'), password)
}
const openConfirmation = async ({ user }: Page) => {
  await user.click(getButton())
  return within(await screen.findByRole('dialog', { name: 'Confirm Delete' }))
}
const confirmDeletion = async (page: Page) =>
  page.user.click((await openConfirmation(page)).getByRole('button', { name: 'Delete' }))
const waitForClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

describe('DeleteAccountForm', () => {
  it.each([
    ['', 'Farah#2027'],
    ['laila@example.com', ''],
    ['   ', 'Farah#2027'],
    ['laila@example.com', '   '],
  ])('disables the button with "%s" and "%s"', async (emailOrPhone, password) => {
    const page = open()
    expect(getButton()).toBeDisabled()
    if (emailOrPhone) await page.user.type(screen.getByLabelText('Email or phone'), emailOrPhone)
    if (password) await page.user.type(screen.getByLabelText('Password'), password)
    expect(getButton()).toBeDisabled()
  })

  it('asks for a confirmation and sends nothing when that is cancelled', async () => {
    const page = open()
    await fill(page)
    const dialog = await openConfirmation(page)
    expect(
      dialog.getByText('Are you sure you want to delete your account? This action cannot be undone.'),
    ).toBeVisible()
    await page.user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitForClosed()
    expect(getSentBodies(path)).toHaveLength(0)
    expect(screen.getByLabelText('Password')).toHaveValue('Farah#2027')
  })

  it('asks for a confirmation on Enter, with the focus on Cancel', async () => {
    server.use(works)
    const page = open()
    await fill(page)
    await page.user.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await page.user.tab()
    await page.user.keyboard('{Enter}')
    await waitFor(() => expect(page.onDeleted).toHaveBeenCalledWith('laila@example.com'))
    expect(getSentBodies(path)).toEqual([{ emailOrPhone: 'laila@example.com', password: 'Farah#2027' }])
    await waitForClosed()
  })

  it('disables the buttons while deleting and sends one request', async () => {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    server.use(
      http.post(api(path), async () => {
        await released
        return HttpResponse.json({ success: true, errors: [] })
      }),
    )
    const page = open()
    await fill(page)
    await confirmDeletion(page)
    const busy = await screen.findByRole('button', { name: 'Deleting...' })
    expect(busy).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    release()
    await waitFor(() => expect(page.onDeleted).toHaveBeenCalledTimes(1))
    expect(getSentBodies(path)).toHaveLength(1)
  })

  it('closes the dialog and shows the server’s errors in one alert', async () => {
    server.use(
      http.post(api(path), () =>
        HttpResponse.json({ success: false, errors: ['Wrong password.', 'Try again later.'] }),
      ),
    )
    const page = open()
    await fill(page)
    await confirmDeletion(page)
    expect(await screen.findByText('Wrong password., Try again later.')).toBeInTheDocument()
    await waitForClosed()
    expect(page.onDeleted).not.toHaveBeenCalled()
  })

  describe('failed request', () => {
    itHandlesFailures({
      server,
      method: 'post',
      path,
      successHandler: works,
      open,
      fill: (page) => fill(page),
      submit: async (page) => {
        await confirmDeletion(page)
        await waitForClosed()
      },
      expectValuesKept: () => expect(screen.getByLabelText('Password')).toHaveValue('Farah#2027'),
      expectSubmitted: (page) => waitFor(() => expect(page.onDeleted).toHaveBeenCalledTimes(1)),
      getText: () => 'Failed to delete account, please try again.',
    })
  })
})
