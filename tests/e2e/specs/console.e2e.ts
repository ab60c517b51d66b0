import { Key } from 'webdriverio'
import { discardServer, startServer, type OwnServer } from '../../../scripts/lib/server.ts'
import { consolePageMessages } from '@/i18n/messages/operator'
import { providerPath } from '@shared/routes'
import { providerDetails } from '../../fixtures/provider.ts'
import {
  accountsPage,
  consolePage,
  messageQueuePage,
  providerQueuePage,
  setupPage,
  signInPage,
} from '../pages/console.ts'
import { createAccount, register, send, signIn, type Account } from '../support/couple.ts'
import { createApp, createOperatorAccount, fillQueues, runCommand, waitForMail } from '../support/operator.ts'
import { tabTo } from '../support/keyboard.ts'
import { checkPage, getOverflow } from '../support/pageChecks.ts'
import { resetBrowser, screen, translate } from '../support/visit.ts'

/** The response to a call of somebody who is not signed in, which the browser logs. */
const NOT_SIGNED_IN = /operator\/session.*401/

/** On its own server, whose data folder has the mails and takes the operator's commands. */
describe("the operator's console", () => {
  let server: OwnServer
  let account: Account
  let app: ReturnType<typeof createApp>
  let recoveryCodes: string[]
  let providerId: string

  before(async () => {
    server = await startServer()
    const operator = await createOperatorAccount(server)
    account = operator.account
    ;({ providerId } = await fillQueues(server))
    await resetBrowser(server.url)
    await setupPage.open(operator.link)
  })
  after(() => discardServer(server))

  const waitForTitle = (title: string) =>
    consolePage.title.waitUntil(async () => (await consolePage.title.getText()) === title)
  const getProvider = async (id: string) => (await fetch(`${server.url}/api/v1/providers/${id}`)).json()

  it('sets up the second factor by a link, once', async () => {
    await setupPage.key.waitForDisplayed()
    app = createApp(await setupPage.key.getText())
    await checkPage()
    await setupPage.confirm(app.getCode())
    await setupPage.keep.waitForDisplayed()
    recoveryCodes = await setupPage.codes.map((code) => code.getText())
    expect(recoveryCodes).toHaveLength(10)
    await checkPage()
    await setupPage.keep.click()
    await signInPage.title.waitForDisplayed()
  })

  it('signs in with password and code, at the page that was asked for', async () => {
    await consolePage.open(server, '/providers')
    await signInPage.title.waitForDisplayed()
    await checkPage(NOT_SIGNED_IN)
    await signInPage.signIn(account, '000000')
    await expect(consolePage.alert).toBeDisplayed()
    await signInPage.signIn(account, app.getNextCode())
    await waitForTitle(translate(consolePageMessages.providers))
  })

  it('shows what a provider edits', async () => {
    await expect(providerQueuePage.entry('استوديو عدسة').$('ins')).toHaveText(expect.stringContaining('عدسة وورد'))
    await checkPage(NOT_SIGNED_IN)
  })

  if (screen === 'phone')
    it('refuses the edit with words that the provider gets, and lists another provider', async () => {
      await providerQueuePage.refuse('استوديو عدسة', 'الاسم لا يطابق رخصتكم.')
      expect(await waitForMail(server, 'provider@example.com', 'رخصتكم')).toContain('الاسم لا يطابق رخصتكم.')
      expect(await getProvider(providerId)).toMatchObject({ businessName: 'استوديو عدسة', status: 'approved' })
      await providerQueuePage.approve('Nile Cruise Weddings')
      const mail = await waitForMail(server, 'provider@example.com', '/providers/')
      const id = /\/providers\/([\w-]+)/.exec(mail)![1]!
      expect(mail).toContain(`${server.url}${providerPath(id)}`)
    })

  it('unfolds a contact message', async () => {
    await consolePage.go('/messages')
    await waitForTitle(translate(consolePageMessages.messages))
    await messageQueuePage.toggle('ليلى حسن')
    await checkPage()
  })

  if (screen === 'phone')
    it('answers the message by e-mail', async () => {
      await messageQueuePage.answer('من صفحة «فرحي»، ثم «تغيير الموعد».')
      const mail = await waitForMail(server, 'laila@example.com', 'تغيير الموعد')
      expect(mail).toContain('كيف أغيّر موعد الفرح')
    })

  it('shows every page without violations, overflow or errors', async () => {
    for (const [path, title] of [
      ['', consolePageMessages.overview],
      ['/leads', consolePageMessages.leads],
      ['/newsletter', consolePageMessages.newsletter],
      ['/links', consolePageMessages.links],
      ['/mails', consolePageMessages.mails],
      ['/log', consolePageMessages.log],
    ] as const) {
      await consolePage.go(path)
      await waitForTitle(translate(title))
      await $('main [aria-busy="true"]').waitForExist({ reverse: true })
      await checkPage()
    }
  })

  if (screen === 'desktop') {
    it('refuses a registration by keyboard alone', async () => {
      await send(server.url, 'POST', '/services/providers/registration', {
        ...providerDetails,
        businessName: 'By keyboard',
        emailAddress: 'keyboard@example.com',
      })
      await consolePage.open(server)
      await consolePage.heading.waitForDisplayed()
      await tabTo('nav a[href="/operator/providers"]')
      await browser.keys(Key.Enter)
      await waitForTitle(translate(consolePageMessages.providers))
      await providerQueuePage.entry('By keyboard').waitForDisplayed()
      await providerQueuePage.refuseByKeyboard('By keyboard', 'No such address.')
      await waitForMail(server, 'keyboard@example.com', 'No such address')
    })

    // The window of an emulated phone has its own size.
    it('fits the narrowest phone', async () => {
      const size = await browser.getWindowSize()
      await browser.setWindowSize(320, 700)
      for (const path of ['', '/providers', '/messages', '/accounts', '/log']) {
        await consolePage.open(server, path)
        await consolePage.heading.waitForDisplayed()
        expect([path, await getOverflow()]).toEqual([path, 0])
      }
      await browser.setWindowSize(size.width, size.height)
    })
  }

  it("deletes an account at its owner's request, with a recovery code", async () => {
    const owner = createAccount()
    await register(server.url, owner)
    await consolePage.open(server, '/accounts')
    await accountsPage.find(owner.email)
    await expect(accountsPage.found).toHaveText(owner.email)
    await accountsPage.remove(owner.email, recoveryCodes[0]!)
    await waitForMail(server, owner.email, 'حذفنا حسابكم')
    await expect(signIn(server.url, owner)).rejects.toThrow()
  })

  it('leads to sign-in as soon as the role is taken', async () => {
    await runCommand(server, 'operators', 'remove', account.email)
    // The menu of a phone fetches the counts, as another page does.
    if (screen === 'phone') await consolePage.openMenu()
    else await consolePage.go('/leads')
    await signInPage.title.waitForDisplayed()
  })
})
