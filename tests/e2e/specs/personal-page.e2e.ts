import type { Household } from '@/api/generated/weddingEndpoints'
import { personalMessages } from '@/i18n/messages/personal'
import { personalPage } from '../pages/personalPage.ts'
import { createAccount, publish, register } from '../support/couple.ts'
import { click, pressEnterOn } from '../support/fields.ts'
import { addHalls, addHouseholds, listHouseholds } from '../support/guestList.ts'
import { checkPage } from '../support/pageChecks.ts'
import { enableScripts, getSiteUrl, locale, resetBrowser, setOffline, translate } from '../support/visit.ts'

describe('the page of a personal link', () => {
  const account = createAccount()
  const name = locale === 'ar' ? 'عائلة الشافعي' : 'The Shafei family'
  let halls: Awaited<ReturnType<typeof addHalls>>
  let household: Household

  before(async () => {
    await resetBrowser()
    await register(getSiteUrl(), account)
    const { weddingId } = await publish(getSiteUrl(), account, locale, 1)
    halls = await addHalls(getSiteUrl(), account, weddingId, locale)
    const seats = [
      { hallId: halls.men, allowed: 3 },
      { hallId: halls.women, allowed: 4 },
    ]
    await addHouseholds(getSiteUrl(), account, weddingId, [{ name, side: 'groom', language: locale, seats }])
    household = (await listHouseholds(getSiteUrl(), account, weddingId))[0]!
  })

  // Also after a failure, so that the next test has scripts.
  afterEach(() => enableScripts(true))

  it('takes a reply without scripts', async () => {
    await enableScripts(false)
    await personalPage.open(household.linkToken!)
    await expect(personalPage.greeting).toHaveText(expect.stringContaining(name))
    await pressEnterOn(personalPage.allComing)
    await expect(personalPage.stored).toBeDisplayed()
    await expect(personalPage.card).toHaveText(expect.stringContaining(personalPage.formatPersons(4)))
    await expect(personalPage.calendars).toBeElementsArrayOfSize(1)
  })

  it('changes the reply, its numbers and its message', async () => {
    await personalPage.open(household.linkToken!)
    await click(personalPage.change)
    await click(personalPage.more)
    await personalPage.comingTo(halls.men).selectByAttribute('value', '2')
    await personalPage.comingTo(halls.women).selectByAttribute('value', '0')
    await personalPage.message.setValue('ألف مبروك')
    await checkPage()
    await click(personalPage.send)
    await expect(personalPage.card.$('blockquote')).toHaveText(expect.stringContaining('ألف مبروك'))
    await expect(personalPage.card).toHaveText(expect.stringContaining(personalPage.formatPersons(2)))
    await checkPage()
  })

  for (const [how, hasScripts, count] of [
    ['with', true, 1],
    ['without', false, 2],
  ] as const)
    it(`stores the numbers that are shown when Enter is pressed, ${how} scripts`, async () => {
      await enableScripts(hasScripts)
      await personalPage.open(household.linkToken!)
      // A tap on a page without scripts does not return.
      await pressEnterOn(personalPage.change)
      await pressEnterOn(personalPage.more)
      await personalPage.comingTo(halls.men).selectByAttribute('value', String(count))
      await pressEnterOn(personalPage.consent)
      await expect(personalPage.stored).toBeDisplayed()
      await expect(personalPage.card).toHaveText(expect.stringContaining(personalPage.formatPersons(count)))
    })

  it('keeps a reply without a connection, and sends it when the connection is back', async () => {
    await personalPage.open(household.linkToken!)
    await click(personalPage.change)
    await setOffline(true)
    await click(personalPage.notComing)
    await expect(personalPage.pending).toHaveText(translate(personalMessages.pending))
    await setOffline(false)
    await expect(personalPage.change).toBeDisplayed()
    await expect(personalPage.calendars).toBeElementsArrayOfSize(0)
    await expect(personalPage.card).toHaveText(expect.stringContaining(translate(personalMessages.thanksNotComing)))
  })

  it('tells the guests of an unknown link whom to ask', async () => {
    await browser.url(`/g/k3v9xq2m7tdh4p8w5znb6cfgyj?lang=${locale}`)
    await expect($('main')).toHaveText(expect.stringContaining(translate(personalMessages.linkNotFoundText)))
    // The reply that could not be sent is logged by the browser too.
    await checkPage(/404|ERR_INTERNET_DISCONNECTED/)
  })
})
