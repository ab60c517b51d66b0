import { jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { GuestReplyInput, PersonalInvitation } from '@/api'
import { prepare, renderPersonalParts } from './render'
import { storageKeys } from '@shared/storageKeys'
import { createPersonalInvitation, hallIds } from '@tests/fixtures/personalInvitation'
import { apiServer } from '@tests/mocks/api'
import { attachReply } from '@/features/invitation/personal/attachReply'

const server = apiServer()
const TOKEN = 'k3v9xq2m7tdh4p8w5znb6cfgyj'
const link = `/api/v1/links/${TOKEN}`

const renderCard = (changes: Partial<PersonalInvitation> = {}): string =>
  renderPersonalParts({
    personal: createPersonalInvitation(changes),
    locale: 'en',
    template: 3,
    token: TOKEN,
    replyId: crypto.randomUUID(),
  }).reply

let stop: () => void = () => undefined
/** Shows the card as the server renders it, and starts its script. */
function open(changes: Partial<PersonalInvitation> = {}): void {
  document.body.innerHTML = `<div id="root">${renderCard(changes)}</div>`
  stop = attachReply(document.getElementById('reply')!, `${link}/replies`)
}

/** A server that stores one reply. */
function createLinkApi() {
  const state = { received: [] as GuestReplyInput[], isReachable: true, status: 201 }
  server.use(
    http.post<never, GuestReplyInput>(`*${link}/replies`, async ({ request }) => {
      if (!state.isReachable) return HttpResponse.error()
      const reply = await request.json()
      state.received.push(reply)
      return state.status === 201
        ? HttpResponse.json({ ...reply, createdAt: '2027-05-20T18:00:00.000Z' }, { status: 201 })
        : HttpResponse.json({ code: 'x', message: 'x', requestId: 'r' }, { status: state.status })
    }),
    http.get(`*/g/${TOKEN}`, () => {
      const { id = '', seats, message, mayPublish = false } = state.received.at(-1)!
      const came = seats.filter(({ coming }) => coming > 0)
      const reply = {
        id,
        seats: came,
        ...(message ? { message } : {}),
        mayPublish,
        createdAt: '2027-05-20T18:00:00.000Z',
      }
      return HttpResponse.html(`<html><body><div id="root">${renderCard({ reply })}</div></body></html>`)
    }),
  )
  return state
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeAll(prepare)
beforeEach(() => window.history.replaceState(null, '', `/g/${TOKEN}`))
afterEach(() => {
  stop()
  localStorage.clear()
  jest.restoreAllMocks()
})

it('stores "we are all coming" with one tap, and shows what was stored with a calendar link', async () => {
  const api = createLinkApi()
  open()
  await press('We are all coming')
  expect(await screen.findByText('Your reply has arrived:')).toBeVisible()
  expect(api.received).toMatchObject([
    {
      seats: [
        { hallId: hallIds.henna, coming: 2, children: 0 },
        { hallId: hallIds.men, coming: 3, children: 0 },
      ],
    },
  ])
  expect(screen.getByText(/3 persons in/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Add to calendar: The wedding' })).toHaveAttribute(
    'href',
    `${link}/events/wedding-event/calendar.ics`,
  )
  expect(screen.getByRole('region')).toHaveFocus()
})

it('stores "sorry" without seats and without calendar links', async () => {
  const api = createLinkApi()
  open()
  await press("Sorry, we can't make it")
  await waitFor(() => expect(screen.getByRole('region')).toHaveFocus())
  expect(screen.getByText(/^We will miss you/, { ignore: '[hidden]' })).toBeVisible()
  expect(api.received).toMatchObject([{ seats: [] }])
  expect(screen.queryByRole('link', { name: /calendar/ })).toBeNull()
})

it('sends the chosen numbers, the message and the consent', async () => {
  const api = createLinkApi()
  open()
  await userEvent.click(screen.getByText('Another number, or a few words'))
  const wedding = within(screen.getByRole('group', { name: 'The wedding' }))
  await userEvent.selectOptions(wedding.getByLabelText(/How many of you come/), '2')
  await userEvent.selectOptions(wedding.getByLabelText('of whom children'), '1')
  await userEvent.type(screen.getByLabelText(/A few words to the hosts/), 'Mabrouk!')
  await userEvent.click(screen.getByLabelText('They may show our words on the invitation'))
  await press('Send the reply')
  expect(await screen.findByRole('blockquote')).toHaveTextContent('Mabrouk!')
  expect(api.received[0]).toMatchObject({
    seats: expect.arrayContaining([{ hallId: hallIds.men, coming: 2, children: 1 }]),
    message: 'Mabrouk!',
    mayPublish: true,
  })
})

it('keeps the reply without a connection, says so, and sends it when the connection is back', async () => {
  const api = createLinkApi()
  api.isReachable = false
  open()
  await press('We are all coming')
  expect(await screen.findByText(/^Not sent yet/)).toBeVisible()
  expect(screen.getByText('Wonderful, we will celebrate together!')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'We are all coming' })).toBeNull()
  stop()
  // The page is opened again later.
  open()
  expect(await screen.findByText(/^Not sent yet/)).toBeVisible()
  api.isReachable = true
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('Your reply has arrived:')).toBeVisible()
  expect(api.received).toHaveLength(1)
  expect(localStorage.getItem(storageKeys.pendingReply)).toBeNull()
})

it('does not send the kept reply of another household', async () => {
  const api = createLinkApi()
  localStorage.setItem(
    storageKeys.pendingReply,
    JSON.stringify({ address: '/api/v1/links/other/replies', reply: { id: 'x', seats: [] } }),
  )
  open()
  await press('We are all coming')
  await screen.findByText('Your reply has arrived:')
  expect(api.received).toHaveLength(1)
})

it('shows the form again with the problem when the server refuses the numbers', async () => {
  const api = createLinkApi()
  api.status = 400
  open()
  await press('We are all coming')
  expect(await screen.findByRole('alert')).toHaveTextContent(/check the numbers/)
  expect(screen.getByRole('button', { name: 'We are all coming' })).toBeVisible()
  expect(localStorage.getItem(storageKeys.pendingReply)).toBeNull()
})
