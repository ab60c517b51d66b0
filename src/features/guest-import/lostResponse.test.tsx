import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { api, apiServer } from '@tests/mocks/api'
import { installFakeWorker } from '@tests/guestImport/fakeWorker'
import {
  createHandlers,
  getBodies,
  getButton,
  getFamily,
  imported,
  LINES,
  paste,
  path,
  preview,
  renderImport,
} from '@tests/guestImport/importPage'
import { refuse } from '@tests/mocks/wedding'
import { createHousehold, WEDDING_ID } from '@tests/guestImport/plan'
import { baseApi } from '@/api'
import { getGuestListArgs, weddingEndpoints, type Import, type ImportInput } from '@/api/weddings'

const server = apiServer()
installFakeWorker()

const DONE = { name: 'Your guests are on the list' }

/** Opens the preview. The first import is answered by a network error, with or without being stored. */
async function openPreview({ isStored }: { isStored: boolean }) {
  const connection = { isLost: false }
  const imports: Import[] = []
  server.use(...createHandlers())
  server.use(
    http.get(api(`${path}/imports`), () =>
      connection.isLost ? HttpResponse.error() : HttpResponse.json({ items: imports }),
    ),
    http.post(
      api(`${path}/imports`),
      async ({ request }) => {
        const { id = '' } = (await request.json()) as ImportInput
        if (isStored) imports.push({ ...imported, id, added: 3, updated: 0 })
        return HttpResponse.error()
      },
      { once: true },
    ),
  )
  const page = renderImport()
  await paste(page, LINES)
  await preview()
  return { ...page, connection }
}

it('shows the import without another try when it was stored', async () => {
  const { user } = await openPreview({ isStored: true })
  await user.click(getButton('Add 3 families'))
  expect(await screen.findByRole('heading', DONE)).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('3 families added.')
  expect(getButton('Import another list')).toBeEnabled()
  expect(getBodies()).toHaveLength(1)
})

it('sends the same again under the same id when it was not stored', async () => {
  const { user } = await openPreview({ isStored: false })
  await user.click(getButton('Add 3 families'))
  expect(await screen.findByText(/Trying again adds nobody twice/)).toBeVisible()
  await user.click(getButton('Add 3 families'))
  await screen.findByRole('heading', DONE)
  const [first, second] = getBodies()
  expect(second).toEqual(first)
})

it('sends changed choices when it was not stored, also after a step back', async () => {
  const { user } = await openPreview({ isStored: false })
  await user.click(getButton('Add 3 families'))
  await screen.findByText(/Trying again adds nobody twice/)
  await user.click(getFamily('منى عادل'))
  await user.click(getButton('Back'))
  await user.click(getButton('Continue'))
  await user.click(getButton('Add 2 families'))
  await screen.findByRole('heading', DONE)
  const [first, second] = getBodies()
  expect(second?.id).toBe(first?.id)
  expect(second?.rows).toMatchObject([{ name: 'خالد مصطفى' }, { name: 'هدى شوقي' }])
  expect(screen.queryByText(/what you changed afterwards/)).toBeNull()
})

it('says that later changes are not in an import that was stored, and keeps them', async () => {
  const { user, connection } = await openPreview({ isStored: true })
  connection.isLost = true
  await user.click(getButton('Add 3 families'))
  await screen.findByText(/Trying again adds nobody twice/)
  await user.click(getFamily('منى عادل'))
  server.use(http.post(api(`${path}/imports`), () => refuse(409, 'already_exists'), { once: true }))
  connection.isLost = false
  await user.click(getButton('Add 2 families'))
  expect(await screen.findByText(/what you changed afterwards is not in it/)).toBeVisible()
  await user.click(getButton('Check the list again'))
  expect(getFamily('منى عادل')).not.toBeChecked()
  await user.click(getButton('Add 2 families'))
  await screen.findByRole('heading', DONE)
  const [first, refused, last] = getBodies()
  expect(refused?.id).toBe(first?.id)
  expect(last?.id).not.toBe(first?.id)
})

it('fetches the guest list again when the import turns out to be stored', async () => {
  const { user, store, connection } = await openPreview({ isStored: true })
  connection.isLost = true
  const household = createHousehold({ name: 'منى عادل' })
  server.use(
    http.get(api(`${path}/households`), () =>
      connection.isLost ? HttpResponse.error() : HttpResponse.json({ items: [household], total: 1 }),
    ),
  )
  await user.click(getButton('Add 3 families'))
  await screen.findByText(/Trying again adds nobody twice/)
  connection.isLost = false
  act(() => void store.dispatch(baseApi.internalActions.onFocus()))
  await screen.findByRole('heading', DONE)
  const selectList = weddingEndpoints.endpoints.listHouseholds.select(getGuestListArgs(WEDDING_ID))
  await waitFor(() => expect(selectList(store.getState()).data?.entities).toHaveProperty(household.id))
})
