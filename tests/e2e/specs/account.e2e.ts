import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { AccountExport } from '@/api/generated/endpoints'
import { paths } from '@shared/routes'
import { accountMessages, authMessages, sessionMessages } from '@/i18n/messages/account'
import { pageMessages } from '@/i18n/messages/site'
import { accountPage, deletePage, forgotPage, loginPage, resetPage } from '../pages/account.ts'
import { shell } from '../pages/shell.ts'
import {
  createAccount,
  register,
  requestPasswordReset,
  resetPassword,
  signIn,
  type Account,
} from '../support/couple.ts'
import { useDownloadFolder, waitForDownload } from '../support/downloads.ts'
import { click, typeInto } from '../support/fields.ts'
import { outbox, waitForMailedLink } from '../support/outbox.ts'
import {
  locale,
  resetBrowser,
  signInBrowser,
  getSiteUrl,
  translate,
  visit,
  waitForPath,
  waitForPathname,
} from '../support/visit.ts'

const OTHER_PASSWORD = 'Farah#2029'

describe('account', () => {
  let account: Account
  beforeEach(async () => {
    await resetBrowser()
    account = createAccount()
    await register(getSiteUrl(), account)
  })

  // Mails of another server cannot be read.
  if (outbox) {
    describe('password reset', () => {
      const requestLink = async () => {
        await requestPasswordReset(getSiteUrl(), account.email)
        return waitForMailedLink(account.email, paths.resetPassword)
      }

      it('mails a link to the reset page', async () => {
        await forgotPage.open()
        await forgotPage.submit(account.email)
        await expect(forgotPage.notice).toHaveText(translate(authMessages.linkSent))
        expect(new URL(await waitForMailedLink(account.email, paths.resetPassword)).pathname).toBe(paths.resetPassword)
      })

      it('sets the password with the link and continues at sign-in', async () => {
        await browser.url(`${await requestLink()}&lang=${locale}`)
        await resetPage.save(OTHER_PASSWORD)
        await waitForPath(paths.login)
        await expect(shell.toast).toHaveText(translate(pageMessages.passwordSet))
        await signIn(getSiteUrl(), { ...account, password: OTHER_PASSWORD })
      })

      it('shows an error when the link was used before', async () => {
        const link = await requestLink()
        await resetPassword(getSiteUrl(), new URL(link).searchParams.get('token') ?? '', OTHER_PASSWORD)
        await browser.url(`${link}&lang=${locale}`)
        await resetPage.save('Farah#2031')
        await resetPage.banner.waitForDisplayed()
        await expect(resetPage.banner).not.toHaveText('')
      })
    })
  }

  it('asks a signed-out visitor to sign in and returns to the account page', async () => {
    await visit(paths.account)
    await waitForPath(`${paths.login}?next=%2Faccount`)
    await loginPage.signIn(account)
    await waitForPath(paths.account)
  })

  it('is linked in the navigation bar', async () => {
    await signInBrowser(account)
    await visit(paths.home)
    await shell.openMenu()
    await shell.myAccount.click()
    await waitForPath(paths.account)
  })

  describe('page', () => {
    beforeEach(async () => {
      await signInBrowser(account)
      await accountPage.open()
    })

    it('saves the profile', async () => {
      await typeInto('firstName', 'Laila')
      await typeInto('phone', '010 1234 5678')
      await typeInto('currentPassword', account.password)
      await click(accountPage.profile.save)
      await expect(accountPage.profile.notice).toHaveText(translate(accountMessages.saved))
      await browser.refresh()
      await expect(accountPage.field('firstName')).toHaveValue('Laila')
      await expect(accountPage.field('phone')).toHaveValue('01012345678')
    })

    it('shows an error and keeps the new password when the current one is wrong', async () => {
      await accountPage.password.fillIn('Other#2027', OTHER_PASSWORD)
      await click(accountPage.password.save)
      await accountPage.error('currentPassword').waitForDisplayed()
      await expect(accountPage.field('newPassword')).toHaveValue(OTHER_PASSWORD)
    })

    it('changes the password', async () => {
      await accountPage.password.fillIn(account.password, OTHER_PASSWORD)
      await click(accountPage.password.save)
      await expect(accountPage.password.notice).toHaveText(translate(authMessages.passwordChanged))
      await signIn(getSiteUrl(), { ...account, password: OTHER_PASSWORD })
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

  describe('deletion', () => {
    beforeEach(async () => {
      await signInBrowser(account)
      await deletePage.open()
    })

    const confirmDeletion = async () => {
      await click(deletePage.submit())
      await deletePage.confirm.waitForClickable()
      await deletePage.confirm.click()
    }

    it('asks for a confirmation, which can be cancelled', async () => {
      await expect(deletePage.submit()).toBeDisabled()
      await deletePage.fillIn(account.email, account.password)
      await click(deletePage.submit())
      await expect(deletePage.dialog).toHaveText(expect.stringContaining(translate(accountMessages.confirmText)))
      await deletePage.cancel.waitForClickable()
      await deletePage.cancel.click()
      await deletePage.dialog.waitForExist({ reverse: true })
      await signIn(getSiteUrl(), account)
    })

    it('shows an error and keeps the account when the password is wrong', async () => {
      await deletePage.fillIn(account.email, 'Other#2027')
      await confirmDeletion()
      await deletePage.banner.waitForDisplayed()
      await deletePage.dialog.waitForExist({ reverse: true })
      await signIn(getSiteUrl(), account)
    })

    it('deletes the account, signs out and shows a toast at the right', async () => {
      await deletePage.fillIn(account.email, account.password)
      await confirmDeletion()
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
})
