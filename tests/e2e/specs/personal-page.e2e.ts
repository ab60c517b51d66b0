import type { Household } from '@/api/generated/weddingEndpoints'
import { personalMessages } from '@/i18n/messages/personal'
import { personalPage } from '../pages/personalPage.ts'
import { createAccount, publish, register } from '../support/couple.ts'
import { click, pressEnterOn } from '../support/fields.ts'
import { addHalls, addHouseholds, listHouseholds } from '../support/guestList.ts'
import { askForChildren } from '../support/replies.ts'
import { checkPage } from '../support/pageChecks.ts'
import {
  enableScripts,
  enlargeText,
  getSiteUrl,
  locale,
  resetBrowser,
  resizeTo,
  setOffline,
  translate,
} from '../support/visit.ts'

describe('the page of a personal link', () => {
  const account = createAccount()
  const name = locale === 'ar' ? 'عائلة الشافعي' : 'The Shafei family'
  let halls: Awaited<ReturnType<typeof addHalls>>
  let household: Household
  let weddingId = ''

  before(async () => {
    await resetBrowser()
    await register(getSiteUrl(), account)
    weddingId = (await publish(getSiteUrl(), account, locale, 1)).weddingId
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
    await pressEnterOn(personalPage.coming)
    await expect(personalPage.answer).toHaveText(personalPage.formatAnswer(7))
    await expect(personalPage.card).toHaveText(expect.stringContaining(personalPage.formatPersons(4)))
    await expect(personalPage.calendars).toBeElementsArrayOfSize(1)
  })

  it('changes the reply, its numbers and its message', async () => {
    await personalPage.open(household.linkToken!)
    await expect(personalPage.call).toHaveText(expect.stringContaining(personalPage.formatAnswer(7)))
    await click(personalPage.change)
    await click(personalPage.step('coming', halls.men, -1))
    await personalPage.comingTo(halls.women).selectByAttribute('value', '0')
    await click(personalPage.words)
    await personalPage.message.setValue('ألف مبروك')
    await checkPage()
    await click(personalPage.coming)
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
      await personalPage.comingTo(halls.men).selectByAttribute('value', String(count))
      await pressEnterOn(personalPage.consent)
      await expect(personalPage.answer).toHaveText(personalPage.formatAnswer(count))
    })

  it('keeps a reply without a connection, and sends it when the connection is back', async () => {
    await personalPage.open(household.linkToken!)
    await click(personalPage.change)
    await setOffline(true)
    await click(personalPage.notComing)
    await expect(personalPage.pending).toHaveText(translate(personalMessages.pending))
    await setOffline(false)
    await expect(personalPage.change).toBeDisplayed()
    await expect(personalPage.card).toHaveText(expect.stringContaining(translate(personalMessages.thanksNotComing)))
  })

  it('offers those who do not come no calendar, and the words that were left out with the former answer', async () => {
    await expect(personalPage.calendars).toBeElementsArrayOfSize(0)
    await expect(personalPage.keepsakes).not.toBeDisplayed()
    await expect(personalPage.card.$('blockquote')).not.toExist()
    await checkPage(/ERR_INTERNET_DISCONNECTED/)
    await click(personalPage.sendWords)
    await expect(personalPage.card.$('blockquote')).toHaveText(expect.stringContaining('ألف مبروك'))
  })

  it('shows the whole confirmation on a small phone with text at 130 %', async () => {
    await askForChildren(getSiteUrl(), account, weddingId)
    const seats = [{ hallId: halls.men, allowed: 4 }]
    const row = { name: locale === 'ar' ? 'عائلة منصور' : 'The Mansours', side: 'bride', language: locale } as const
    await addHouseholds(getSiteUrl(), account, weddingId, [{ ...row, seats }])
    const households = await listHouseholds(getSiteUrl(), account, weddingId)
    await personalPage.open(households.find((one) => one.name === row.name)!.linkToken!)
    await resizeTo(360, 640)
    await enlargeText(130)
    await click(personalPage.step('coming', halls.men, -1))
    await click(personalPage.step('children', halls.men, 1))
    await click(personalPage.coming)
    await expect(personalPage.answer).toHaveText(personalPage.formatAnswer(3))
    expect(await personalPage.isConfirmationWhole()).toBe(true)
    await checkPage()
  })

  it('tells the guests of an unknown link whom to ask', async () => {
    await browser.url(`/g/k3v9xq2m7tdh4p8w5znb6cfgyj?lang=${locale}`)
    await expect($('main')).toHaveText(expect.stringContaining(translate(personalMessages.linkNotFoundText)))
    // The reply that could not be sent is logged by the browser too.
    await checkPage(/404|ERR_INTERNET_DISCONNECTED/)
  })
})
