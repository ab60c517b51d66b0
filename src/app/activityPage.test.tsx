import { jest } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { sampleWedding, weddingId } from '@tests/fixtures/wedding'
import { baseApi } from '@/api'
import type { Change } from '@/api/weddings'
import { createChange, hoda, type createActivityApi } from '@tests/mocks/activity'
import { api, apiServer, getSentBodies } from '@tests/mocks/api'
import { menHall } from '@tests/mocks/guests'
import { findEntries, listEntries, openActivity } from '@tests/openActivity'
import { weddingEndpoints } from '@/api/weddings'

const server = apiServer()
const changesPath = `/weddings/${weddingId}/changes`
const seenPath = `${changesPath}/seen`

const open = (initial: Parameters<typeof createActivityApi>[0] = {}, search = '') =>
  openActivity(server, initial, search)

/** As the poll does. */
const fetchAgain = ({ store }: ReturnType<typeof open>) =>
  act(() => void store.dispatch(weddingEndpoints.util.invalidateTags(['Change' as never])))

/** Lets the page be visible for two seconds. */
function wait(): void {
  jest.useFakeTimers()
  document.dispatchEvent(new Event('visibilitychange'))
  act(() => jest.advanceTimersByTime(2000))
  jest.useRealTimers()
}

const numbers = (count: number) => Array.from({ length: count }, (_one, index) => count - index)
const none = { seats: [] }
const few = (allowed: number) => ({ seats: [{ hallId: menHall.id, allowed }] })
const choose = async ({ user }: ReturnType<typeof open>, field: string, option: string) => {
  await user.click(screen.getByRole('combobox', { name: field }))
  await user.click(screen.getByRole('option', { name: option }))
}

describe('the list of changes', () => {
  it('is shown by day in the time zone of the wedding, with the time', async () => {
    const today = new Date().toISOString()
    open({
      changes: [
        createChange(3, { createdAt: today }),
        createChange(2, { createdAt: '2026-11-20T22:30:00.000Z' }),
        createChange(1, { createdAt: '2026-11-20T20:30:00.000Z' }),
      ],
    })
    await findEntries()
    const days = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(days).toEqual(['Today', 'Saturday, November 21, 2026', 'Friday, November 20, 2026'])
    expect(listEntries()[1]).toHaveTextContent(
      /Hoda.*groom's mother.* lowered Haj Ahmed from 6 to 4 seats in Men's hall/,
    )
    expect(within(listEntries()[1]!).getByText(/12:30\sAM/)).toBeVisible()
  })

  it('lists several details below the sentence, and the first names of several families', async () => {
    const several = { before: { name: 'Ahmed' }, after: { name: 'Haj Ahmed', note: 'Aunt' }, phoneChanged: true }
    const many = { count: 12, names: ['A', 'B', 'C'], before: undefined, after: undefined }
    open({ changes: [createChange(2, many), createChange(1, several)] })
    await findEntries()
    expect(listEntries()[0]).toHaveTextContent('A, B, C and 9 more')
    const details = within(listEntries()[1]!).getAllByRole('listitem')
    expect(details.map(({ textContent }) => textContent)).toEqual([
      'Guest or family: Ahmed → Haj Ahmed',
      'Note: (empty) → Aunt',
      'Phone number: changed',
    ])
  })

  it('lists what an edit of an event or a hall has changed', async () => {
    const event: Partial<Change> = {
      kind: 'eventEdited',
      names: [],
      before: { event: 'wedding', date: '2050-06-17', status: 'postponed' },
      after: { event: 'wedding', date: '2050-07-01', time: '19:30' },
    }
    const hall: Partial<Change> = {
      kind: 'hallEdited',
      before: { audience: 'mixed' },
      after: { audience: 'men', capacity: 1200 },
    }
    open({ changes: [createChange(2, event), createChange(1, hall)] })
    await findEntries()
    const listDetails = (entry: HTMLElement) =>
      within(entry)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    expect(listDetails(listEntries()[0]!)).toEqual([
      'Date: Friday, June 17, 2050 → Friday, July 1, 2050',
      'Time: (empty) → 7:30\u00A0pm',
      'Takes place: postponed → as planned',
    ])
    expect(listDetails(listEntries()[1]!)).toEqual([
      'Who is the hall for?: Mixed → Men',
      'Number of seats: (empty) → 1,200',
    ])
  })

  it('marks what is new of others in words, with a line before what was seen, until the page is left', async () => {
    const view = open({
      changes: [createChange(3), createChange(2, { isOwn: true }), createChange(1)],
      seen: 1,
    })
    await findEntries()
    const isMarked = (entry: HTMLElement) => within(entry).queryByText('New') !== null
    expect(listEntries().map(isMarked)).toEqual([true, false, false])
    expect(screen.getByText('You have seen what follows').nextElementSibling).toBe(listEntries()[2])
    wait()
    await waitFor(() => expect(view.state.seen).toBe(3))
    view.state.changes = [createChange(4), ...view.state.changes]
    fetchAgain(view)
    await waitFor(() => expect(listEntries()).toHaveLength(4))
    expect(listEntries().map(isMarked)).toEqual([true, true, false, false])
  })

  it('shows 50 more on demand, and keeps them without a gap when there are new ones', async () => {
    const view = open({ changes: numbers(120).map((number) => createChange(number)) })
    await findEntries()
    expect(listEntries()).toHaveLength(50)
    await view.user.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(listEntries()).toHaveLength(100))
    view.state.changes = [createChange(121, { before: none, after: few(121) }), ...view.state.changes]
    fetchAgain(view)
    await screen.findByText(/121 seats/)
    expect(listEntries()).toHaveLength(100)
    await view.user.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(listEntries()).toHaveLength(121))
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('says that nothing has changed yet', async () => {
    open()
    expect(await screen.findByText('Nothing has changed yet')).toBeVisible()
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('offers a retry when it cannot be fetched', async () => {
    const view = open({ changes: [createChange(1)] })
    server.use(http.get(api(changesPath), () => HttpResponse.error(), { once: true }))
    await view.user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await findEntries()).toHaveLength(1)
  })

  it('is shown when the connection returns while it is loaded', async () => {
    const { store } = open({ changes: [createChange(1)] })
    let isRequested = false
    server.use(
      http.get(api(changesPath), async () => {
        isRequested = true
        await delay(50)
      }),
    )
    await waitFor(() => expect(isRequested).toBe(true))
    act(() => void store.dispatch(baseApi.internalActions.onOnline()))
    expect(await findEntries()).toHaveLength(1)
  })

  it('stays, with a note, while the browser is offline', async () => {
    open({ changes: [createChange(1)] })
    await findEntries()
    const onLine = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine')!
    Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => false })
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(screen.getByText(/^You are offline/)).toBeVisible()
    expect(listEntries()).toHaveLength(1)
    Object.defineProperty(Navigator.prototype, 'onLine', onLine)
  })

  it('is not open to a planner', async () => {
    open({ weddings: [{ ...sampleWedding, role: 'planner' }], changes: [createChange(1)] })
    expect(await screen.findByText('This page is not open to you')).toBeVisible()
  })
})

describe('the filters', () => {
  it('narrow the list to a member and a topic, and are cleared', async () => {
    const own = { isOwn: true, member: { id: 'me', name: 'Laila' } }
    const view = open({
      changes: [createChange(3), createChange(2, { kind: 'replyRecorded' }), createChange(1, own)],
      seen: 3,
    })
    await findEntries()
    await choose(view, 'Person', "\u2068Hoda\u2069 (\u2068groom's mother\u2069)")
    await waitFor(() => expect(listEntries()).toHaveLength(2))
    await choose(view, 'Kind of change', 'Replies by phone')
    await waitFor(() => expect(listEntries()).toHaveLength(1))
    expect(listEntries()[0]).toHaveTextContent('recorded by phone')
    await choose(view, 'Kind of change', 'Family and helpers')
    await view.user.click(await screen.findByRole('button', { name: 'Show all changes' }))
    await waitFor(() => expect(listEntries()).toHaveLength(3))
  })

  it('keep new changes unseen', async () => {
    open({ changes: [createChange(2)], seen: 1 }, `?by=${hoda.id}`)
    await findEntries()
    wait()
    expect(getSentBodies(seenPath)).toEqual([])
  })

  it('have no choice of members where there is one', async () => {
    open({ changes: [createChange(1)], members: [hoda] })
    await findEntries()
    expect(screen.getAllByRole('combobox')).toHaveLength(1)
  })
})

describe('the badge of the tab', () => {
  it('goes once the page has been visible for a second', async () => {
    open({ weddings: [{ ...sampleWedding, unseenChanges: 3 }], changes: [createChange(4)], seen: 1 })
    expect(await screen.findByRole('link', { name: /Guests.*3 new changes/ })).toHaveAttribute('aria-current', 'true')
    await findEntries()
    expect(getSentBodies(seenPath)).toEqual([])
    wait()
    await waitFor(() => expect(getSentBodies(seenPath)).toEqual([{ number: 4 }]))
    expect(screen.getByRole('link', { name: /Guests/ })).not.toHaveTextContent('new')
  })
})
