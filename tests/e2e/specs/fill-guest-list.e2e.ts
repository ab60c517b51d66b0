import { filterMessages, previewMessages } from '@/i18n/messages/guestImportPreview'
import { guestImportPage } from '../pages/guestImport.ts'
import { guestListPage } from '../pages/guestList.ts'
import { createAccount, register } from '../support/couple.ts'
import { useDownloadFolder, waitForDownload } from '../support/downloads.ts'
import { click } from '../support/fields.ts'
import { addHalls, createWedding } from '../support/guestList.ts'
import { getConsoleErrors, getOverflow } from '../support/pageChecks.ts'
import { writeWorkbook } from '../support/spreadsheet.ts'
import { getSiteUrl, intl, locale, resetBrowser, signInBrowser, translate } from '../support/visit.ts'

const MEN = { hall: 'قاعة الرجال', capacity: 150 }
const WOMEN = { hall: 'قاعة النساء', capacity: 60 }
const WORKBOOK = 'عائلة العروسة.xlsx'

const combine = (names: string[], families: string[]) =>
  families.flatMap((family) => names.map((name) => `${name} ${family}`))
const FAMILIES = ['الجندي', 'فؤاد', 'المهدي', 'زكي', 'حسين']

/** 20 families with 60 seats for men and 40 for women, among them texts that a spreadsheet could spoil. */
const workbookRows = [
  ['الاسم', 'رقم الموبايل', `المقاعد: ${MEN.hall}`, `المقاعد: ${WOMEN.hall}`, 'المجموعات', 'الطاولة', 'ملاحظات'],
  ...combine(['نورهان', 'ليلى', 'مريم', 'فاطمة'], FAMILIES).map((name, nth) =>
    nth === 0
      ? ['=SUM(A1)', null, 3, 2, 'الشغل، الجيران', '007', 'سطر "أول"\nوآخر']
      : [name, `0111${String(2_000_000 + nth)}`, 3, 2, null, String(1 + (nth % 5)), null],
  ),
]

/** 30 families, of which 26 have 54 seats. */
const pastedLines = [
  'الحاج أحمَد منصور 01013000000 4',
  ...combine(['محمود', 'سامي', 'كريم', 'عمر', 'يوسف', 'ياسر'], FAMILIES)
    .slice(1)
    .map((name, nth) => `${name} 0101${String(3_000_001 + nth)}${nth < 25 ? ' 2' : ''}`),
]

const formatCount = ({ id }: { id: string }, count: number) => intl.formatMessage({ id }, { count })

describe('an empty guest list', () => {
  let weddingId: string

  /** Goes on to the list, where the bars of the halls have these seats. */
  const checkList = async (seats: { families: number; men: number; women: number }) => {
    await click(guestImportPage.toList)
    await guestListPage.waitForSeats(MEN.hall, seats.men, MEN.capacity)
    await guestListPage.waitForSeats(WOMEN.hall, seats.women, WOMEN.capacity)
    await expect($('main')).toHaveText(
      expect.stringContaining(guestListPage.formatShown(seats.families, seats.men + seats.women)),
    )
    expect(await getOverflow()).toBeLessThanOrEqual(0)
  }
  const openImport = () => guestListPage.openImport()

  before(async () => {
    await resetBrowser()
    const account = createAccount()
    await register(getSiteUrl(), account)
    weddingId = (await createWedding(getSiteUrl(), account, locale)).id
    await addHalls(getSiteUrl(), account, weddingId, 'ar')
    await signInBrowser(account)
    await guestListPage.open(weddingId)
  })
  after(async () => expect(await getConsoleErrors()).toEqual([]))

  it('takes the contacts of a phone, which have no seats', async () => {
    await openImport()
    await guestImportPage.chooseFile('iphone-3.0.vcf')
    await click(guestImportPage.tickAll)
    await guestImportPage.send({ add: 8 })
    await checkList({ families: 8, men: 0, women: 0 })
  })

  it('takes a CSV, which gives the contacts their seats and adds two families', async () => {
    await openImport()
    await guestImportPage.chooseFile('windows-1256-semicolon.csv')
    await guestImportPage.proceed()
    await click(guestImportPage.filter(formatCount(filterMessages.ask, 2)))
    await click(guestImportPage.updateAll)
    await guestImportPage.send({ add: 2, update: 8 })
    await checkList({ families: 10, men: 36, women: 22 })
  })

  it('takes a workbook, which fills the hall of the women beyond its capacity', async () => {
    await openImport()
    await guestImportPage.chooseFile(await writeWorkbook(WORKBOOK, workbookRows))
    await guestImportPage.proceed()
    await guestImportPage.send({ add: 20 })
    await checkList({ families: 30, men: 96, women: 62 })
  })

  it('takes a pasted list, which fills the hall of the men', async () => {
    await openImport()
    await guestImportPage.paste(pastedLines.join('\n'))
    await guestImportPage.chooseHall(MEN.hall)
    await guestImportPage.send({ add: 30 })
    await checkList({ families: 60, men: 150, women: 62 })
  })

  it('is downloaded as a workbook, in which there is nothing to change when it is imported again', async () => {
    const folder = await useDownloadFolder()
    await guestListPage.open(weddingId)
    await guestListPage.downloadWorkbook()
    const file = await waitForDownload(folder)
    await openImport()
    await guestImportPage.chooseFile(file)
    await guestImportPage.proceed()
    await expect($('main')).toHaveText(expect.stringContaining(translate(previewMessages.nothingText)))
  })
})
