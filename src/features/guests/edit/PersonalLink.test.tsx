import { jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { weddingId } from '@tests/fixtures/wedding'
import { api, apiServer } from '@tests/mocks/api'
import { createDeskApi } from '@tests/mocks/desk'
import { createHousehold } from '@tests/mocks/guests'
import { renderSite } from '@tests/render'
import { useGuestList } from '@/api/weddings'
import HouseholdDialog from './HouseholdDialog'

const server = apiServer()
afterEach(() => jest.restoreAllMocks())
const ahmed = createHousehold({ linkToken: 'oldtoken' })
const onClose = jest.fn()

function Loaded() {
  const state = useGuestList(weddingId, { staysFresh: true })
  return state.status === 'ready' ? <HouseholdDialog household={ahmed} list={state.list} onClose={onClose} /> : null
}

function open() {
  const deskApi = createDeskApi([ahmed])
  server.use(...deskApi.handlers)
  return { ...renderSite(<Loaded />), ...deskApi }
}
const confirm = async (user: ReturnType<typeof open>['user'], title: string, label: string) =>
  user.click(within(await screen.findByRole('dialog', { name: title })).getByRole('button', { name: label }))

it('copies the personal link', async () => {
  const { user } = open()
  const copied = jest.spyOn(navigator.clipboard, 'writeText')
  await user.click(await screen.findByRole('button', { name: 'Copy the link' }))
  expect(await screen.findByText('The link is copied.')).toBeVisible()
  expect(copied).toHaveBeenCalledWith('http://localhost/g/oldtoken')
})

it('makes a new link after a question, and saves edits of the same dialog', async () => {
  const { user, state } = open()
  const copied = jest.spyOn(navigator.clipboard, 'writeText')
  await user.click(await screen.findByRole('button', { name: 'New link' }))
  await confirm(user, 'Make a new link?', 'New link')
  await waitFor(() => expect(state.households).toMatchObject([{ linkToken: 'newtoken' }]))
  await user.click(await screen.findByRole('button', { name: 'Copy the link' }))
  expect(copied).toHaveBeenCalledWith('http://localhost/g/newtoken')
  await user.type(screen.getByLabelText('Note'), 'near the stage')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(state.households).toMatchObject([{ note: 'near the stage', version: 3 }])
})

it('takes the link away after a question, and makes one again', async () => {
  const { user, state } = open()
  await user.click(await screen.findByRole('button', { name: 'Revoke the link' }))
  await confirm(user, 'Revoke the link?', 'Revoke the link')
  expect(await screen.findByText('This family has no link now.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Copy the link' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'New link' }))
  expect(await screen.findByRole('button', { name: 'Copy the link' })).toBeVisible()
  expect(state.households).toMatchObject([{ linkToken: 'newtoken' }])
})

it('says why a link cannot be changed', async () => {
  const { user } = open()
  server.use(http.delete(api(`/weddings/${weddingId}/households/${ahmed.id}/link`), () => HttpResponse.error()))
  await user.click(await screen.findByRole('button', { name: 'Revoke the link' }))
  await confirm(user, 'Revoke the link?', 'Revoke the link')
  expect(await screen.findByRole('alert')).toHaveTextContent('Network error')
})
