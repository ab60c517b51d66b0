import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { weddingPath } from '@shared/routes'
import type { Wedding } from '@/api/generated/weddingEndpoints'
import { columnMessages, importErrorMessages } from '@/i18n/messages/guestImport'
import { filterMessages } from '@/i18n/messages/guestImportPreview'
import { guestImportPage as page } from '../pages/guestImport.ts'
import { guestListPage } from '../pages/guestList.ts'
import { createAccount, register, type Account } from '../support/couple.ts'
import { click } from '../support/fields.ts'
import { addHouseholds, createWedding, listHouseholds } from '../support/guestList.ts'
import { runBeforePages } from '../support/initScripts.ts'
import { dropDuringPost, prepareConnection, restoreConnection } from '../support/lostConnection.ts'
import { checkPage } from '../support/pageChecks.ts'
import { getSiteUrl, intl, locale, resetBrowser, signInBrowser, translate } from '../support/visit.ts'

const LINES = [
  '1- الحاج محمد عبد الرحمن وعائلته 01012345678 5',
  '2- سامي فؤاد 01112345678 2',
  '3- منى علي 01212345678',
  '4- عائلة النجار 3',
  '5- Nora Hassan 01098765432 1',
  '6- كريم عادل 01098765433',
  '7- سارة يوسف 00966501234567 4',
  '8- محمود رؤوف 01155556666',
  '9- خالد مصطفى 01012345670',
  '10- هدى شوقي 01244443333 2',
]

const CONTACTS = [
  { name: ['منى علي'], tel: ['+20 12 12345678'] },
  { name: ['Nora Hassan'], tel: ['01098765432'] },
]
/** Init script: the contact picker of Chrome on Android, which resolves with no contacts when it is cancelled. */
const contactPicker = `Object.defineProperty(navigator, 'contacts', {
  value: { select: async () => window.chosenContacts ?? [] },
})`
/** Above the limit of 50 MB. */
const BOMB_BYTES = 51 * 1024 * 1024

const formatCount = ({ id }: { id: string }, count: number) => intl.formatMessage({ id }, { count })

describe('guest import', () => {
  let account: Account
  let wedding: Wedding
  const listNames = async () =>
    (await listHouseholds(getSiteUrl(), account, wedding.id)).map(({ name }) => name).toSorted()

  beforeEach(async () => {
    await resetBrowser()
    account = createAccount()
    await register(getSiteUrl(), account)
    wedding = await createWedding(getSiteUrl(), account, locale)
    await signInBrowser(account)
  })

  it('adds a pasted list, which can be undone', async () => {
    await page.open(wedding.id)
    await page.list.waitForDisplayed()
    await checkPage()
    await page.paste(LINES.join('\n'))
    await page.heading('preview').waitForDisplayed()
    await expect(page.rows).toBeElementsArrayOfSize(10)
    await checkPage()
    await click(page.family('هدى شوقي'))
    await page.send({ add: 9 })
    await expect(page.toList).toHaveAttribute('href', expect.stringContaining(weddingPath('guests', wedding.id)))
    await checkPage()
    const households = await listHouseholds(getSiteUrl(), account, wedding.id)
    expect(households).toHaveLength(9)
    expect(households.find(({ name }) => name === 'محمد عبد الرحمن وعائلته')).toMatchObject({
      honorific: 'الحاج',
      phoneE164: '+201012345678',
      seats: [{ allowed: 5 }],
    })
    await page.undo()
    expect(await listNames()).toEqual([])
  })

  it('adds a CSV that is dropped anywhere on the page, after a column is corrected', async () => {
    await page.open(wedding.id)
    await page.dropFile('households.csv')
    await page.heading('columns').waitForDisplayed()
    await checkPage()
    await page.column(8, 'ملاحظات').selectByVisibleText(translate(columnMessages.tags))
    await page.proceed()
    await page.send({ add: 10 })
    const [first] = await listHouseholds(getSiteUrl(), account, wedding.id)
    expect(first?.note).toBeUndefined()
  })

  it('asks about families of the same name, and updates the one that is chosen', async () => {
    await addHouseholds(getSiteUrl(), account, wedding.id, [
      { name: 'منى على', side: 'bride', phone: '01512345678' },
      { name: 'خالد مصطفي', side: 'groom' },
    ])
    await page.open(wedding.id)
    await page.paste('منى علي 01212345678\nخالد مصطفى 01012345670\nسامي فؤاد 01112345678')
    await page.heading('preview').waitForDisplayed()
    await expect(page.rows).toBeElementsArrayOfSize(3)
    // Before the next tap: two taps at one place within 300 ms are a double tap.
    await checkPage()
    await click(page.filter(formatCount(filterMessages.ask, 2)))
    await expect(page.rows).toBeElementsArrayOfSize(2)
    await click(page.addAsAnother('منى علي'))
    await click(page.update('خالد مصطفى', 'خالد مصطفي'))
    await page.send({ add: 2, update: 1 })
    expect(await listNames()).toEqual(['خالد مصطفى', 'سامي فؤاد', 'منى على', 'منى علي'].toSorted())
  })

  it('is stored once when the connection drops before the response', async () => {
    const release = await prepareConnection()
    await page.open(wedding.id)
    await release()
    await page.paste('سامي فؤاد 01112345678\nكريم عادل')
    await page.heading('preview').waitForDisplayed()
    await dropDuringPost()
    await click(page.sendButton({ add: 2 }))
    await $('main [role="alert"]').waitForDisplayed()
    await expect(page.rows).toBeElementsArrayOfSize(2)
    await restoreConnection()
    // The page asks the server on its own.
    await page.resultHeading.waitForDisplayed()
    await click(page.toList)
    await guestListPage.row('كريم عادل').waitForDisplayed()
    expect(await listNames()).toEqual(['سامي فؤاد', 'كريم عادل'])
  })

  it('says that a zip bomb is too large, and goes on', async () => {
    const bomb = join(await mkdtemp(join(tmpdir(), 'zaffa-bomb-')), 'guests.xlsx')
    await writeFile(bomb, zipSync({ 'xl/workbook.xml': new Uint8Array(BOMB_BYTES) }))
    await page.open(wedding.id)
    await page.chooseFile(bomb)
    await expect($('main [role="alert"]')).toHaveText(translate(importErrorMessages['too-large']))
    await page.paste('سامي فؤاد 01112345678')
    await expect(page.rows).toBeElementsArrayOfSize(1)
  })

  it('takes contacts of the phone, and stays as it was when choosing them is cancelled', async () => {
    const release = await runBeforePages(contactPicker)
    await page.open(wedding.id)
    await release()
    await page.list.setValue('سامي فؤاد')
    await click(page.contactsButton)
    await expect(page.list).toHaveValue('سامي فؤاد')
    await checkPage()
    await browser.execute((contacts) => {
      ;(window as unknown as { chosenContacts: object[] }).chosenContacts = contacts
    }, CONTACTS)
    await click(page.contactsButton)
    await page.heading('preview').waitForDisplayed()
    await click(page.family('منى علي'))
    await page.send({ add: 1 })
    expect(await listNames()).toEqual(['منى علي'])
  })
})
