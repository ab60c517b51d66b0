import { paths } from '@shared/routes'
import { accountMessages } from '@/i18n/messages/account'
import { accountPage, loginPage, registerPage, verifyPage } from '../pages/account.ts'
import { newAccount } from '../support/couple.ts'
import { press } from '../support/fields.ts'
import { mailedLink, outbox } from '../support/outbox.ts'
import { arriveAt, locale, text, visit } from '../support/visit.ts'

/** The mails of another server are out of reach. */
const describeWithMails = outbox ? describe : describe.skip

describeWithMails('accounts: a couple confirms its e-mail address', function () {
  // One story: what comes after a failure says nothing.
  this.bail(true)
  const account = newAccount()
  let link = ''

  it('registers, and goes on to sign in as ever', async () => {
    await registerPage.open()
    await registerPage.write(account)
    await press(registerPage.submit())
    await arriveAt(paths.login)
  })

  it('opens the mailed link, which leads to sign-in and back, and finds the address confirmed', async () => {
    link = await mailedLink(account.email, paths.verifyEmail)
    await visit(link)
    await verifyPage.signIn.click()
    await loginPage.submit().waitForDisplayed()
    await loginPage.signIn(account)
    await expect(verifyPage.notice).toHaveText(text(accountMessages.verified))
  })

  it('sees it in the account', async () => {
    await verifyPage.toAccount.click()
    await arriveAt(paths.account)
    await expect(accountPage.addressNotice).toHaveText(expect.stringContaining(account.email))
    await expect(accountPage.addressNotice).toHaveElementClass('MuiAlert-colorSuccess')
  })

  it('opens the used link again, and is told that the address is confirmed', async () => {
    await browser.url(`${link}&lang=${locale}`)
    await expect(verifyPage.notice).toHaveText(text(accountMessages.verified))
  })
})
