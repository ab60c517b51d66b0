import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { weddingId } from '@tests/fixtures/wedding'
import { api, apiServer, getSentBodies } from '@tests/mocks/api'
import { createGuestApi, createHousehold, menHall, womenHall } from '@tests/mocks/guests'
import { createRepliesApi, createReply, createStatus } from '@tests/mocks/replies'
import { refuse } from '@tests/mocks/wedding'
import { renderSite } from '@tests/render'
import { useGuestList, type Household, type ReplyRequest, type ReplyRequestUpdate } from '@/api/weddings'
import { Replies } from './Replies'

const server = apiServer()

function Loaded() {
  const state = useGuestList(weddingId, { staysFresh: false })
  return state.status === 'ready' ? <Replies list={state.list} /> : null
}

const seats = [
  { hallId: menHall.id, allowed: 3 },
  { hallId: womenHall.id, allowed: 2 },
]
const ahmed = createHousehold({ name: 'Ahmed Samir', seats })
const mona = createHousehold({ name: 'Mona Adel', seats })
const hany = createHousehold({ name: 'Hany Fouad', seats: [{ hallId: menHall.id, allowed: 1 }] })
const coming = createReply({
  seats: [{ hallId: menHall.id, coming: 2, children: 1 }],
  message: 'Mabrouk!',
  mayPublish: true,
})
const path = `/weddings/${weddingId}`

function open(
  initial: Parameters<typeof createRepliesApi>[0] = {},
  { at = '/', households = [ahmed, mona, hany] }: { at?: string; households?: Household[] } = {},
) {
  const guests = createGuestApi(...households)
  const storeHousehold = ({ newHousehold, householdId, householdUpdate }: ReplyRequestUpdate) => {
    const { state } = guests
    if (newHousehold) state.households = [...state.households, createHousehold(newHousehold)]
    if (householdUpdate)
      state.households = state.households.map((one) =>
        one.id === householdId ? { ...one, ...(householdUpdate as Partial<Household>) } : one,
      )
    return newHousehold?.id ?? householdId
  }
  const { state, handlers } = createRepliesApi(initial, storeHousehold)
  server.use(...handlers, ...guests.handlers)
  return { ...renderSite(<Loaded />, { at }), state, guests: guests.state }
}

const findRow = async (name: string) => (await screen.findByRole('button', { name })).closest('li') as HTMLElement
const listNames = () => screen.getAllByTestId('family-reply').map((row) => within(row).getByRole('button').textContent)

async function openFamily(user: ReturnType<typeof open>['user'], name: string) {
  await user.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name }))
}

describe('list of replies', () => {
  it('shows replies in words, and how far the others are', async () => {
    open({
      statuses: [
        createStatus(ahmed.id, coming),
        createStatus(hany.id, createReply({ channel: 'host' })),
        { householdId: mona.id, revision: 1, openedAt: new Date().toISOString(), sends: [] },
      ],
    })
    expect(await findRow('Ahmed Samir')).toHaveTextContent(/Coming.*Men's hall: 2 \(1 child\).*Mabrouk!/)
    expect(await findRow('Hany Fouad')).toHaveTextContent(/Not coming.*By phone/)
    expect(await findRow('Mona Adel')).toHaveTextContent('Opened today, not answered')
    expect(screen.getByText('2 confirmed, 1 of them a child')).toBeVisible()
    expect(screen.getByText('Forecast: 4 of 10 places')).toBeVisible()
  })

  it('filters by the address, and searches', async () => {
    const { user } = open({ statuses: [createStatus(ahmed.id, coming)] }, { at: '/?show=silent' })
    expect(await screen.findByRole('button', { name: 'No reply yet (2)', pressed: true })).toBeVisible()
    expect(listNames()).toEqual(['Hany Fouad', 'Mona Adel'])
    await user.click(screen.getByRole('button', { name: 'All (3)' }))
    await user.type(screen.getByLabelText('Search'), 'ahm')
    await waitFor(() => expect(listNames()).toEqual(['Ahmed Samir']))
  })

  it('flags a reply above seats that were lowered since', async () => {
    const few = { ...ahmed, seats: [{ hallId: menHall.id, allowed: 1 }] }
    open({ statuses: [createStatus(ahmed.id, coming)] }, { households: [few] })
    expect(await findRow('Ahmed Samir')).toHaveTextContent('More than its seats now')
    expect(screen.getByRole('button', { name: 'More than the seats (1)' })).toBeVisible()
  })

  it('marks unread replies as seen, and keeps showing that they are new', async () => {
    open({ statuses: [createStatus(ahmed.id, coming)], unreadReplies: 1, revision: 7 })
    await waitFor(() => expect(getSentBodies(`${path}/statuses/seen`)).toEqual([{ revision: 7 }]))
    expect(await findRow('Ahmed Samir')).toHaveTextContent('New')
  })

  it('shows and announces a reply that arrives while the page is open', async () => {
    const { state } = open()
    expect(await findRow('Mona Adel')).toHaveTextContent('Not sent yet')
    state.statuses = [{ ...createStatus(mona.id, coming), revision: 2 }]
    Object.assign(state, { revision: 2, unreadReplies: 1 })
    // Polls at once.
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(await screen.findByText('New reply: Mona Adel, Coming')).toBeInTheDocument()
    expect(listNames()[0]).toBe('Mona Adel')
    expect(await findRow('Mona Adel')).toHaveTextContent('New')
    await waitFor(() => expect(getSentBodies(`${path}/statuses/seen`)).toEqual([{ revision: 2 }]))
  })

  it('leads to the guest list while there are no families', async () => {
    open({}, { households: [] })
    expect(await screen.findByRole('link', { name: 'Open the guest list' })).toBeVisible()
  })

  it('leads to the desk while nothing was sent', async () => {
    open()
    expect(await screen.findByText('Nobody has their link yet')).toBeVisible()
    expect(screen.getAllByRole('link', { name: 'Send invitations' })[0]).toHaveAttribute('href', `${path}/desk`)
  })

  it('offers a retry when the replies cannot be fetched', async () => {
    const { user, state } = open()
    server.use(http.get(api(`${path}/statuses`), () => HttpResponse.error()))
    const retry = await screen.findByRole('button', { name: 'Try again' })
    server.use(...createRepliesApi(state).handlers)
    await user.click(retry)
    expect(await findRow('Mona Adel')).toBeVisible()
  })
})

describe('dialog of a family', () => {
  it('records a reply by phone with numbers, and undoes it', async () => {
    const { user } = open()
    const dialog = await openFamily(user, 'Mona Adel')
    const men = dialog.getByLabelText("Coming to Men's hall (of 3)")
    expect(men).toHaveValue('3')
    await user.clear(men)
    await user.type(men, '٢')
    await user.clear(dialog.getByLabelText("Children in Men's hall"))
    await user.type(dialog.getByLabelText("Children in Men's hall"), '1')
    await user.click(dialog.getByRole('button', { name: 'Record the reply' }))
    await waitFor(() => expect(screen.getByTestId('undo')).toBeVisible())
    expect(getSentBodies(`${path}/households/${mona.id}/replies`)).toMatchObject([
      {
        seats: [
          { hallId: menHall.id, coming: 2, children: 1 },
          { hallId: womenHall.id, coming: 2, children: 0 },
        ],
      },
    ])
    await user.click(screen.getByTestId('undo'))
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    expect(await findRow('Mona Adel')).toHaveTextContent('No reply yet')
  })

  it('records that nobody comes at once', async () => {
    const { user } = open()
    const dialog = await openFamily(user, 'Mona Adel')
    await user.click(dialog.getByRole('button', { name: 'They cannot come' }))
    await waitFor(() => expect(getSentBodies(`${path}/households/${mona.id}/replies`)).toMatchObject([{ seats: [] }]))
  })

  it.each([
    ["Coming to Men's hall (of 3)", '4', 'A whole number from 0 to 3'],
    ["Children in Men's hall", '4', 'At most 3, those who come'],
  ])('rejects in %s the number %s', async (label, typed, message) => {
    const { user } = open()
    const dialog = await openFamily(user, 'Mona Adel')
    await user.clear(dialog.getByLabelText(label))
    await user.type(dialog.getByLabelText(label), typed)
    await user.click(dialog.getByRole('button', { name: 'Record the reply' }))
    expect(await dialog.findByText(message)).toBeVisible()
    expect(getSentBodies(`${path}/households/${mona.id}/replies`)).toEqual([])
  })

  it('undoes a reply, and counts it again', async () => {
    const { user, state } = open({
      statuses: [createStatus(ahmed.id, coming)],
      history: { replies: [coming], sends: [], views: [] },
    })
    const dialog = await openFamily(user, 'Ahmed Samir')
    await user.click(await dialog.findByRole('button', { name: 'Undo this reply' }))
    const countAgain = await screen.findByRole('button', { name: 'Count it again' })
    expect(state.statuses[0]?.reply).toBeUndefined()
    await user.click(countAgain)
    await waitFor(() => expect(state.statuses[0]?.reply).toEqual(coming))
  })

  it('saves the note, and shows both notes when it was edited elsewhere', async () => {
    const { user, guests } = open()
    const dialog = await openFamily(user, 'Mona Adel')
    guests.households = guests.households.map((one) =>
      one.id === mona.id ? { ...one, note: 'theirs', version: 2 } : one,
    )
    await user.type(dialog.getByLabelText('Your note'), 'mine')
    await user.click(dialog.getByRole('button', { name: 'Save the note' }))
    await user.click(await screen.findByRole('button', { name: 'Keep mine' }))
    await waitFor(() =>
      expect(guests.households.find(({ id }) => id === mona.id)).toMatchObject({ note: 'mine', seats, version: 3 }),
    )
  })

  it('says that a message is private when the guests have not agreed to show it', async () => {
    const reply = { ...coming, mayPublish: false }
    const { user } = open({
      statuses: [createStatus(ahmed.id, reply)],
      history: { replies: [reply], sends: [], views: [] },
    })
    const dialog = await openFamily(user, 'Ahmed Samir')
    expect(await dialog.findByText(/^Only for you/)).toBeVisible()
    expect(dialog.queryByRole('switch')).toBeNull()
  })
})

it('shows a wish on the invitation, and hides it', async () => {
  const { user, state } = open({ statuses: [createStatus(ahmed.id, coming)] }, { at: '/?tab=wishes' })
  const publish = await screen.findByRole('switch', { name: 'Show the message of Ahmed Samir on the invitation' })
  await user.click(publish)
  await waitFor(() => expect(state.statuses[0]?.reply?.publishedAt).toBeDefined())
  await waitFor(() => expect(screen.getByText('On the invitation')).toBeVisible())
  await user.click(publish)
  await waitFor(() => expect(state.statuses[0]?.reply?.publishedAt).toBeUndefined())
})

describe('requests', () => {
  const request: ReplyRequest = {
    id: crypto.randomUUID(),
    name: 'Sameh Fouad',
    phone: '01112345678',
    phoneE164: '+201112345678',
    count: 2,
    state: 'pending',
    createdAt: '2026-11-21T12:00:00.000Z',
  }
  const at = '/?tab=requests'

  it('are accepted as a new family, and undone', async () => {
    const { user, state, guests } = open({ requests: [request] }, { at })
    await user.click(await screen.findByRole('button', { name: 'Accept the request of Sameh Fouad' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByLabelText("Seats in Men's hall")).toHaveValue('2')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(state.requests[0]?.state).toBe('accepted'))
    const added = guests.households.find(({ name }) => name === 'Sameh Fouad')
    expect(added).toMatchObject({ phone: '01112345678', seats: [{ hallId: menHall.id, allowed: 2 }] })
    expect(state.requests[0]?.householdId).toBe(added?.id)
    await user.click(await screen.findByTestId('undo'))
    await waitFor(() => expect(state.requests[0]?.state).toBe('pending'))
    await waitFor(() => expect(guests.households).not.toContainEqual(expect.objectContaining({ id: added?.id })))
  })

  it('are accepted as one family when the response is lost, with the seats that were typed since', async () => {
    const { user, state, guests } = open({ requests: [request] }, { at })
    const address = '/weddings/:weddingId/requests/:id'
    const storeAndFail = async ({ request: sent }: { request: Request }) => {
      const { newHousehold } = (await sent.json()) as ReplyRequestUpdate
      guests.households = [...guests.households, createHousehold(newHousehold)]
      state.requests = [{ ...request, state: 'accepted', householdId: newHousehold!.id! }]
      return HttpResponse.error()
    }
    const refuseRepeated = () => refuse(409, 'already_exists', { current: guests.households.at(-1) })
    server.use(http.put(api(address), refuseRepeated))
    server.use(http.put(api(address), storeAndFail, { once: true }))
    await user.click(await screen.findByRole('button', { name: 'Accept the request of Sameh Fouad' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await dialog.findByRole('alert')
    await user.type(dialog.getByLabelText("Seats in Men's hall"), '{Backspace}3')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(guests.households.filter(({ name }) => name === 'Sameh Fouad')).toMatchObject([
        { seats: [{ allowed: 3 }] },
      ]),
    )
  })

  it('are accepted while there are no families, beside the settings', async () => {
    const { user, guests } = open({ requests: [request] }, { at: '/', households: [] })
    expect(await screen.findByTestId('reply-settings')).toBeVisible()
    await user.click(screen.getByRole('tab', { name: /^Requests/ }))
    await user.click(await screen.findByRole('button', { name: 'Accept the request of Sameh Fouad' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(guests.households).toMatchObject([{ name: 'Sameh Fouad' }]))
  })

  it('are accepted into the family with the same phone', async () => {
    const known = { ...hany, phone: '01112345678', phoneE164: '+201112345678' }
    const { user, state, guests } = open({ requests: [request] }, { at, households: [known] })
    await user.click(await screen.findByRole('button', { name: 'Accept the request of Sameh Fouad' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('radio', { name: 'Hany Fouad' })).toBeChecked()
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(state.requests[0]).toMatchObject({ state: 'accepted', householdId: hany.id }))
    expect(guests.households).toMatchObject([{ id: hany.id, seats: [{ hallId: menHall.id, allowed: 3 }] }])
  })

  it('forget the error of an earlier try once one is accepted', async () => {
    const { user } = open({ requests: [request] }, { at })
    server.use(http.put(api(`${path}/requests/${request.id}`), () => HttpResponse.error(), { once: true }))
    await user.click(await screen.findByRole('button', { name: 'Decline the request of Sameh Fouad' }))
    expect(await screen.findByText(/^Network error/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Accept the request of Sameh Fouad' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }))
    await screen.findByTestId('undo')
    await waitFor(() => expect(screen.queryByText(/^Network error/)).toBeNull())
  })

  it('are declined, and undone', async () => {
    const { user, state } = open({ requests: [request] }, { at })
    await user.click(await screen.findByRole('button', { name: 'Decline the request of Sameh Fouad' }))
    await waitFor(() => expect(state.requests[0]?.state).toBe('rejected'))
    await user.click(await screen.findByTestId('undo'))
    await waitFor(() => expect(state.requests[0]?.state).toBe('pending'))
  })

  it('say who has decided when another device was first', async () => {
    const { user, state } = open({ requests: [request] }, { at })
    const decline = await screen.findByRole('button', { name: 'Decline the request of Sameh Fouad' })
    state.requests = [{ ...request, state: 'accepted', decidedBy: 'Laila Hassan' }]
    await user.click(decline)
    expect(await screen.findByText('This request was accepted in the meantime by Laila Hassan.')).toBeVisible()
    expect(await screen.findByText('Accepted', { exact: false, selector: 'span' })).toHaveTextContent('Laila Hassan')
  })

  it('are declined all at once, and undone', async () => {
    const others = ['Maha', 'Heba'].map((name) => ({ ...request, id: crypto.randomUUID(), name }))
    const { user, state } = open({ requests: [request, ...others] }, { at })
    await user.click(await screen.findByRole('button', { name: 'Decline all 3 requests' }))
    await waitFor(() => expect(state.requests.map((one) => one.state)).toEqual(['rejected', 'rejected', 'rejected']))
    await user.click(await screen.findByTestId('undo'))
    await waitFor(() => expect(state.requests.map((one) => one.state)).toEqual(['pending', 'pending', 'pending']))
  })

  it('are turned off at once, on top of settings that were changed elsewhere', async () => {
    const { user, state } = open({}, { at })
    const taking = await screen.findByRole('switch', { name: 'Take requests on the open link' })
    state.settings = { ...state.settings, contact: 'Mama Hoda', version: 2 }
    await user.click(taking)
    await waitFor(() =>
      expect(state.settings).toMatchObject({ takesRequests: false, contact: 'Mama Hoda', version: 3 }),
    )
    expect(await screen.findByText('Requests are off')).toBeVisible()
  })
})

describe('settings', () => {
  it('are saved, and emptied ones are cleared', async () => {
    const settings = { asksChildren: true, takesRequests: false, sendsDigest: true, silentRate: 50, version: 1 }
    const { user, state } = open({ settings: { ...settings, contact: 'Mama' } })
    await user.click(await screen.findByRole('button', { name: 'Settings' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Reply settings' }))
    await user.clear(dialog.getByLabelText('Whom to ask after that day'))
    await user.type(dialog.getByLabelText('The question in English'), 'Will you come?')
    await user.clear(dialog.getByLabelText(/Share of silent families/))
    await user.type(dialog.getByLabelText(/Share of silent families/), '101')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('A whole number from 0 to 100')).toBeVisible()
    await user.clear(dialog.getByLabelText(/Share of silent families/))
    await user.type(dialog.getByLabelText(/Share of silent families/), '٧٠')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(state.settings).toEqual({ ...settings, questionEn: 'Will you come?', silentRate: 70, version: 2 }),
    )
  })

  it('edit the rate of the forecast in place', async () => {
    const { user, state } = open()
    await user.selectOptions(await screen.findByLabelText('Share of silent families in the forecast'), '0')
    expect(await screen.findByText('Forecast: 0 of 10 places')).toBeVisible()
    expect(state.settings.silentRate).toBe(0)
  })
})
