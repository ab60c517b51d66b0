import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { createHenna, createWeddingDay, weddingId } from '@tests/fixtures/wedding'
import { api, apiServer, getSentBodies } from '@tests/mocks/api'
import { createWeddingApi, listInvitations, refuse } from '@tests/mocks/wedding'
import { renderSite } from '@tests/render'
import { EventsAndHalls } from './EventsAndHalls'

const server = apiServer()
const path = `/weddings/${weddingId}/halls`
const weddingDay = createWeddingDay()
const hall = weddingDay.halls[0]!

function open() {
  const { handlers, state } = createWeddingApi(createHenna(), weddingDay)
  server.use(...handlers, ...listInvitations())
  return { ...renderSite(<EventsAndHalls weddingId={weddingId} />), state }
}
const getDialogButton = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name })
const findButton = (name: string) => screen.findByRole('button', { name })

describe('halls', () => {
  it('adds a hall with seats in Arabic digits', async () => {
    const { user } = open()
    await user.click(await findButton('Add a hall: Henna night'))
    await user.type(screen.getByLabelText('Name of the hall'), 'Roof')
    await user.click(getDialogButton('Women'))
    await user.type(screen.getByLabelText('Number of seats'), '٨٠')
    await user.click(getDialogButton('Save'))
    expect(await screen.findByText('Women · 80 seats')).toBeVisible()
    expect(getSentBodies(path)).toEqual([
      { id: expect.any(String), eventId: createHenna().id, name: 'Roof', audience: 'women', capacity: 80 },
    ])
  })

  it.each(['0', '1.5', 'many', '10001'])('does not accept %s as the number of seats', async (typed) => {
    const { user } = open()
    await user.click(await findButton('Add a hall: Henna night'))
    await user.type(screen.getByLabelText('Number of seats'), typed)
    await user.click(getDialogButton('Save'))
    expect(await screen.findByText('Enter a whole number from 1 to 10,000')).toBeVisible()
    expect(getSentBodies(path)).toEqual([])
  })

  it('stores the seats of each side, in Arabic digits too, and clears them', async () => {
    const { user } = open()
    await user.click(await findButton('Edit Nile Hall'))
    await user.type(screen.getByLabelText('Seats for the groom’s families'), '٩٠')
    await user.type(screen.getByLabelText('Seats for the bride’s families'), '0')
    await user.click(getDialogButton('Save'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // The list with the new seats.
    await waitFor(() => expect(getSentBodies(`/weddings/${weddingId}/events`)).toHaveLength(2))
    await user.click(await findButton('Edit Nile Hall'))
    expect(screen.getByLabelText('Seats for the groom’s families')).toHaveValue('90')
    await user.clear(screen.getByLabelText('Seats for the groom’s families'))
    await user.click(getDialogButton('Save'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const details = { name: 'Nile Hall', audience: 'men', capacity: 200 }
    expect(getSentBodies(`${path}/${hall.id}`)).toEqual([
      { ...details, groomSeats: 90, brideSeats: 0, version: 1 },
      { ...details, brideSeats: 0, version: 2 },
    ])
  })

  it('warns of more seats for both sides than the hall holds, and stores them all the same', async () => {
    const { user } = open()
    await user.click(await findButton('Edit Nile Hall'))
    await user.type(screen.getByLabelText('Seats for the groom’s families'), '120')
    expect(screen.queryByText(/^Together/)).toBeNull()
    await user.type(screen.getByLabelText('Seats for the bride’s families'), '٨٣')
    expect(screen.getByText('Together that is 3 seats more than the hall holds.')).toBeVisible()
    await user.click(getDialogButton('Save'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(getSentBodies(`${path}/${hall.id}`)).toMatchObject([{ groomSeats: 120, brideSeats: 83 }])
  })

  it('does not accept a part of a seat for a side', async () => {
    const { user } = open()
    await user.click(await findButton('Edit Nile Hall'))
    await user.type(screen.getByLabelText('Seats for the bride’s families'), '1.5')
    await user.click(getDialogButton('Save'))
    expect(await screen.findByText('Enter a whole number from 0 to 10,000')).toBeVisible()
    expect(getSentBodies(`${path}/${hall.id}`)).toEqual([])
  })

  it('edits a hall on top of its version', async () => {
    const { user } = open()
    await user.click(await findButton('Edit Nile Hall'))
    await user.clear(screen.getByLabelText('Number of seats'))
    await user.click(getDialogButton('Save'))
    await waitFor(() => expect(screen.queryByText('Men · 200 seats')).toBeNull())
    expect(getSentBodies(`${path}/${hall.id}`)).toEqual([{ name: 'Nile Hall', audience: 'men', version: 1 }])
  })

  it('explains that a hall with seats stays, and deletes it once they are moved', async () => {
    const { user } = open()
    await user.click(await findButton('Delete Nile Hall'))
    server.use(http.delete(api(`${path}/:id`), () => refuse(409, 'in_use'), { once: true }))
    await user.click(getDialogButton('Delete'))
    expect(await screen.findByText('Families have seats in this hall. Move their seats first.')).toBeVisible()
    await user.click(getDialogButton('Delete'))
    await waitFor(() => expect(screen.queryByText('Nile Hall')).toBeNull())
  })

  it('explains that a hall that was deleted elsewhere cannot be saved', async () => {
    const { user, state } = open()
    await user.click(await findButton('Edit Nile Hall'))
    state.events = [createHenna()]
    await user.click(getDialogButton('Save'))
    expect(await screen.findByText(/^This was deleted in another tab/)).toBeVisible()
  })
})
