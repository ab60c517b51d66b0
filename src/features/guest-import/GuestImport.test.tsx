import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { api, apiServer, getSentBodies } from '@tests/mocks/api'
import { renderSite, type RenderOptions } from '@tests/render'
import type { Household, Import, ImportInput } from '@/api/weddings'
import { installFakeWorker } from './fakeWorker'
import { GuestImport } from './GuestImport'
import { createHousehold, events, MEN, WEDDING_ID, WOMEN } from './plan/fixtures'

const server = apiServer()
installFakeWorker()

const path = `/weddings/${WEDDING_ID}`
const wedding = {
  id: WEDDING_ID,
  title: 'عمر وليلى',
  language: 'ar',
  timeZone: 'Africa/Cairo',
  role: 'owner',
  version: 1,
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
}
const imported: Import = {
  id: '1a6e8d4c-2f9b-4735-8c0e-6b5d3a9f7e12',
  source: 'paste',
  added: 2,
  updated: 1,
  unchanged: 0,
  createdAt: '2026-11-23T10:00:00.000Z',
  undoableUntil: '2026-11-24T10:00:00.000Z',
}
const failure = { code: 'not_found', message: 'x', requestId: 'r' }

interface Mocks {
  households?: Household[]
  imports?: Import[]
}

function mockApi({ households = [], imports = [] }: Mocks = {}): void {
  server.use(
    http.get(api('/weddings'), () => HttpResponse.json({ items: [wedding] })),
    http.get(api(`${path}/events`), () => HttpResponse.json({ items: events })),
    http.get(api(`${path}/households`), () => HttpResponse.json({ items: households, total: households.length })),
    http.get(api(`${path}/imports`), () => HttpResponse.json({ items: imports })),
    http.post(api(`${path}/imports`), () => HttpResponse.json(imported, { status: 201 })),
  )
}

const open = (mocks?: Mocks, options?: RenderOptions) => {
  mockApi(mocks)
  return renderSite(<GuestImport weddingId={WEDDING_ID} />, { unstyled: true, ...options })
}
type Page = ReturnType<typeof open>

const getBodies = () => getSentBodies(`${path}/imports`).filter((body) => body !== null) as ImportInput[]
const getButton = (name: string | RegExp) => screen.getByRole('button', { name })
const getFamily = (name: string) => screen.getByRole('checkbox', { name: `Take ${name}` })

async function paste({ user }: Page, text: string): Promise<void> {
  await user.click(await screen.findByLabelText('Paste a list'))
  await user.paste(text)
  await user.click(getButton('Read this list'))
}

/** jsdom's files have no `arrayBuffer`. */
const createFile = (content: string, name: string): File =>
  Object.assign(new File([content], name), {
    arrayBuffer: () => Promise.resolve(new TextEncoder().encode(content).buffer),
  })

async function chooseFile({ user }: Page, content: string, name = 'guests.csv'): Promise<void> {
  await user.upload(await screen.findByLabelText('Open a file', { selector: 'input' }), createFile(content, name))
}

/** Waits for the rows of the last step. */
async function preview(): Promise<HTMLElement> {
  await screen.findByRole('list', { name: 'Families in your list' })
  return screen.getByRole('heading', { name: 'Check and add' })
}
const LINES = 'منى عادل 01012345678 3\nخالد مصطفى 01112345678\nهدى شوقي 01212345678 2'

describe('a pasted list', () => {
  it('is added in one request, with its side and hall', async () => {
    const page = open()
    await paste(page, LINES)
    expect(await preview()).toHaveFocus()
    await page.user.click(getButton('Bride'))
    await page.user.selectOptions(screen.getByLabelText('The seats are in'), 'Wedding / قاعة النساء')
    await page.user.click(getFamily('خالد مصطفى'))
    await page.user.click(getButton('Add 2 families'))
    expect(await screen.findByRole('heading', { name: 'Your guests are on the list' })).toHaveFocus()
    expect(getBodies()).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        source: 'paste',
        rows: [
          { name: 'منى عادل', side: 'bride', phone: '01012345678', seats: [{ hallId: WOMEN, allowed: 3 }] },
          { name: 'هدى شوقي', side: 'bride', phone: '01212345678', seats: [{ hallId: WOMEN, allowed: 2 }] },
        ],
      },
    ])
    expect(screen.getByText('2 families added. 1 family updated.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See the guest list' })).toHaveAttribute('href', `${path}/guests`)
  })

  it('is sent again with the same id after a lost response, and nothing is lost', async () => {
    const page = open()
    await paste(page, LINES)
    await preview()
    server.use(http.post(api(`${path}/imports`), () => HttpResponse.error(), { once: true }))
    await page.user.click(getButton('Add 3 families'))
    expect(await screen.findByText(/Trying again adds nobody twice/)).toBeVisible()
    await page.user.click(getButton('Add 3 families'))
    await screen.findByRole('heading', { name: 'Your guests are on the list' })
    const [first, second] = getBodies()
    expect(second).toEqual(first)
  })

  it('shows the errors of the server at their rows', async () => {
    const page = open()
    await paste(page, LINES)
    await preview()
    const errors = [{ field: 'rows.1.name', message: 'Must not be longer than 120 characters.' }]
    server.use(
      http.post(api(`${path}/imports`), () =>
        HttpResponse.json({ code: 'validation_failed', message: 'x', requestId: 'r', errors }, { status: 400 }),
      ),
    )
    await page.user.click(getFamily('منى عادل'))
    await page.user.click(getButton('Add 2 families'))
    expect(await screen.findByText(/Nothing was added/)).toBeVisible()
    const row = getFamily('هدى شوقي').closest('li') as HTMLElement
    expect(within(row).getByText('Must not be longer than 120 characters.')).toBeVisible()
  })

  it('keeps the list and the choices when the person goes back', async () => {
    const page = open()
    await paste(page, LINES)
    await preview()
    await page.user.click(getFamily('منى عادل'))
    await page.user.click(getButton('Back'))
    expect(screen.getByLabelText('Paste a list')).toHaveValue(LINES)
    await page.user.click(getButton('Continue'))
    expect(getFamily('منى عادل')).not.toBeChecked()
    expect(getFamily('هدى شوقي')).toBeChecked()
  })

  it('asks for text', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Read this list' }))
    expect(screen.getByText('Write or paste at least one family.')).toBeVisible()
  })

  it('says that there is nothing to add when the list has all of it', async () => {
    const page = open({
      households: [createHousehold({ name: 'منى عادل', phone: '01012345678', phoneE164: '+201012345678' })],
    })
    await paste(page, 'منى عادل 01012345678')
    expect(await screen.findByRole('heading', { name: 'Nothing to add' })).toBeVisible()
    await page.user.click(getButton('Use another list'))
    expect(screen.getByLabelText('Paste a list')).toBeVisible()
  })
})

describe('a file', () => {
  const CSV = 'Who,Mobile,Remark,Seats: قاعة الرجال\nMona,01012345678,x,3\nKhaled,01112345678,y,2\n'

  it('has its columns corrected before the preview', async () => {
    const page = open()
    await chooseFile(page, CSV)
    expect(await screen.findByRole('heading', { name: 'Columns' })).toHaveFocus()
    await page.user.selectOptions(screen.getByLabelText('Column 3: Remark'), 'Tags')
    await page.user.click(getButton('Continue'))
    await preview()
    await page.user.click(getButton('Add 2 families'))
    await waitFor(() => expect(getBodies()).toHaveLength(1))
    expect(getBodies()[0]).toMatchObject({
      source: 'csv',
      fileName: 'guests.csv',
      rows: [{ name: 'Mona', tags: ['x'], seats: [{ hallId: MEN, allowed: 3 }] }, { name: 'Khaled' }],
    })
  })

  it('needs a column of names', async () => {
    const page = open()
    await chooseFile(page, CSV)
    await page.user.selectOptions(await screen.findByLabelText('Column 1: Who'), 'Leave out')
    await page.user.click(getButton('Continue'))
    expect(screen.getByText('Choose the column that holds the names.')).toBeVisible()
    await page.user.selectOptions(screen.getByLabelText('Column 1: Who'), 'Name')
    expect(screen.queryByText('Choose the column that holds the names.')).toBeNull()
  })

  it('warns of seats in an unknown hall, and takes them for the chosen one', async () => {
    const page = open()
    await chooseFile(page, CSV.replace('قاعة الرجال', 'Roof'))
    expect(await screen.findByText(/Seats without a hall are left out/)).toBeVisible()
    await page.user.selectOptions(screen.getByLabelText('Column 4: Seats: Roof'), 'Seats: Wedding / قاعة النساء')
    expect(screen.queryByText(/Seats without a hall are left out/)).toBeNull()
  })

  it.each([
    ['%PDF-1.7', /This kind of file cannot be read/],
    ['name,phone\n"Mona,0101', /opens on line 2 and never closes/],
    ['\n', /There are no guests in it/],
    [`name,phone\n${'Mona,01012345678\n'.repeat(5001)}`, /It has 5,001 rows/],
  ])('that cannot be used says what to do (%#)', async (content, text) => {
    const page = open()
    await chooseFile(page, content)
    expect(await screen.findByText(text)).toBeVisible()
  })
})

describe('decisions', () => {
  const household = createHousehold({ name: 'منى عادل', phone: '01512345678', phoneE164: '+201512345678' })

  it('are asked for, and left out until they are made', async () => {
    const page = open({ households: [household] })
    await paste(page, 'منى عادل 01012345678\nخالد مصطفى 01112345678')
    await preview()
    expect(screen.getByText(/1 family waits for your decision/)).toBeVisible()
    await page.user.click(getButton('1 to decide'))
    await page.user.click(screen.getByRole('radio', { name: /^Update/ }))
    expect(screen.getByText(/^Phone:/)).toHaveTextContent('Phone: 01512345678 → 01012345678')
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

describe('contacts', () => {
  const VCARD = 'BEGIN:VCARD\nVERSION:3.0\nFN:Mona Adel\nTEL:01012345678\nEND:VCARD\n'

  it('are not preselected', async () => {
    const page = open()
    await chooseFile(page, VCARD + VCARD.replace('Mona Adel', 'Omar Ali').replace('1012', '1112'), 'a.vcf')
    await preview()
    expect(getFamily('Mona Adel')).not.toBeChecked()
    expect(screen.getByText('Tick the families that you want to add.')).toBeVisible()
    await page.user.click(getButton('Tick all of these'))
    expect(getButton('Add 2 families')).toBeEnabled()
  })

  it('come from the phone where the browser can', async () => {
    const select = () => Promise.resolve([{ name: ['منى'], tel: ['01012345678'] }])
    Object.defineProperty(navigator, 'contacts', { configurable: true, value: { select } })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Choose contacts' }))
    await preview()
    expect(getFamily('منى')).not.toBeChecked()
    Reflect.deleteProperty(navigator, 'contacts')
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
      await screen.findByText('2 families are in the bin. 1 family stays, because you edited it afterwards.'),
    ).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'The import is undone' })).toHaveFocus()
    await page.user.click(getButton('Import another list'))
    expect(screen.getByLabelText('Paste a list')).toHaveValue('')
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

describe('loading', () => {
  it('offers a retry when the guest list cannot be loaded', async () => {
    mockApi()
    server.use(http.get(api(`${path}/households`), () => HttpResponse.error(), { once: true }))
    const { user } = renderSite(<GuestImport weddingId={WEDDING_ID} />, { unstyled: true })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByLabelText('Paste a list')).toBeVisible()
  })

  it("says that there is no such wedding, or that it is another account's", async () => {
    mockApi()
    server.use(
      http.get(api(`${path}/events`), () => HttpResponse.json(failure, { status: 404 })),
      http.get(api(`${path}/households`), () => HttpResponse.json(failure, { status: 404 })),
    )
    renderSite(<GuestImport weddingId={WEDDING_ID} />, { unstyled: true })
    expect(await screen.findByRole('heading', { name: 'There is no such wedding' })).toBeVisible()
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

it('reads in Arabic', async () => {
  const { user } = open({}, { locale: 'ar' })
  await user.click(await screen.findByLabelText('لصق قائمة'))
  await user.paste(LINES)
  await user.click(getButton('قراءة القائمة'))
  expect(await screen.findByRole('button', { name: 'إضافة ٣ عائلات' })).toBeEnabled()
})
