import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { createHall, createHenna, createWeddingDay, weddingId } from '@tests/fixtures/wedding'
import { api, apiServer, getSentBodies } from '@tests/mocks/api'
import { createWeddingApi, listInvitations, refuse } from '@tests/mocks/wedding'
import { renderSite } from '@tests/render'
import { baseApi } from '@/api'
import type { Event } from '@/api/weddings'
import type { Locale } from '@/i18n/locales'
import { EventsAndHalls } from './EventsAndHalls'

const server = apiServer()
const path = `/weddings/${weddingId}`
const henna = createHenna()
const weddingDay = createWeddingDay()

interface Options {
  events?: Event[]
  /** Of the invitations of the wedding. */
  slugs?: string[]
  locale?: Locale
}

function open({ events = [henna, weddingDay], slugs = [], locale = 'en' }: Options = {}) {
  const weddingApi = createWeddingApi(...events)
  server.use(...weddingApi.handlers, ...listInvitations(...slugs))
  const view = renderSite(<EventsAndHalls weddingId={weddingId} />, { locale })
  return { ...view, ...weddingApi }
}
const getCard = (name: string) => screen.getByRole('heading', { level: 2, name }).closest('li') as HTMLElement
const findCard = async (name: string) => {
  await screen.findByRole('heading', { level: 2, name })
  return getCard(name)
}
const getDialogButton = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name })
const findButton = (name: string) => screen.findByRole('button', { name })
const getNames = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

describe('EventsAndHalls', () => {
  it('shows the events in order and their halls', async () => {
    open()
    const first = await findCard('Henna night')
    expect(getNames()).toEqual(['Henna night', 'Wedding', 'Add an event'])
    expect(first).toHaveTextContent(/Wednesday, June 16, 2027, 8\spm/)
    expect(first).toHaveTextContent('Family home')
    expect(first).toHaveTextContent('Nobody can be invited to this event yet')
    expect(getCard('Wedding')).toHaveTextContent('Nile HallMen · 200 seats')
  })

  it('shows dates, seats and audiences in Arabic', async () => {
    const halls = [createHall(henna.id, { audience: 'women', capacity: 3 })]
    open({ events: [createHenna({ halls })], locale: 'ar' })
    const card = await findCard('ليلة الحنّة')
    expect(card).toHaveTextContent(/الأربعاء، ١٦ يونيو ٢٠٢٧، ٨\sمساءً/)
    expect(card).toHaveTextContent('سيدات · ٣ مقاعد')
  })

  it('marks the events that the invitation shows, and keeps them from being deleted', async () => {
    open({ events: [henna, createWeddingDay({ kind: 'morning-after' })], slugs: ['one'] })
    expect(await screen.findByText('Your invitation shows the same date.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Delete Henna night' })).toBeNull()
    expect(within(getCard('Sabahiya (the day after)')).queryByText(/Your invitation/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Delete Sabahiya (the day after)' })).toBeVisible()
  })

  it('offers the kinds that are missing and adds one after the last event', async () => {
    const { user } = open()
    await findCard('Henna night')
    expect(screen.queryByRole('button', { name: 'Henna night' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Sabahiya (the day after)' }))
    await user.type(screen.getByLabelText('Date'), '2027-06-19')
    await user.dblClick(getDialogButton('Save'))
    await waitFor(() =>
      expect(getNames()).toEqual(['Henna night', 'Wedding', 'Sabahiya (the day after)', 'Add an event']),
    )
    expect(getSentBodies(`${path}/events`).filter(Boolean)).toEqual([
      { id: expect.any(String), kind: 'morning-after', date: '2027-06-19' },
    ])
    expect(screen.getByRole('status')).toHaveTextContent('Saved: Sabahiya (the day after).')
    expect(screen.getByRole('list', { name: 'Events' })).toHaveFocus()
  })

  it('requires the title of an event of one’s own', async () => {
    const { user } = open()
    await user.click(await findButton('Another event'))
    await user.click(getDialogButton('Save'))
    expect(await screen.findByText('This field is required')).toBeVisible()
    await user.type(screen.getByLabelText('Title'), 'Family dinner')
    await user.click(getDialogButton('Save'))
    expect(await findCard('Family dinner')).toHaveTextContent('No date yet')
  })

  it('keeps what was typed after a failed save, and stores the latest values under the same id', async () => {
    const { user, state } = open()
    await user.click(await findButton('Another event'))
    await user.type(screen.getByLabelText('Title'), 'Dinner')
    // The request arrives, its response is lost.
    server.use(
      http.post(
        api(`${path}/events`),
        async ({ request }) => {
          state.events = [...state.events, { ...((await request.json()) as typeof henna), version: 1, halls: [] }]
          return HttpResponse.error()
        },
        { once: true },
      ),
    )
    await user.click(getDialogButton('Save'))
    expect(await screen.findByText('Network error. Please check your connection.')).toBeVisible()
    server.use(http.post(api(`${path}/events`), () => refuse(409, 'already_exists', { current: state.events.at(-1) })))
    await user.type(screen.getByLabelText('Title'), ' of both families')
    await user.click(getDialogButton('Save'))
    expect(await findCard('Dinner of both families')).toBeVisible()
    expect(state.events).toHaveLength(3)
  })

  it('shows the server’s errors at their fields', async () => {
    const { user } = open()
    server.use(
      http.put(api(`${path}/events/:id`), () =>
        refuse(400, 'validation_failed', { errors: [{ field: 'date', message: 'This day has passed' }] }),
      ),
    )
    await user.click(await findButton('Edit Wedding'))
    await user.click(getDialogButton('Save'))
    expect(await screen.findByText('This day has passed')).toBeVisible()
    expect(screen.getByLabelText('Date')).toHaveFocus()
  })

  it('does not require the date of a ceremony that the invitation does not show, and can delete it', async () => {
    const { user } = open({ slugs: ['one'], events: [{ ...henna, date: undefined }, weddingDay] })
    await screen.findAllByText('Your invitation shows the same date.')
    await user.click(await findButton('Edit Henna night'))
    await user.type(screen.getByLabelText(/Place/), 'Home')
    await user.click(getDialogButton('Save'))
    await waitFor(() => expect(getSentBodies(`${path}/events/${henna.id}`)).toHaveLength(1))
    expect(await findButton('Delete Henna night')).toBeVisible()
  })

  it('requires the date of an event that the invitation shows', async () => {
    const { user } = open({ slugs: ['one'] })
    await screen.findAllByText('Your invitation shows the same date.')
    await user.click(await findButton('Edit Henna night'))
    await user.clear(screen.getByLabelText(/^Date/))
    await user.click(getDialogButton('Save'))
    expect(await screen.findByText('Your invitation shows this date, so it cannot be empty')).toBeVisible()
    expect(getSentBodies(`${path}/events/${henna.id}`)).toEqual([])
  })

  it('deletes an event after a confirmation and focuses the list', async () => {
    const { user } = open()
    await user.click(await findButton('Delete Henna night'))
    await user.click(getDialogButton('Cancel'))
    expect(getCard('Henna night')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Delete Henna night' }))
    await user.click(getDialogButton('Delete'))
    await waitFor(() => expect(getNames()).toEqual(['Wedding', 'Add an event']))
    expect(screen.getByRole('list', { name: 'Events' })).toHaveFocus()
  })

  it.each([
    ['families have seats', [], 'Families have seats in the halls of this event. Move their seats first.'],
    ['an invitation was published meanwhile', ['one'], 'This event cannot be deleted: your invitation shows its date.'],
  ])('explains why an event stays when %s', async (_reason, slugs, text) => {
    const { user } = open()
    server.use(http.delete(api(`${path}/events/:id`), () => refuse(409, 'in_use')))
    await user.click(await findButton('Delete Henna night'))
    server.use(...listInvitations(...slugs))
    await user.click(getDialogButton('Delete'))
    expect(await screen.findByText(text)).toBeVisible()
  })

  it('shows that a wedding does not exist, with a way back', async () => {
    server.use(http.get(api(`${path}/events`), () => refuse(404, 'not_found')))
    server.use(
      http.get(api('/weddings'), () => HttpResponse.json({ items: [] })),
      ...listInvitations(),
    )
    renderSite(<EventsAndHalls weddingId={weddingId} />)
    expect(await screen.findByRole('heading', { name: 'We could not find this wedding' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to my wedding' })).toHaveAttribute('href', '/home')
  })

  it('fetches the events again when the window gets the focus', async () => {
    const { state, store } = open()
    await findCard('Henna night')
    state.events = [weddingDay]
    act(() => void store.dispatch(baseApi.internalActions.onFocus()))
    await waitFor(() => expect(getNames()).toEqual(['Wedding', 'Add an event']))
  })

  it('offers a retry when the events cannot be fetched', async () => {
    server.use(http.get(api('/*'), () => HttpResponse.error()))
    const { user } = renderSite(<EventsAndHalls weddingId={weddingId} />)
    expect(await screen.findByText('Network error. Please check your connection.')).toBeVisible()
    server.use(...createWeddingApi(henna).handlers)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await findCard('Henna night')).toBeVisible()
  })
})
