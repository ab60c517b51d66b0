import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import type { Event } from '@/api/weddings'
import { createHenna, createWeddingDay, weddingId } from '@tests/fixtures/wedding'
import { api, apiServer } from '@tests/mocks/api'
import { createWeddingApi, listInvitations, refuse } from '@tests/mocks/wedding'
import { renderSite } from '@tests/render'
import { EventsAndHalls } from './EventsAndHalls'

const server = apiServer()
const henna = createHenna()
const changedElsewhere = { ...henna, place: 'Aunt Mona’s house', time: '21:00', version: 2 }

/** Opens the form, types another place, and saves after another tab has saved. */
async function saveTwice(theirs: Event = changedElsewhere) {
  const { handlers, state } = createWeddingApi(henna)
  server.use(...handlers, ...listInvitations())
  const { user } = renderSite(<EventsAndHalls weddingId={weddingId} />)
  await user.click(await screen.findByRole('button', { name: 'Edit Henna night' }))
  await user.clear(screen.getByLabelText('Place'))
  await user.type(screen.getByLabelText('Place'), 'Roof')
  state.events = [theirs]
  await user.click(screen.getByRole('button', { name: 'Save' }))
  return { user, state }
}
const findConflict = () => screen.findByRole('alertdialog', { name: 'This was changed somewhere else' })

describe('an edit on top of a newer version', () => {
  it('shows both values of the fields that both have edited', async () => {
    await saveTwice()
    const rows = within(await findConflict()).getAllByRole('group')
    expect(rows.map(({ textContent }) => textContent)).toEqual(['PlaceYou wroteRoofIt is nowAunt Mona’s house'])
  })

  it('keeps the typed value and the other fields of the newer version', async () => {
    const { user, state } = await saveTwice()
    await user.click(within(await findConflict()).getByRole('button', { name: 'Keep mine' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(state.events[0]).toMatchObject({ place: 'Roof', time: '21:00', date: henna.date, version: 3 })
  })

  it('takes the newer version without saving', async () => {
    const { user, state } = await saveTwice()
    await user.click(within(await findConflict()).getByRole('button', { name: 'Use the other version' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('Aunt Mona’s house')).toBeVisible()
    expect(state.events).toEqual([changedElsewhere])
  })

  it('saves without a question when each has edited other fields', async () => {
    const { state } = await saveTwice({ ...henna, date: '2027-06-15', version: 2 })
    await waitFor(() => expect(state.events[0]).toMatchObject({ date: '2027-06-15', place: 'Roof', version: 3 }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

it('shows both values of the seats of a side that both have edited', async () => {
  const weddingDay = createWeddingDay()
  const [hall] = weddingDay.halls
  const { handlers } = createWeddingApi(weddingDay)
  server.use(...handlers, ...listInvitations())
  const { user } = renderSite(<EventsAndHalls weddingId={weddingId} />)
  await user.click(await screen.findByRole('button', { name: 'Edit Nile Hall' }))
  await user.type(screen.getByLabelText('Seats for the groom’s families'), '90')
  const current = { ...hall, groomSeats: 80, brideSeats: 70, version: 2 }
  server.use(http.put(api(`/weddings/${weddingId}/halls/:id`), () => refuse(409, 'version_conflict', { current })))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const rows = within(await findConflict()).getAllByRole('group')
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Seats for the groom’s familiesYou wrote90It is now80'])
})
