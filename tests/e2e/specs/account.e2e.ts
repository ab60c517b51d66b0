import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { AccountExport } from '@/api/generated/endpoints'
import { paths } from '@shared/routes'
import { sessionMessages } from '@/i18n/messages/account'
import { pageMessages } from '@/i18n/messages/site'
import { accountPage, deletePage, loginPage } from '../pages/account.ts'
import { shell } from '../pages/shell.ts'
import { createAccount, register, signIn, type Account } from '../support/couple.ts'
import { useDownloadFolder, waitForDownload } from '../support/downloads.ts'
import { click } from '../support/fields.ts'
import {
  resetBrowser,
  signInBrowser,
  getSiteUrl,
  translate,
  visit,
  waitForPath,
  waitForPathname,
} from '../support/visit.ts'

describe('account', () => {
  let account: Account
  beforeEach(async () => {
    await resetBrowser()
    account = createAccount()
    await register(getSiteUrl(), account)
  })

  it('asks a signed-out visitor to sign in and returns to the account page', async () => {
    await visit(paths.account)
    await waitForPath(`${paths.login}?next=%2Faccount`)
    await loginPage.signIn(account)
    await waitForPath(paths.account)
  })

  describe('page', () => {
    beforeEach(async () => {
      await signInBrowser(account)
      await accountPage.open()
    })

    it('lists the sessions and signs out the other ones', async () => {
      const otherToken = await signIn(getSiteUrl(), account)
      await browser.refresh()
      await expect(accountPage.sessions.rows).toBeElementsArrayOfSize(2)
      await click(accountPage.sessions.signOutOthers)
      await accountPage.sessions.confirm.click()
      await expect(accountPage.sessions.notice).toHaveText(translate(sessionMessages.signedOutElsewhere))
      await expect(accountPage.sessions.rows).toBeElementsArrayOfSize(1)
      const headers = { Authorization: `Bearer ${otherToken}` }
      expect((await fetch(`${getSiteUrl()}/api/v1/users/profile`, { headers })).status).toBe(401)
      await browser.refresh()
      await expect(accountPage.field('firstName')).toBeDisplayed()
    })

    it('downloads the data of the account', async () => {
      const folder = await useDownloadFolder()
      await click(accountPage.export)
      const file = await waitForDownload(folder)
      expect(basename(file)).toMatch(/^zaffa-account-\d{4}-\d{2}-\d{2}\.json$/)
      expect((JSON.parse(await readFile(file, 'utf8')) as AccountExport).profile.email).toBe(account.email)
    })
  })

  it('deletes the account, signs out and shows a toast at the right', async () => {
    await signInBrowser(account)
    await deletePage.open()
    await deletePage.fillIn(account.email, account.password)
    await click(deletePage.submit())
    await deletePage.confirm.waitForClickable()
    await deletePage.confirm.click()
    await expect(shell.toast).toHaveText(translate(pageMessages.accountDeleted))
    const { x, width } = await browser.getElementRect(await shell.toast.elementId)
    expect(x + width / 2).toBeGreaterThanOrEqual((await browser.execute(() => window.innerWidth)) / 2 - 1)
    await waitForPath(paths.home)
    await visit(paths.account)
    await waitForPathname(paths.login)
    await loginPage.signIn(account)
    await loginPage.banner.waitForDisplayed()
  })
})
