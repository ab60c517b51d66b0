import { screen, waitFor, within } from '@testing-library/react'
import { createHenna, createWeddingDay, sampleWedding } from '@tests/fixtures/wedding'
import { apiServer } from '@tests/mocks/api'
import { createWeddingApi, listInvitations } from '@tests/mocks/wedding'
import { renderSite } from '@tests/render'
import type { Event } from '@/api/weddings'
import { EventsAndHalls } from '../events/EventsAndHalls'

const server = apiServer()
const place = { place: 'Nile Hall', address: '12 Corniche', area: 'Zamalek' }
const day = createWeddingDay({ ...place, date: '2050-06-17', time: '19:30' })
const henna = createHenna({ date: '2050-06-15' })

/** Opens the form of a wedding whose plans twelve families have had. */
async function openForm(wedding: Event = day, ...others: Event[]) {
  const { handlers, state } = createWeddingApi(henna, wedding, ...others)
  state.plans = { informed: [{ eventId: day.id, households: 12 }], answered: 7 }
  server.use(...handlers, ...listInvitations('omar-and-laila'))
  const { user } = renderSite(<EventsAndHalls weddingId={sampleWedding.id} />)
  await user.click(await screen.findByRole('button', { name: 'Change the plans' }))
  const form = within(await screen.findByRole('dialog', { name: 'Change the wedding plans' }))
  const fill = async (label: RegExp | string, text: string) => {
    await user.clear(form.getByLabelText(label))
    await user.type(form.getByLabelText(label), text)
  }
  return { user, state, form, fill, save: () => user.click(form.getByRole('button', { name: 'Save' })) }
}

describe('changing the plans', () => {
  it('shows old and new, saves all days at once, and leads to the families who have had the old ones', async () => {
    const { state, form, fill, save } = await openForm()
    await fill(/^Date/, '2050-06-24')
    await fill(/^Place/, 'Pearl Hall')
    const rows = form.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(rows).toEqual([
      'Wedding, date: Friday, June 17, 2050 → Friday, June 24, 2050',
      'Wedding, place: Nile Hall → Pearl Hall',
      'Henna night, date: Wednesday, June 15, 2050 → Wednesday, June 22, 2050',
    ])
    expect(form.getByText(/12 families have received the old plans/)).toBeVisible()
    await save()
    const link = await screen.findByRole('link', { name: 'Tell them on WhatsApp' })
    expect(link).toHaveAttribute('href', `/weddings/${sampleWedding.id}/desk?kind=change`)
    expect(state.events).toMatchObject([{ date: '2050-06-22' }, { date: '2050-06-24', place: 'Pearl Hall' }])
  })

  it('is undone', async () => {
    const { user, state, fill, save } = await openForm()
    await fill(/^Place/, 'Pearl Hall')
    await save()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
    expect(state.events).toEqual([henna, day])
  })

  it('says when the plans were changed elsewhere, and keeps what was typed', async () => {
    const { state, form, fill, save } = await openForm()
    await fill(/^Place/, 'Pearl Hall')
    state.events = [henna, { ...day, time: '21:00', version: 2 }]
    await save()
    expect(await form.findByText(/The plans were changed in another tab/)).toBeVisible()
    expect(form.getByLabelText(/^Place/)).toHaveValue('Pearl Hall')
  })

  it('refuses a day that has passed', async () => {
    const { form, fill, save } = await openForm()
    await fill(/^Date/, '2020-01-01')
    await save()
    expect(await form.findByText('This day has already passed')).toBeVisible()
  })

  it('postpones the wedding, and asks the families for their replies again', async () => {
    const { user, state, form } = await openForm()
    expect(form.queryByRole('group', { name: /families have replied/ })).toBeNull()
    await user.click(form.getByRole('button', { name: 'Postponed; the new date comes later' }))
    expect(form.queryByLabelText(/^Date/)).toBeNull()
    expect(form.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Wedding: Friday, June 17, 2050 → postponed',
      'Henna night: Wednesday, June 15, 2050 → postponed',
    ])
    await user.click(form.getByRole('button', { name: 'Ask again' }))
    await user.click(form.getByRole('button', { name: 'Postpone' }))
    expect(await screen.findByText(/The wedding is postponed. .* 12 families have received the old date/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Tell them on WhatsApp' })).toBeVisible()
    expect(state.events).toMatchObject([{ status: 'postponed' }, { status: 'postponed', date: day.date }])
    expect(state.replies).toBe('askAgain')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(screen.queryByText(/The wedding is postponed/)).toBeNull())
  })

  it('calls the wedding off with all its days but those that have passed', async () => {
    const { user, state, form } = await openForm(
      day,
      createHenna({ id: 'past', kind: 'engagement', date: '2020-01-01' }),
    )
    await user.click(form.getByRole('button', { name: 'Called off' }))
    expect(form.queryByText(/And the other days/)).toBeNull()
    expect(form.queryByText(/families have replied/)).toBeNull()
    await user.click(form.getByRole('button', { name: 'Call off' }))
    expect(await screen.findByText(/The wedding is called off/)).toBeVisible()
    expect(state.events).toMatchObject([{ status: 'calledOff' }, { status: 'calledOff' }, { id: 'past' }])
    expect(state.events[2]).not.toHaveProperty('status')
  })

  it('gives a day that was postponed with the wedding its new date, also when its former date has passed', async () => {
    const waiting = createHenna({ id: 'waiting', kind: 'engagement', date: '2020-01-01', status: 'postponed' })
    const { user, form, fill } = await openForm({ ...day, date: '2020-01-03', status: 'postponed' }, waiting)
    await user.click(form.getByRole('button', { name: 'A new date, time or place' }))
    await fill(/^Date/, '2050-06-24')
    const rows = form.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(rows).toContainEqual(expect.stringMatching(/^Engagement, date: .* → Wednesday, June 22, 2050$/))
  })

  it('refuses the former date of a postponed wedding once it has passed', async () => {
    const { user, form } = await openForm({ ...day, date: '2020-01-01', status: 'postponed' })
    await user.click(form.getByRole('button', { name: 'A new date, time or place' }))
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByText('This day has already passed')).toBeVisible()
  })
})
