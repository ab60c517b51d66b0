import { screen, waitFor } from '@testing-library/react'
import type { Event } from '@/api/weddings'
import { createHall, createWeddingDay, weddingId } from '@tests/fixtures/wedding'
import { apiServer } from '@tests/mocks/api'
import { createWeddingApi, listInvitations } from '@tests/mocks/wedding'
import { renderSite } from '@tests/render'
import { EventsAndHalls } from './EventsAndHalls'

const server = apiServer()
const place = { place: 'Nile Hall', address: '12 Corniche', area: 'Zamalek' }
const weddingDay = createWeddingDay({ ...place, otherPlaces: [{ place: 'Pearl Hall' }] })
const dayWithOwnHall = { ...weddingDay, halls: [createHall(weddingDay.id, { name: 'Pearl Hall' })] }

/** Opens the page of a wedding with two places, and presses a button. */
async function answer(button: string, day: Event = dayWithOwnHall) {
  const { handlers, state } = createWeddingApi(day)
  server.use(...handlers, ...listInvitations('omar-and-laila'))
  const { user } = renderSite(<EventsAndHalls weddingId={weddingId} />)
  await user.click(await screen.findByRole('button', { name: button }))
  await waitFor(() => expect(state.events[0]).not.toHaveProperty('otherPlaces'))
  return state.events[0]
}

describe('the question which place is right', () => {
  it('keeps the place of the invitation, and calls the hall so', async () => {
    expect(await answer('It is Nile Hall')).toMatchObject({ ...place, halls: [{ hasPlaceName: true }] })
  })

  it('takes the other place, and keeps the address', async () => {
    expect(await answer('It is Pearl Hall')).toMatchObject({
      ...place,
      place: 'Pearl Hall',
      halls: [{ hasPlaceName: true }],
    })
  })

  it('keeps a place that has changed in one language only', async () => {
    const translation = { place: 'قاعة اللؤلؤة' }
    const day = createWeddingDay({ ...place, translation, otherPlaces: [place] })
    expect(await answer('Yes, it is the same place', day)).toMatchObject({ ...place, translation })
  })

  it('lets the hall have its own name in the place', async () => {
    const event = await answer('Both: Pearl Hall is a hall of Nile Hall')
    expect(event).toMatchObject({ ...place, halls: [{ name: 'Pearl Hall', hasPlaceName: false }] })
  })
})
