import { remote } from 'webdriverio'
import { personalMessages } from '@/i18n/messages/personal'
import { getCapability } from '../support/capabilities.ts'
import { deskPage } from '../pages/desk.ts'
import { repliesPage } from '../pages/replies.ts'
import { createAccount, publish, register } from '../support/couple.ts'
import { addHalls, addHouseholds } from '../support/guestList.ts'
import { askForChildren } from '../support/replies.ts'
import { getConsoleErrors } from '../support/pageChecks.ts'
import { getSiteUrl, intl, locale, resetBrowser, screen, signInBrowser } from '../support/visit.ts'

/** The bound of the couple's wait for a reply, in ms. */
const SHOWN_WITHIN_MS = 5000

describe('a family that is invited from the desk', () => {
  const account = createAccount()
  const name = locale === 'ar' ? 'عائلة الشافعي' : 'The Shafei family'
  let guest: WebdriverIO.Browser
  let weddingId = ''
  let link = ''

  before(async () => {
    await resetBrowser()
    await register(getSiteUrl(), account)
    weddingId = (await publish(getSiteUrl(), account, locale, 3)).weddingId
    const { men } = await addHalls(getSiteUrl(), account, weddingId, locale)
    await askForChildren(getSiteUrl(), account, weddingId)
    const seats = [{ hallId: men, allowed: 4 }]
    const row = { name, side: 'bride', language: locale, phone: '01012345678', seats } as const
    await addHouseholds(getSiteUrl(), account, weddingId, [{ ...row, seats }])
    await signInBrowser(account)
    // Another profile, without the account.
    guest = await remote({ capabilities: getCapability(screen, locale), logLevel: 'error' })
  })
  after(() => guest.deleteSession())

  it('gets a link in the message for WhatsApp', async () => {
    await deskPage.open(weddingId)
    const { text } = await deskPage.readLink()
    expect(text).toContain(name)
    ;[link = ''] = /http\S+\/g\/[a-z0-9]+/.exec(text) ?? []
    expect(link.startsWith(getSiteUrl())).toBe(true)
    await deskPage.openWhatsApp()
    await deskPage.answerSent()
    await deskPage.waitForProgress(1, 1)
  })

  it('replies for three of four with a child in four taps, and the couple sees it within seconds without reloading', async () => {
    await repliesPage.open(weddingId)
    await expect(repliesPage.row(name)).toHaveText(expect.stringContaining(repliesPage.formatAnswer('silent')))
    await guest.url(link)
    const cover = 'article details summary'
    const oneFewer = '#reply [data-step="-1"]'
    const oneChild = '#reply fieldset div + div > div > [data-step="1"]'
    const coming = '#reply button[value="numbers"]'
    for (const tapped of [cover, oneFewer, oneChild, coming]) {
      const target = guest.$(tapped)
      await guest.execute((node: HTMLElement) => node.scrollIntoView({ block: 'center' }), await target.getElement())
      await target.click()
    }
    await guest.$('#reply [data-confirmation]').waitForDisplayed()
    const answer = repliesPage.formatAnswer('coming')
    await expect(repliesPage.row(name)).toHaveText(expect.stringContaining(answer), { wait: SHOWN_WITHIN_MS })
    const answered = intl.formatMessage(personalMessages.answeredComing, { count: 3 })
    await expect(guest.$('#reply h2')).toHaveText(answered)
    const withChild = intl.formatMessage(personalMessages.withChildren, { count: 1 })
    await expect(guest.$('#reply [data-confirmation]')).toHaveText(expect.stringContaining(withChild))
    expect(await getConsoleErrors()).toEqual([])
  })
})
