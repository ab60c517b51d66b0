import { Key } from 'webdriverio'
import { paths } from '@shared/routes'
import { accountMessages, authMessages } from '@/i18n/messages/account'
import { pageMessages } from '@/i18n/messages/site'
import { accountPage, deletePage, forgotPage, loginPage, registerPage, resetPage } from '../pages/account.ts'
import { shell } from '../pages/shell.ts'
import { newAccount } from '../support/couple.ts'
import { named } from '../support/fields.ts'
import { keyIn, skipToContent, tabTo } from '../support/keyboard.ts'
import { mailedLink, outbox } from '../support/outbox.ts'
import { arriveAt, locale, text, visit } from '../support/visit.ts'

const submit = () => browser.keys(Key.Enter)

/** Contact, provider registration, the directory and the studio have theirs beside their other tests. */
describe('a couple that has a keyboard alone', function () {
  // One story: what comes after a failure says nothing.
  this.bail(true)
  const { email, firstName, lastName, password } = newAccount()
  let newPassword = password

  it('begins with the pair of the front page', async () => {
    await visit(paths.home)
    await skipToContent()
    await keyIn('#begin-email', email)
    await keyIn('#begin-phone', '01012345678')
    await submit()
    await arriveAt(paths.register)
    await expect($(named('email'))).toHaveValue(email)
  })

  it('registers', async () => {
    await keyIn(named('firstName'), firstName)
    await keyIn(named('lastName'), lastName)
    await keyIn(named('password'), password)
    await tabTo(named('terms'))
    await browser.keys(Key.Space)
    await expect(registerPage.terms).toBeSelected()
    await submit()
    await arriveAt(paths.login)
    await expect(loginPage.notice).toHaveText(text(authMessages.registered))
  })

  if (outbox) {
    it('asks for a new password and sets it', async () => {
      await visit(paths.forgotPassword)
      await skipToContent()
      await keyIn(named('email'), email)
      await submit()
      await expect(forgotPage.notice).toHaveText(text(authMessages.linkSent))

      newPassword = 'Farah#2029'
      await browser.url(`${await mailedLink(email, paths.resetPassword)}&lang=${locale}`)
      await resetPage.field.waitForExist()
      await skipToContent()
      await keyIn(named('newPassword'), newPassword)
      await submit()
      await arriveAt(paths.login)
      await expect(shell.toast).toHaveText(text(pageMessages.passwordSet))
    })
  }

  it('signs in, to be remembered', async () => {
    await visit(paths.login)
    await skipToContent()
    await keyIn(named('email'), email)
    await keyIn(named('password'), newPassword)
    await tabTo(named('rememberMe'))
    await browser.keys(Key.Space)
    await expect($(named('rememberMe'))).toBeSelected()
    await submit()
    await arriveAt(paths.dashboard)
  })

  it('changes its profile', async () => {
    await visit(paths.account)
    await accountPage.field('firstName').waitForExist()
    await skipToContent()
    await keyIn(named('firstName'), 'Salma')
    await submit()
    await expect(accountPage.profile.notice).toHaveText(text(accountMessages.saved))
    await browser.refresh()
    await expect(accountPage.field('firstName')).toHaveValue('Salma')
  })

  it('changes its password', async () => {
    await skipToContent()
    await keyIn(named('currentPassword'), newPassword)
    newPassword = 'Farah#2030'
    await keyIn(named('newPassword'), newPassword)
    await submit()
    await expect(accountPage.password.notice).toHaveText(text(authMessages.passwordChanged))
  })

  it('deletes its account, and is asked before', async () => {
    await visit(paths.deleteAccount)
    await skipToContent()
    await keyIn(named('emailOrPhone'), email)
    await keyIn(named('password'), newPassword)
    await submit()
    await expect(deletePage.cancel).toBeFocused()
    await browser.keys(Key.Tab)
    await expect(deletePage.confirm).toBeFocused()
    await submit()
    await expect(shell.toast).toHaveText(text(pageMessages.accountDeleted))
    await arriveAt(paths.home)
  })
})
