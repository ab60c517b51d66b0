import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { weddingPath } from '../../shared/routes.ts'
import type { Locale } from '../../tests/e2e/support/screens.ts'
import type { Picture } from './pictures.ts'
import { root } from '../lib/run.ts'

const fixture = join(root, 'tests/fixtures/guest-import/households.csv')

/** Lines with each outcome, beside the sample families of tests/e2e/support/guestList.ts. */
const LINES: Record<Locale, string> = {
  ar: `عائلة الدكتور شريف عبد العزيز 01099999999 6
أحمد سمير وعائلته 01012345000 5
خالد فؤاد وحرمه 01012340003 2
منى عادل 01012345002 3
سلمى ونور 01312345678 2
هاني رمزي 01012345001
5 01088888888`,
  en: `Dr. Sherif Abdelaziz and family 01099999999 6
Ahmed Samir and family 01012345000 5
Khaled Fouad 01012340003 2
Mona Adel 01012345002 3
Salma and Nour 01312345678 2
Hany Ramzy 01012345001
5 01088888888`,
}

type Prepare = NonNullable<Picture['prepare']>

/** Clicks the main button of the step. */
async function clickMain(browser: WebdriverIO.Browser): Promise<void> {
  await browser.execute(() => document.querySelector<HTMLElement>('main .MuiButton-contained')?.click())
}

const paste =
  (text: string): Prepare =>
  async (browser) => {
    await browser.$('main textarea[name="list"]').setValue(text)
    await clickMain(browser)
    await browser.$('main li input[type="checkbox"]').waitForExist()
  }

const chooseFile =
  (path: string): Prepare =>
  (browser) =>
    browser.$('main input[type="file"]').addValue(path)

const chooseNewFile =
  (content: string): Prepare =>
  async (browser) => {
    const path = join(tmpdir(), 'zaffa-guests.csv')
    await writeFile(path, content)
    await chooseFile(path)(browser)
  }

const UNCLOSED_QUOTE = 'name,phone\n"Mona,01012345678\n'
/** Seats in an unknown hall, and a family of a phone that the list has. */
const UNCERTAIN = 'name,phone,Seats: Roof\nMona Zaki,01012345001,3\nOmar Helmy,01099999999,2\n'

/** Opens the question of the last import's undo. */
const askUndo: Prepare = async (browser) => {
  const undo = browser.$('main section li button')
  await undo.waitForDisplayed()
  await undo.click()
  await browser.$('[role="dialog"]').waitForDisplayed()
}

const undoLast: Prepare = async (browser) => {
  await askUndo(browser)
  await browser.$('[role="dialog"] .MuiButton-contained').click()
  await browser.$('[role="dialog"]').waitForExist({ reverse: true })
}

/** Pages of the import in its steps and outcomes. The last ones change the guest list. */
export function listImportPictures(weddingId: string, locale: Locale): Picture[] {
  const path = weddingPath('guestImport', weddingId)
  const sendOffline: Prepare = async (browser) => {
    await paste(LINES[locale])(browser)
    await browser.setNetworkConditions({ offline: true, latency: 0, throughput: 0 })
    await clickMain(browser)
    await browser.$('main .MuiAlert-colorError').waitForDisplayed()
    await browser.deleteNetworkConditions()
  }
  const sendAll: Prepare = async (browser) => {
    await paste(LINES[locale])(browser)
    await clickMain(browser)
  }
  const openUncertain: Prepare = async (browser) => {
    await chooseNewFile(UNCERTAIN)(browser)
    await browser.$('main table').waitForExist()
    await clickMain(browser)
  }
  return [
    { name: 'guest-import', path },
    { name: 'guest-import-unreadable', path, prepare: chooseNewFile(UNCLOSED_QUOTE), brings: 'main [role="alert"]' },
    { name: 'guest-import-columns', path, prepare: chooseFile(fixture), brings: 'main table' },
    { name: 'guest-import-preview', path, prepare: paste(LINES[locale]) },
    { name: 'guest-import-preview-window', path, prepare: paste(LINES[locale]), windowOnly: true },
    { name: 'guest-import-uncertain', path, prepare: openUncertain, brings: 'main li', windowOnly: true },
    { name: 'guest-import-offline', path, prepare: sendOffline },
    { name: 'guest-import-done', path, prepare: sendAll, brings: 'main [role="status"]' },
    { name: 'guest-import-undo', path, prepare: askUndo, windowOnly: true },
    { name: 'guest-import-undone', path, prepare: undoLast },
  ]
}
