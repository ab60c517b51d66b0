import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { api, apiServer } from '@tests/mocks/api'
import { installFakeWorker } from '@tests/guestImport/fakeWorker'
import {
  createHandlers,
  getBodies,
  getButton,
  imported,
  LINES,
  paste,
  path,
  preview,
  renderImport,
  type Mocks,
  type Page,
} from '@tests/guestImport/importPage'
import { createHousehold } from '@tests/guestImport/plan'
import type { Import, ImportInput } from '@/api/weddings'

const failure = { code: 'not_found', message: 'x', requestId: 'r' }

const server = apiServer()
installFakeWorker()

const open = (mocks?: Mocks) => {
  server.use(...createHandlers(mocks))
  return renderImport()
}

describe('decisions', () => {
  const household = createHousehold({ name: 'منى عادل', phone: '01512345678', phoneE164: '+201512345678' })

  it('are asked for, and left out until they are made', async () => {
    const page = open({ households: [household] })
    await paste(page, 'منى عادل 01012345678\nخالد مصطفى 01112345678')
    await preview()
    expect(screen.getByText(/1 family is waiting for your decision/)).toBeVisible()
    await page.user.click(getButton('1 to decide'))
    await page.user.click(screen.getByRole('radio', { name: /^Update/ }))
    expect(screen.getByText(/^Phone number:/)).toHaveTextContent('Phone number: 01512345678 → 01012345678')
    await page.user.click(getButton('Add 1 family, update 1'))
    await waitFor(() => expect(getBodies()).toHaveLength(1))
    expect(getBodies()[0]?.rows).toEqual([
      { householdId: household.id, phone: '01012345678' },
      { name: 'خالد مصطفى', side: 'both', phone: '01112345678' },
    ])
  })

  it('can be made for all families at once', async () => {
    const other = createHousehold({ name: 'خالد مصطفى' })
    const page = open({ households: [household, other] })
    await paste(page, 'منى عادل 01012345678\nخالد مصطفى 01112345678')
    await preview()
    expect(getButton('Add 0 families')).toBeDisabled()
    await page.user.click(getButton('2 to decide'))
    await page.user.click(getButton('Add all as other families'))
    expect(getButton('Add 2 families')).toBeEnabled()
    await page.user.click(getButton('Update all'))
    expect(getButton('Update 2 families')).toBeEnabled()
  })
})

describe('undo', () => {
  const undone = { removed: 2, restored: 0, kept: 1, import: { ...imported, undoneAt: '2026-11-23T11:00:00.000Z' } }
  const undo = `${path}/imports/${imported.id}/undo`
  const confirm = ({ user }: Page) =>
    user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Undo' }))

  it('takes back the import that was just made', async () => {
    const page = open()
    server.use(http.post(api(undo), () => HttpResponse.json(undone)))
    await paste(page, LINES)
    await preview()
    await page.user.click(getButton('Add 3 families'))
    await page.user.click(await screen.findByRole('button', { name: 'Undo this import' }))
    await confirm(page)
    expect(
      await screen.findByText('2 families are in the bin. 1 family stays, because it was edited or has replied since.'),
    ).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'The import is undone' })).toHaveFocus()
    await page.user.click(getButton('Import another list'))
    expect(screen.getByLabelText('Paste a list')).toHaveValue('')
  })

  it('takes back the import that was just made in the list of imports, too', async () => {
    const page = open()
    const imports: Import[] = []
    server.use(
      http.get(api(`${path}/imports`), () => HttpResponse.json({ items: imports })),
      http.post(api(`${path}/imports`), async ({ request }) => {
        const { id = '' } = (await request.json()) as ImportInput
        imports.push({ ...imported, id })
        return HttpResponse.json(imports[0], { status: 201 })
      }),
      http.post(api(`${path}/imports/:id/undo`), () => {
        imports[0] = { ...imports[0]!, undoneAt: undone.import.undoneAt }
        return HttpResponse.json({ ...undone, import: imports[0] })
      }),
    )
    await paste(page, LINES)
    await preview()
    await page.user.click(getButton('Add 3 families'))
    await page.user.click(await screen.findByRole('button', { name: 'Undo this import: Pasted list' }))
    await confirm(page)
    expect(await screen.findByRole('heading', { name: 'The import is undone' })).toBeVisible()
    expect(screen.queryByText('2 families added. 1 family updated.')).toBeNull()
  })

  it('is offered for the last imports, and says why it fails', async () => {
    const page = open({ imports: [{ ...imported, fileName: 'guests.csv' }] })
    server.use(
      http.post(api(undo), () =>
        HttpResponse.json({ ...failure, code: 'too_late', message: 'It is too late to undo this.' }, { status: 409 }),
      ),
    )
    await page.user.click(await screen.findByRole('button', { name: 'Undo this import: guests.csv' }))
    await confirm(page)
    expect(await screen.findByText('It is too late to undo this.')).toBeVisible()
  })
})

describe('families that the other family may have, too', () => {
  it('are named after the import of a side manager, until it is undone', async () => {
    const page = open()
    const maybeElsewhere = { count: 12, names: ['منى عادل', 'خالد مصطفى'] }
    server.use(http.post(api(`${path}/imports`), () => HttpResponse.json({ ...imported, maybeElsewhere })))
    await paste(page, LINES)
    await preview()
    await page.user.click(getButton('Add 3 families'))
    const notice = await screen.findByText(/^Maybe on the other family's list/)
    expect(notice).toHaveTextContent('too: منى عادل, خالد مصطفى and 10 more. Ask the couple.')
    const undoneImport = { ...imported, undoneAt: '2026-11-23T11:00:00.000Z' }
    server.use(
      http.post(api(`${path}/imports/${imported.id}/undo`), () =>
        HttpResponse.json({ removed: 3, restored: 0, kept: 0, import: undoneImport }),
      ),
    )
    await page.user.click(getButton('Undo this import'))
    await page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(notice).not.toBeInTheDocument())
  })
})

describe('loading', () => {
  it('offers a retry when the guest list cannot be loaded', async () => {
    server.use(...createHandlers())
    server.use(http.get(api(`${path}/households`), () => HttpResponse.error(), { once: true }))
    const { user } = renderImport()
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByLabelText('Paste a list')).toBeVisible()
  })

  it("says that there is no such wedding, or that it is another account's", async () => {
    server.use(...createHandlers())
    server.use(
      http.get(api(`${path}/events`), () => HttpResponse.json(failure, { status: 404 })),
      http.get(api(`${path}/households`), () => HttpResponse.json(failure, { status: 404 })),
    )
    renderImport()
    expect(await screen.findByRole('heading', { name: 'We could not find this wedding' })).toBeVisible()
  })
})

it('says before sending that the guest list would be too long', async () => {
  const households = Array.from({ length: 2998 }, (_, index) => createHousehold({ name: `Family ${index}` }))
  const page = open({ households })
  await paste(page, LINES)
  await preview()
  expect(screen.getByText(/Leave out 1 family/)).toBeVisible()
  expect(getButton('Add 3 families')).toBeDisabled()
})
