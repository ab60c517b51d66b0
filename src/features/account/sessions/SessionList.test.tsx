import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { api, apiServer, getSentBodies } from '@tests/mocks/api'
import { renderSite } from '@tests/render'
import type { AccountSession } from '@/api'
import { SessionList } from './SessionList'

const server = apiServer()
const path = '/users/sessions'
const here: AccountSession = {
  id: 'a',
  current: true,
  remembered: true,
  createdAt: '2026-11-01T10:00:00Z',
  lastUsedAt: '2026-11-21T10:00:00Z',
  browser: 'Chrome',
  os: 'Windows',
  device: 'desktop',
}
const phone: AccountSession = { ...here, id: 'b', current: false, browser: 'Safari', os: 'iOS', device: 'phone' }
const unknown: AccountSession = {
  id: 'c',
  current: false,
  remembered: false,
  createdAt: here.createdAt,
  lastUsedAt: here.lastUsedAt,
}

/** The API with these sessions, which deletions end. */
function mockSessions(...items: AccountSession[]): void {
  let open = items
  server.use(
    http.get(api(path), () => HttpResponse.json({ items: open })),
    http.delete(api(path), () => {
      open = open.filter(({ current }) => current)
      return new HttpResponse(null, { status: 204 })
    }),
    http.delete(api(`${path}/:id`), ({ params }) => {
      open = open.filter(({ id }) => id !== params.id)
      return new HttpResponse(null, { status: 204 })
    }),
  )
}
const getRow = (name: string) => screen.getByText(name).closest('li') as HTMLElement
const getDialogButton = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name })

describe('SessionList', () => {
  it('lists the devices and offers to sign out each but the current one', async () => {
    mockSessions(here, phone, unknown)
    renderSite(<SessionList />)
    expect(await screen.findByText('Chrome on Windows')).toBeVisible()
    expect(within(getRow('Chrome on Windows')).getByText('This device')).toBeVisible()
    expect(within(getRow('Chrome on Windows')).queryByRole('button')).toBeNull()
    expect(within(getRow('Safari on iOS')).getByText(/^Signed in on Nov 1, 2026, last used Nov 21, 2026/)).toBeVisible()
    expect(
      within(getRow('Unknown device')).getByRole('button', { name: 'Sign out there: Unknown device' }),
    ).toBeVisible()
  })

  it('signs out one device after a confirmation', async () => {
    mockSessions(here, phone)
    const { user } = renderSite(<SessionList />)
    await user.click(await screen.findByRole('button', { name: 'Sign out there: Safari on iOS' }))
    await user.click(getDialogButton('Cancel'))
    expect(getSentBodies(`${path}/b`)).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'Sign out there: Safari on iOS' }))
    expect(screen.getByText('This device will need your password to sign in again: Safari on iOS.')).toBeVisible()
    await user.click(getDialogButton('Sign out'))
    expect(await screen.findByText('That device is signed out.')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull())
    expect(screen.getByText('You are not signed in on any other device.')).toBeVisible()
    expect(screen.getByRole('list')).toHaveFocus()
  })

  it('signs out all other devices after a confirmation', async () => {
    mockSessions(here, phone, unknown)
    const { user } = renderSite(<SessionList />)
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }))
    await user.click(getDialogButton('Sign out'))
    expect(await screen.findByText('All your other devices are signed out.')).toBeVisible()
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  })

  it('treats a session that has ended already as signed out', async () => {
    mockSessions(here, phone)
    server.use(
      http.delete(api(`${path}/b`), () =>
        HttpResponse.json({ code: 'not_found', message: 'x', requestId: 'r' }, { status: 404 }),
      ),
    )
    const { user } = renderSite(<SessionList />)
    await user.click(await screen.findByRole('button', { name: 'Sign out there: Safari on iOS' }))
    await user.click(getDialogButton('Sign out'))
    expect(await screen.findByText('That device is signed out.')).toBeVisible()
  })

  it('shows why a sign-out failed, and succeeds on retry', async () => {
    mockSessions(here, phone)
    const { user } = renderSite(<SessionList />)
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }))
    server.use(http.delete(api(path), () => HttpResponse.error(), { once: true }))
    await user.click(getDialogButton('Sign out'))
    expect(await screen.findByText('Network error. Please check your connection.')).toBeVisible()
    await user.click(getDialogButton('Sign out'))
    expect(await screen.findByText('All your other devices are signed out.')).toBeVisible()
  })

  it('offers a retry when the list cannot be fetched', async () => {
    server.use(http.get(api(path), () => HttpResponse.error()))
    const { user } = renderSite(<SessionList />)
    expect(await screen.findByText('Network error. Please check your connection.')).toBeVisible()
    mockSessions(here)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Chrome on Windows')).toBeVisible()
  })
})
