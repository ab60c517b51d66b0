import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { weddingId } from '@tests/fixtures/wedding'
import { api, apiServer } from '@tests/mocks/api'
import { createHousehold, menHall } from '@tests/mocks/guests'
import { refuse } from '@tests/mocks/wedding'
import { hany, openReplies } from '@tests/openReplies'
import type { ReplyRequest, ReplyRequestUpdate } from '@/api/weddings'

const server = apiServer()
const path = `/weddings/${weddingId}`

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
    const { user, state, guests } = openReplies(server, { requests: [request] }, { at })
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
    const { user, state, guests } = openReplies(server, { requests: [request] }, { at })
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
    const { user, guests } = openReplies(server, { requests: [request] }, { at: '/', households: [] })
    expect(await screen.findByTestId('reply-settings')).toBeVisible()
    await user.click(screen.getByRole('tab', { name: /^Requests/ }))
    await user.click(await screen.findByRole('button', { name: 'Accept the request of Sameh Fouad' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(guests.households).toMatchObject([{ name: 'Sameh Fouad' }]))
  })

  it('are accepted into the family with the same phone', async () => {
    const known = { ...hany, phone: '01112345678', phoneE164: '+201112345678' }
    const { user, state, guests } = openReplies(server, { requests: [request] }, { at, households: [known] })
    await user.click(await screen.findByRole('button', { name: 'Accept the request of Sameh Fouad' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('radio', { name: 'Hany Fouad' })).toBeChecked()
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(state.requests[0]).toMatchObject({ state: 'accepted', householdId: hany.id }))
    expect(guests.households).toMatchObject([{ id: hany.id, seats: [{ hallId: menHall.id, allowed: 3 }] }])
  })

  it('forget the error of an earlier try once one is accepted', async () => {
    const { user } = openReplies(server, { requests: [request] }, { at })
    server.use(http.put(api(`${path}/requests/${request.id}`), () => HttpResponse.error(), { once: true }))
    await user.click(await screen.findByRole('button', { name: 'Decline the request of Sameh Fouad' }))
    expect(await screen.findByText(/^Network error/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Accept the request of Sameh Fouad' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }))
    await screen.findByTestId('undo')
    await waitFor(() => expect(screen.queryByText(/^Network error/)).toBeNull())
  })

  it('are declined, and undone', async () => {
    const { user, state } = openReplies(server, { requests: [request] }, { at })
    await user.click(await screen.findByRole('button', { name: 'Decline the request of Sameh Fouad' }))
    await waitFor(() => expect(state.requests[0]?.state).toBe('rejected'))
    await user.click(await screen.findByTestId('undo'))
    await waitFor(() => expect(state.requests[0]?.state).toBe('pending'))
  })

  it('say who has decided when another device was first', async () => {
    const { user, state } = openReplies(server, { requests: [request] }, { at })
    const decline = await screen.findByRole('button', { name: 'Decline the request of Sameh Fouad' })
    state.requests = [{ ...request, state: 'accepted', decidedBy: 'Laila Hassan' }]
    await user.click(decline)
    expect(await screen.findByText('This request was accepted in the meantime by Laila Hassan.')).toBeVisible()
    expect(await screen.findByText('Accepted', { exact: false, selector: 'span' })).toHaveTextContent('Laila Hassan')
  })

  it('are declined all at once, and undone', async () => {
    const others = ['Maha', 'Heba'].map((name) => ({ ...request, id: crypto.randomUUID(), name }))
    const { user, state } = openReplies(server, { requests: [request, ...others] }, { at })
    await user.click(await screen.findByRole('button', { name: 'Decline all 3 requests' }))
    await waitFor(() => expect(state.requests.map((one) => one.state)).toEqual(['rejected', 'rejected', 'rejected']))
    await user.click(await screen.findByTestId('undo'))
    await waitFor(() => expect(state.requests.map((one) => one.state)).toEqual(['pending', 'pending', 'pending']))
  })

  it('are turned off at once, on top of settings that were changed elsewhere', async () => {
    const { user, state } = openReplies(server, {}, { at })
    const taking = await screen.findByRole('switch', { name: 'Allow seat requests from the public link' })
    state.settings = { ...state.settings, contact: 'Mama Hoda', version: 2 }
    await user.click(taking)
    await waitFor(() =>
      expect(state.settings).toMatchObject({ takesRequests: false, contact: 'Mama Hoda', version: 3 }),
    )
    expect(await screen.findByText('Requests are off')).toBeVisible()
  })
})
