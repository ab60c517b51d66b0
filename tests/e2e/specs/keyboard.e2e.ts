import { Key } from 'webdriverio'
import { paths } from '@shared/routes'
import { accountMessages } from '@/i18n/messages/account'
import { authMessages } from '@/i18n/messages/account'
import { pageMessages } from '@/i18n/messages/site'
import { accountPage, deletePage, forgotPage, loginPage, registerPage, resetPage } from '../pages/account.ts'
import { shell } from '../pages/shell.ts'
import { newAccount, register, type Account } from '../support/couple.ts'
import { named } from '../support/fields.ts'
import { skipToContent, tabTo, typeByKeyboard } from '../support/keyboard.ts'
import { outbox, waitForMailedLink } from '../support/outbox.ts'
import { locale, resetBrowser, signInBrowser, siteUrl, text, visit, waitForPath } from '../support/visit.ts'

const NEW_PASSWORD = 'Farah#2029'
const submit = () => browser.keys(Key.Enter)

/** Contact, provider registration, the directory and the studio have keyboard tests in their own specs. */
describe('by keyboard alone, a couple', () => {
  let account: Account
  beforeEach(async () => {
    await resetBrowser()
    account = newAccount()
  })

  it('registers from the form of the home page', async () => {
    await visit(paths.home)
    await skipToContent()
    await typeByKeyboard('#begin-email', account.email)
    await typeByKeyboard('#begin-phone', '01012345678')
    await submit()
    await waitForPath(paths.register)
    await expect($(named('email'))).toHaveValue(account.email)
    await typeByKeyboard(named('firstName'), account.firstName)
    await typeByKeyboard(named('lastName'), account.lastName)
    await typeByKeyboard(named('password'), account.password)
    await tabTo(named('terms'))
    await browser.keys(Key.Space)
    await expect(registerPage.terms).toBeSelected()
    await submit()
    await waitForPath(paths.login)
    await expect(loginPage.notice).toHaveText(text(authMessages.registered))
  })

  describe('with an account', () => {
    beforeEach(() => register(siteUrl(), account))

    if (outbox) {
      it('requests a reset link and sets a new password', async () => {
        await visit(paths.forgotPassword)
        await skipToContent()
        await typeByKeyboard(named('email'), account.email)
        await submit()
        await expect(forgotPage.notice).toHaveText(text(authMessages.linkSent))
        await browser.url(`${await waitForMailedLink(account.email, paths.resetPassword)}&lang=${locale}`)
        await resetPage.field.waitForExist()
        await skipToContent()
        await typeByKeyboard(named('newPassword'), NEW_PASSWORD)
        await submit()
        await waitForPath(paths.login)
        await expect(shell.toast).toHaveText(text(pageMessages.passwordSet))
      })
    }

    it('signs in and is remembered', async () => {
      await visit(paths.login)
      await skipToContent()
      await typeByKeyboard(named('email'), account.email)
      await typeByKeyboard(named('password'), account.password)
      await tabTo(named('rememberMe'))
      await browser.keys(Key.Space)
      await expect($(named('rememberMe'))).toBeSelected()
      await submit()
      await waitForPath(paths.dashboard)
    })

    it('saves the profile', async () => {
      await signInBrowser(account)
      await accountPage.open()
      await accountPage.field('firstName').waitForExist()
      await skipToContent()
      await typeByKeyboard(named('firstName'), 'Salma')
      await submit()
      await expect(accountPage.profile.notice).toHaveText(text(accountMessages.saved))
      await browser.refresh()
      await expect(accountPage.field('firstName')).toHaveValue('Salma')
    })

    it('changes the password', async () => {
      await signInBrowser(account)
      await accountPage.open()
      await accountPage.field('newPassword').waitForExist()
      await skipToContent()
      await typeByKeyboard(named('currentPassword'), account.password)
      await typeByKeyboard(named('newPassword'), NEW_PASSWORD)
      await submit()
      await expect(accountPage.password.notice).toHaveText(text(authMessages.passwordChanged))
    })

    it('deletes the account after a confirmation', async () => {
      await visit(paths.deleteAccount)
      await skipToContent()
      await typeByKeyboard(named('emailOrPhone'), account.email)
      await typeByKeyboard(named('password'), account.password)
      await submit()
      await expect(deletePage.cancel).toBeFocused()
      await browser.keys(Key.Tab)
      await expect(deletePage.confirm).toBeFocused()
      await submit()
      await expect(shell.toast).toHaveText(text(pageMessages.accountDeleted))
      await waitForPath(paths.home)
    })
  })
})
