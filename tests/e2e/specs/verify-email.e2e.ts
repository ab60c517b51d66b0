import { paths } from '@shared/routes'
import { accountMessages } from '@/i18n/messages/account'
import { accountPage, loginPage, verifyPage } from '../pages/account.ts'
import { createAccount, register, type Account } from '../support/couple.ts'
import { outbox, waitForMailedLink } from '../support/outbox.ts'
import { resetBrowser, getSiteUrl, translate, visit, waitForPath } from '../support/visit.ts'

// Mails of another server cannot be read.
const describeWithMails = outbox ? describe : describe.skip

describeWithMails('the link that confirms an e-mail address', () => {
  let account: Account
  let link = ''
  beforeEach(async () => {
    await resetBrowser()
    account = createAccount()
    await register(getSiteUrl(), account)
    link = await waitForMailedLink(account.email, paths.verifyEmail)
  })

  it('asks a signed-out visitor to sign in, then confirms the address', async () => {
    await visit(link)
    await verifyPage.signIn.click()
    await loginPage.submit().waitForDisplayed()
    await loginPage.signIn(account)
    await expect(verifyPage.notice).toHaveText(translate(accountMessages.verified))
    await verifyPage.toAccount.click()
    await waitForPath(paths.account)
    await expect(accountPage.addressNotice).toHaveText(expect.stringContaining(account.email))
    await expect(verifyPage.resend).not.toExist()
  })
})
