import { emulateOffline, HOLD_OFFLINE_START } from '../../tests/e2e/support/connection.ts'
import { weddingPath } from '../../shared/routes.ts'
import { createAccount, register, send, signIn } from '../../tests/e2e/support/couple.ts'
import { createWedding, fillGuestList } from '../../tests/e2e/support/guestList.ts'
import type { HouseholdPage } from '@/api/generated/weddingEndpoints'
import { discardServer, startServer, stopServer } from '../lib/server.ts'
import { eachBrowser, enterSite } from './eachBrowser.ts'

/** Longer than the page takes to load the other pages of a wedding for later, and to store them. */
const STORED_MS = 7000

/** Saves the first family with another name. */
async function rename(browser: WebdriverIO.Browser): Promise<void> {
  await browser.$('main [data-row="0"]').click()
  await browser.$('#edited-name').addValue(' ★')
  await browser.$('[role="dialog"] [type="submit"]').click()
  await browser.$('[role="dialog"]').waitForExist({ reverse: true })
}

/** The notice of a slow start appears while the picture is taken. */
const removeNotice = (browser: WebdriverIO.Browser): Promise<void> =>
  browser.execute(() => document.getElementById('boot-notice')?.remove())

const openUnsent = async (browser: WebdriverIO.Browser): Promise<void> => {
  await browser.$('[data-testid="connection"] button').click()
  await browser.$('[role="dialog"] li').waitForDisplayed()
}
const openConflict = async (browser: WebdriverIO.Browser): Promise<void> => {
  await openUnsent(browser)
  await browser.$('[role="dialog"] li .MuiButton-outlined').click()
}

/** Takes the pages of a wedding without a connection, the changes that wait, a conflict, and the notice of a new release. */
export async function takeOfflinePictures(isChosen: (name: string) => boolean): Promise<void> {
  let server = await startServer()
  try {
    await eachBrowser(server, isChosen, async (take, browser, locale) => {
      const account = createAccount()
      await register(server.url, account)
      const { id } = await createWedding(server.url, account, locale)
      await fillGuestList(server.url, account, id, locale, 6)
      const token = await signIn(server.url, account)
      const path = weddingPath('guests', id)
      await enterSite(browser, server, token)
      await browser.url(`${server.url}${path}?lang=${locale}`)
      await browser.pause(STORED_MS)
      await emulateOffline(browser, true)
      const { identifier } = (await browser.sendCommandAndGetResult('Page.addScriptToEvaluateOnNewDocument', {
        source: HOLD_OFFLINE_START,
      })) as { identifier: string }
      await take({ name: 'offline-snapshot', path, prepare: removeNotice, windowOnly: true })
      await browser.sendCommand('Page.removeScriptToEvaluateOnNewDocument', { identifier })
      await take({ name: 'offline-start', path, windowOnly: true })
      const brings = '[data-testid="connection"]'
      await take({ name: 'offline-guests', path, brings, prepare: rename, windowOnly: true })
      await take({ name: 'offline-desk', path: weddingPath('desk', id), brings, windowOnly: true })
      await take({ name: 'offline-unsent', path, brings, prepare: openUnsent, windowOnly: true })
      const { items } = await send<HouseholdPage>(server.url, 'GET', `/weddings/${id}/households`, undefined, token)
      for (const { id: household, createdAt: _c, updatedAt: _u, phoneE164: _p, linkToken: _l, ...details } of items)
        await send(
          server.url,
          'PUT',
          `/weddings/${id}/households/${household}`,
          { ...details, name: `${details.name} ✱` },
          token,
        )
      await emulateOffline(browser, false)
      await take({ name: 'offline-decision', path, brings, windowOnly: true })
      await take({
        name: 'offline-conflict',
        path,
        brings: '[role="alertdialog"]',
        prepare: openConflict,
        windowOnly: true,
      })
      await stopServer(server)
      const environment = { PLAY_STORE_URL: `https://play.example/${account.email}` }
      server = await startServer({ dataDir: server.dataDir, port: server.port, environment })
      await take({ name: 'offline-update', path, brings: '[data-testid="update"]', windowOnly: true })
    })
  } finally {
    await discardServer(server)
  }
}
