import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { api, apiServer } from '@tests/mocks/api'
import type { RenderOptions } from '@tests/render'
import { installFakeWorker } from '@tests/guestImport/fakeWorker'
import {
  chooseFile,
  createHandlers,
  getBodies,
  getButton,
  getFamily,
  LINES,
  paste,
  path,
  preview,
  renderImport,
  type Mocks,
} from '@tests/guestImport/importPage'
import { createWorkbook } from '@tests/guestImport/workbook'
import { createHousehold, MEN, WOMEN } from '@tests/guestImport/plan'

const server = apiServer()
installFakeWorker()

const open = (mocks?: Mocks, options?: RenderOptions) => {
  server.use(...createHandlers(mocks))
  return renderImport(options)
}

describe('a workbook with several sheets', () => {
  it('adds those that are chosen, each for its side', async () => {
    const page = open()
    const file = createWorkbook([
      { name: 'Draft', rows: [['الاسم'], ['قديم']], isHidden: true },
      {
        name: 'أهل العريس',
        rows: [
          ['الاسم', 'الموبايل'],
          ['سامي فؤاد', '01112345678'],
        ],
      },
      {
        name: 'الباقي',
        rows: [
          ['رقم الموبايل', 'الاسم'],
          ['01098765432', 'كريم عادل'],
        ],
      },
    ])
    await chooseFile(page, file, 'guests.xlsx')
    const sheets = await screen.findByRole('group', { name: 'Sheets of this file' })
    expect(within(sheets).getAllByRole('checkbox', { checked: true })).toHaveLength(1)
    expect(within(sheets).getByRole('checkbox', { name: /Draft.*hidden/ })).not.toBeChecked()
    await page.user.click(within(sheets).getByRole('checkbox', { name: /الباقي/ }))
    await page.user.selectOptions(screen.getByLabelText('Side of the guests in الباقي'), 'Bride')
    await page.user.click(getButton('Continue'))
    await preview()
    await page.user.click(getButton('Add 2 families'))
    await screen.findByRole('heading', { name: 'Your guests are on the list' })
    expect(getBodies()).toMatchObject([
      {
        rows: [
          { name: 'سامي فؤاد', side: 'groom', phone: '01112345678' },
          { name: 'كريم عادل', side: 'bride', phone: '01098765432' },
        ],
      },
    ])
  })
})

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

  it('keeps the preview when a file is dropped on it', async () => {
    const page = open()
    await paste(page, LINES)
    await preview()
    const dataTransfer = { files: [new File(['x'], 'other.csv')], types: ['Files'] }
    // False: the browser does not open the file.
    expect(fireEvent.drop(document.body, { dataTransfer })).toBe(false)
    expect(getFamily('خالد مصطفى')).toBeVisible()
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
    await page.user.selectOptions(screen.getByLabelText('Column 4: Seats: Roof'), 'Seats: قاعة النساء')
    expect(screen.queryByText(/Seats without a hall are left out/)).toBeNull()
  })

  it('says in each row what is lost', async () => {
    const page = open()
    const name = 'N'.repeat(300)
    await chooseFile(page, `Name,Phone,Seats\nMona,0101234x,-3\nKhaled,,10000\n${name},,1\n`)
    await page.user.click(await screen.findByRole('button', { name: 'Continue' }))
    await preview()
    const getRow = (family: string) => getFamily(family).closest('li')
    expect(getRow('Mona')).toHaveTextContent('0101234x is not a phone number')
    expect(getRow('Mona')).toHaveTextContent('-3 is not a number of seats')
    expect(getRow('Khaled')).toHaveTextContent('10000 is not a number of seats')
    expect(getRow('N'.repeat(120))).toHaveTextContent('A text is too long and was cut')
  })

  it.each([
    ['%PDF-1.7', /This kind of file cannot be read/],
    ['name,phone\n"Mona,0101', /opens on line 2 and never closes/],
    ['\n', /There are no guests in it/],
    [`name,phone\n${'Mona,01012345678\n'.repeat(5001)}`, /It has 5,001 rows/],
    [`${'name,'.repeat(200)}\n${'Mona,'.repeat(200)}\n`, /It has 200 columns/],
  ])('that cannot be used says what to do (%#)', async (content, text) => {
    const page = open()
    await chooseFile(page, content)
    expect(await screen.findByText(text)).toBeVisible()
  })
})

describe('contacts', () => {
  const VCARD = 'BEGIN:VCARD\nVERSION:3.0\nFN:Mona Adel\nTEL:01012345678\nEND:VCARD\n'

  it('are not preselected', async () => {
    const page = open()
    await chooseFile(page, VCARD + VCARD.replace('Mona Adel', 'Omar Ali').replace('1012', '1112'), 'a.vcf')
    await preview()
    expect(getFamily('Mona Adel')).not.toBeChecked()
    expect(screen.getByText('Select the families that you want to add.')).toBeVisible()
    await page.user.click(getButton('Select all of these'))
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

it('reads in Arabic', async () => {
  const { user } = open({}, { locale: 'ar' })
  await user.click(await screen.findByLabelText('لصق قائمة'))
  await user.paste(LINES)
  await user.click(getButton('قراءة القائمة'))
  expect(await screen.findByRole('button', { name: 'إضافة ٣ عائلات' })).toBeEnabled()
})
