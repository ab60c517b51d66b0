import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { weddingId } from '@tests/fixtures/wedding'
import { createChange, type createActivityApi } from '@tests/mocks/activity'
import { api, apiServer, getSentBodies } from '@tests/mocks/api'
import { createHousehold, menHall } from '@tests/mocks/guests'
import { refuse } from '@tests/mocks/wedding'
import { listEntries, openActivity } from '@tests/openActivity'
import { weddingEndpoints } from '@/api/weddings'

const server = apiServer()
const changesPath = `/weddings/${weddingId}/changes`

const open = (initial: Parameters<typeof createActivityApi>[0]) => openActivity(server, initial)

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
