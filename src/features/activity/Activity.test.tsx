import { jest } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { Route, Routes } from 'react-router-dom'
import { sampleWedding, weddingId } from '@tests/fixtures/wedding'
import { createActivityApi, createChange, hoda } from '@tests/mocks/activity'
import { api, apiServer, getSentBodies } from '@tests/mocks/api'
import { createHousehold, menHall } from '@tests/mocks/guests'
import { refuse } from '@tests/mocks/wedding'
import { renderSite } from '@tests/render'
import WeddingNav from '@/app/wedding/WeddingNav'
import { weddingEndpoints } from '@/api/weddings'
import ActivityPage from '@/pages/ActivityPage'

const server = apiServer()
const changesPath = `/weddings/${weddingId}/changes`
const seenPath = `${changesPath}/seen`

function open(initial: Parameters<typeof createActivityApi>[0] = {}, search = '') {
  const activityApi = createActivityApi(initial)
  server.use(...activityApi.handlers)
  const view = renderSite(
    <>
      <WeddingNav />
      <Routes>
        <Route path="/weddings/:weddingId/activity" element={<ActivityPage />} />
      </Routes>
    </>,
    {
      at: `/weddings/${weddingId}/activity${search}`,
      preloadedState: { auth: { token: 't', user: null, expired: false } },
    },
  )
  return { ...view, ...activityApi }
}

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
const listEntries = () => screen.getAllByTestId('change')
const none = { seats: [] }
const few = (allowed: number) => ({ seats: [{ hallId: menHall.id, allowed }] })
const findEntries = async () => screen.findAllByTestId('change')
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
    await choose(view, 'Who', "\u2068Hoda\u2069 (\u2068groom's mother\u2069)")
    await waitFor(() => expect(listEntries()).toHaveLength(2))
    await choose(view, 'What', 'Replies by phone')
    await waitFor(() => expect(listEntries()).toHaveLength(1))
    expect(listEntries()[0]).toHaveTextContent('recorded by phone')
    await choose(view, 'What', 'Family and helpers')
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

describe('undo', () => {
  const undoPath = `${changesPath}/1/undo`
  const findUndo = async () => screen.findByRole('button', { name: /^Undo .*Hoda.* lowered Haj Ahmed/ })

  it('says that the change is undone, and moves the focus to the entry', async () => {
    const view = open({ changes: [createChange(1)], seen: 1 })
    await view.user.click(await findUndo())
    await waitFor(() => expect(listEntries()).toHaveLength(2))
    expect(screen.getByText('Undone.')).toBeVisible()
    const entry = listEntries()[1]!
    expect(within(entry).getByText('Undone')).toBeVisible()
    expect(within(entry).queryByRole('button')).toBeNull()
    expect(listEntries()[0]).toHaveTextContent('Undo of an earlier change')
    expect(getSentBodies(undoPath)).toEqual([{}])
    expect(entry).toHaveFocus()
  })

  it.each([
    [{ changed: 10, kept: 2 }, 'Undone. 2 families were changed again since and stay as they are.'],
    [{ changed: 0, kept: 1 }, 'Nothing was undone, because it was changed again since.'],
  ])('says what was kept: %o', async (result, text) => {
    const view = open({ changes: [createChange(1)] })
    server.use(http.post(api(undoPath), () => HttpResponse.json(result)))
    await view.user.click(await findUndo())
    expect(await screen.findByText(text)).toBeVisible()
  })

  const changedAgain = createHousehold({
    id: 'family-1',
    name: 'Haj Ahmed',
    seats: [{ hallId: menHall.id, allowed: 5 }],
    version: 7,
  })

  it('shows what the change has set, what it is now and what it would be, and undoes all the same', async () => {
    const view = open({ changes: [createChange(1)], current: { 1: changedAgain } })
    await view.user.click(await findUndo())
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('group')).toHaveTextContent(
      "Seats in Men's hallThis change set4It is now5It would be again6",
    )
    await view.user.click(dialog.getByRole('button', { name: 'Undo anyway' }))
    expect(await screen.findByText('Undone.')).toBeVisible()
    expect(getSentBodies(undoPath)).toEqual([{}, { version: 7 }])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('leaves it after a conflict', async () => {
    const view = open({ changes: [createChange(1)], current: { 1: changedAgain } })
    await view.user.click(await findUndo())
    await view.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave it' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(getSentBodies(undoPath)).toEqual([{}])
    expect(listEntries()).toHaveLength(1)
  })

  it('says that an added family goes into the bin with what was changed since', async () => {
    const added = createChange(1, { kind: 'householdAdded', before: undefined, after: undefined })
    const view = open({ changes: [added], current: { 1: changedAgain } })
    await view.user.click(await screen.findByTestId('undo'))
    expect(await screen.findByText(/the family goes into the bin with all that was changed since/)).toBeVisible()
  })

  it('says that it is too late, and fetches the list again', async () => {
    const view = open({ changes: [createChange(1)] })
    server.use(http.post(api(undoPath), () => refuse(409, 'too_late')))
    const button = await findUndo()
    view.state.changes = [createChange(1, { canUndo: false })]
    await view.user.click(button)
    expect(await screen.findByText('It is too late to undo this.')).toBeVisible()
    await waitFor(() => expect(screen.queryByTestId('undo')).toBeNull())
  })

  it('is done when it is too late after a lost response', async () => {
    const view = open({ changes: [createChange(1)] })
    const button = await findUndo()
    // The first request is stored, and its response and the next list are lost.
    server.use(
      http.post(
        api(undoPath),
        () => {
          view.undo(view.state.changes[0]!)
          return HttpResponse.error()
        },
        { once: true },
      ),
      http.get(api(changesPath), () => HttpResponse.error(), { once: true }),
    )
    await view.user.click(button)
    expect((await screen.findAllByText(/Network error/)).length).toBeGreaterThan(0)
    await view.user.click(await findUndo())
    expect(await screen.findByText('Undone.')).toBeVisible()
    expect(getSentBodies(undoPath)).toEqual([{}, {}])
    expect(listEntries()).toHaveLength(2)
  })

  it('fetches the guest list and its summary again', async () => {
    const view = open({ changes: [createChange(1)] })
    const button = await findUndo()
    const { getGuestSummary } = weddingEndpoints.endpoints
    let fetched = 0
    server.use(
      http.get(api(`/weddings/${weddingId}/summary`), () => {
        fetched += 1
        return HttpResponse.json({})
      }),
    )
    await act(async () => void (await view.store.dispatch(getGuestSummary.initiate({ weddingId }))))
    await view.user.click(button)
    await waitFor(() => expect(fetched).toBe(2))
  })
})
