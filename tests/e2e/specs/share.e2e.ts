import { join } from 'node:path'
import { SHARED_IMPORT_PATH } from '@shared/installedApp'
import { loginPath, paths, weddingPath } from '@shared/routes'
import type { Wedding } from '@/api/generated/weddingEndpoints'
import { sharedListMessages } from '@/i18n/messages/dashboard'
import { sharedMessages } from '@/i18n/messages/guestImport'
import { loginPage } from '../pages/account.ts'
import { guestImportPage as page } from '../pages/guestImport.ts'
import { createAccount, register } from '../support/couple.ts'
import { click } from '../support/fields.ts'
import { createWedding } from '../support/guestList.ts'
import { checkPage } from '../support/pageChecks.ts'
import { readSharedFile, share, waitForControl } from '../support/share.ts'
import {
  getSiteUrl,
  locale,
  resetBrowser,
  signInBrowser,
  translate,
  visit,
  waitForPath,
  waitForPathname,
} from '../support/visit.ts'

const fixtures = join(import.meta.dirname, '../../fixtures/guest-import')
const MB = 1024 * 1024
const CSV = 'text/csv'
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const CHAT = 'سامي فؤاد 01112345678 2\nمنى علي 01212345678'

const readFixture = (name: string, type: string) => readSharedFile(join(fixtures, name), type)
const findAlert = (text: string) => $('main').$(`//*[@role="alert"][contains(., "${text}")]`)

describe('a list that another app shares', () => {
  const account = createAccount()
  let wedding: Wedding

  const openGuestList = async () => {
    await signInBrowser(account)
    await visit(weddingPath('guests', wedding.id))
  }

  before(async () => {
    await resetBrowser()
    await register(getSiteUrl(), account)
    wedding = await createWedding(getSiteUrl(), account, locale)
    await openGuestList()
    await waitForControl()
  })
  beforeEach(async () => {
    // The service worker stays: its installation loads more than a hundred files.
    await resetBrowser(getSiteUrl(), 'indexeddb')
    await openGuestList()
  })

  it('is opened by the import: a chat as text', async () => {
    await share({ text: CHAT })
    await page.heading('preview').waitForDisplayed()
    await waitForPathname(weddingPath('guestImport', wedding.id))
    await expect(page.rows).toBeElementsArrayOfSize(2)
    await expect(findAlert(translate(sharedMessages.text))).toBeDisplayed()
    await checkPage()
    // It is taken once: a reload starts anew.
    await browser.refresh()
    await page.heading('source').waitForDisplayed()
    await expect(page.list).toHaveValue('')
  })

  for (const [name, type, step] of [
    ['android-2.1.vcf', 'text/x-vcard', 'preview'],
    ['households.xlsx', XLSX, 'columns'],
  ] as const)
    it(`is opened by the import: ${name}`, async () => {
      await share({ files: [await readFixture(name, type)] })
      await page.heading(step).waitForDisplayed()
      await expect(findAlert(name)).toBeDisplayed()
    })

  it('is opened by the import in its encoding', async () => {
    const name = 'windows-1256-semicolon.csv'
    await share({ files: [await readFixture(name, CSV)] })
    await page.heading('columns').waitForDisplayed()
    await expect(findAlert(name)).toBeDisplayed()
    await expect($('main table')).toHaveText(expect.stringMatching(/\p{Script=Arabic}/u))
    await expect($('main table')).not.toHaveText(expect.stringContaining('\uFFFD'))
  })

  it('is refused when it is too large', async () => {
    await share({ files: [{ name: 'guests.csv', type: CSV, bytes: 200 * MB }] })
    await findAlert(translate(sharedMessages['too-large'])).waitForDisplayed()
    await checkPage()
  })

  it('runs nothing of a page that is shared as a list', async () => {
    const html = '<script>document.title = "run"</script><img src=x onerror="document.title = \'run\'">'
    await share({ files: [{ name: 'guests.csv', type: CSV, base64: Buffer.from(html).toString('base64') }] })
    await $('main [role="alert"], main table').waitForDisplayed()
    await expect(browser).not.toHaveTitle('run')
    await expect($('main img[src="x"]')).not.toExist()
  })

  it('waits until somebody who is signed out has signed in', async () => {
    await browser.execute(() => localStorage.clear())
    await share({ text: CHAT })
    await waitForPath(loginPath(SHARED_IMPORT_PATH))
    await loginPage.signIn(account)
    await page.heading('preview').waitForDisplayed()
    await expect(page.rows).toBeElementsArrayOfSize(2)
  })

  it('asks which of several weddings it is for', async () => {
    const other = await createWedding(getSiteUrl(), account, locale)
    await share({ text: CHAT })
    await $(`h1=${translate(sharedListMessages.title)}`).waitForDisplayed()
    await checkPage()
    await click($(`main a[href^="${weddingPath('guestImport', other.id)}"]`))
    await page.heading('preview').waitForDisplayed()
    await waitForPathname(weddingPath('guestImport', other.id))
  })

  it('leads an account without a wedding to the dashboard, which says what to do', async () => {
    const newcomer = createAccount()
    await register(getSiteUrl(), newcomer)
    await signInBrowser(newcomer)
    await visit(paths.dashboard)
    await share({ text: CHAT })
    await $(`h1=${translate(sharedListMessages.noWeddingTitle)}`).waitForDisplayed()
    await checkPage()
  })
})
