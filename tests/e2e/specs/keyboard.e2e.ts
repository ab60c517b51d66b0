import { Key } from 'webdriverio'
import { paths } from '@shared/routes'
import { accountMessages, authMessages } from '@/i18n/messages/account'
import { pageMessages } from '@/i18n/messages/site'
import { accountPage, deletePage, forgotPage, loginPage, registerPage, resetPage } from '../pages/account.ts'
import { shell } from '../pages/shell.ts'
import { createAccount, register, type Account } from '../support/couple.ts'
import { getSelector } from '../support/fields.ts'
import { skipToContent, tabTo, typeByKeyboard } from '../support/keyboard.ts'
import { outbox, waitForMailedLink } from '../support/outbox.ts'
import { locale, resetBrowser, signInBrowser, getSiteUrl, translate, visit, waitForPath } from '../support/visit.ts'

const NEW_PASSWORD = 'Farah#2029'
const submit = () => browser.keys(Key.Enter)

/** Contact, provider registration, the directory and the studio have keyboard tests in their own specs. */
describe('by keyboard alone, a couple', () => {
  let account: Account
  beforeEach(async () => {
    await resetBrowser()
    account = createAccount()
  })

  it('registers from the form of the home page', async () => {
    await visit(paths.home)
    await skipToContent()
    await typeByKeyboard('#begin-email', account.email)
    await typeByKeyboard('#begin-phone', '01012345678')
    await submit()
    await waitForPath(paths.register)
    await expect($(getSelector('email'))).toHaveValue(account.email)
    await typeByKeyboard(getSelector('firstName'), account.firstName)
    await typeByKeyboard(getSelector('lastName'), account.lastName)
    await typeByKeyboard(getSelector('password'), account.password)
    await tabTo(getSelector('terms'))
    await browser.keys(Key.Space)
    await expect(registerPage.terms).toBeSelected()
    await submit()
    await waitForPath(paths.login)
    await expect(loginPage.notice).toHaveText(translate(authMessages.registered))
  })

  describe('with an account', () => {
    beforeEach(() => register(getSiteUrl(), account))

    if (outbox) {
      it('requests a reset link and sets a new password', async () => {
        await visit(paths.forgotPassword)
        await skipToContent()
        await typeByKeyboard(getSelector('email'), account.email)
        await submit()
        await expect(forgotPage.notice).toHaveText(translate(authMessages.linkSent))
        await browser.url(`${await waitForMailedLink(account.email, paths.resetPassword)}&lang=${locale}`)
        await resetPage.field.waitForExist()
        await skipToContent()
        await typeByKeyboard(getSelector('newPassword'), NEW_PASSWORD)
        await submit()
        await waitForPath(paths.login)
        await expect(shell.toast).toHaveText(translate(pageMessages.passwordSet))
      })
    }

    it('signs in and is remembered', async () => {
      await visit(paths.login)
      await skipToContent()
      await typeByKeyboard(getSelector('email'), account.email)
      await typeByKeyboard(getSelector('password'), account.password)
      await tabTo(getSelector('rememberMe'))
      await browser.keys(Key.Space)
      await expect($(getSelector('rememberMe'))).toBeSelected()
      await submit()
      await waitForPath(paths.dashboard)
    })

    it('saves the profile and changes the password', async () => {
      await signInBrowser(account)
      await accountPage.open()
      await accountPage.field('firstName').waitForExist()
      await skipToContent()
      await typeByKeyboard(getSelector('firstName'), 'Salma')
      await submit()
      await expect(accountPage.profile.notice).toHaveText(translate(accountMessages.saved))
      await browser.refresh()
      await expect(accountPage.field('firstName')).toHaveValue('Salma')
      await accountPage.field('newPassword').waitForExist()
      await skipToContent()
      await typeByKeyboard(getSelector('currentPassword'), account.password)
      await typeByKeyboard(getSelector('newPassword'), NEW_PASSWORD)
      await submit()
      await expect(accountPage.password.notice).toHaveText(translate(authMessages.passwordChanged))
    })

    it('deletes the account after a confirmation', async () => {
      await visit(paths.deleteAccount)
      await skipToContent()
      await typeByKeyboard(getSelector('emailOrPhone'), account.email)
      await typeByKeyboard(getSelector('password'), account.password)
      await submit()
      await expect(deletePage.cancel).toBeFocused()
      await browser.keys(Key.Tab)
      await expect(deletePage.confirm).toBeFocused()
      await submit()
      await expect(shell.toast).toHaveText(translate(pageMessages.accountDeleted))
      await waitForPath(paths.home)
    })
  })
})
