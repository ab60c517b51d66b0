import type { Invitation } from '@/api/generated/endpoints'
import { deskPage } from '../pages/desk.ts'
import { createAccount, publish, register } from '../support/couple.ts'
import { addHalls, addHouseholds, listHouseholds } from '../support/guestList.ts'
import { checkPage } from '../support/pageChecks.ts'
import { printPage } from '../support/printing.ts'
import { getSiteUrl, locale, resetBrowser, signInBrowser } from '../support/visit.ts'

const [first, second] = ['أحمد سمير وعائلته', 'منى عادل'] as const

describe('the WhatsApp desk', () => {
  const account = createAccount()
  let published: Invitation

  before(async () => {
    await resetBrowser()
    await register(getSiteUrl(), account)
    published = await publish(getSiteUrl(), account, locale, 1)
    const { men } = await addHalls(getSiteUrl(), account, published.weddingId, locale)
    const seats = [{ hallId: men, allowed: 4 }]
    await addHouseholds(getSiteUrl(), account, published.weddingId, [
      { honorific: 'الحاج', name: first, side: 'groom', phone: '01012345678', seats },
      { name: second, side: 'bride', phone: '01112345678', seats },
    ])
    await signInBrowser(account)
  })

  it('opens WhatsApp with the personal link of the family', async () => {
    await deskPage.open(published.weddingId)
    await expect(deskPage.name).toHaveText(`الحاج ${first}`)
    await deskPage.waitForProgress(0, 2)
    await checkPage()
    const families = await listHouseholds(getSiteUrl(), account, published.weddingId)
    const { linkToken } = families.find(({ name }) => name === first)!
    const { address, text } = await deskPage.readLink()
    expect(address).toBe('https://wa.me/201012345678')
    expect(text).toContain(`${getSiteUrl()}/g/${linkToken}`)
    expect(text).toContain('٤ مقاعد')
    await deskPage.unfoldMessage()
    await expect(deskPage.message).toHaveText(text)
  })

  it('asks what happened, goes on, and continues where it was stopped', async () => {
    await deskPage.openWhatsApp()
    await checkPage()
    await deskPage.answerSent()
    await expect(deskPage.name).toHaveText(second)
    await deskPage.waitForProgress(1, 2)
    await deskPage.open(published.weddingId)
    await expect(deskPage.name).toHaveText(second)
    await deskPage.waitForProgress(1, 2)
  })

  it('sends to six families with two presses each, without scrolling', async () => {
    const [{ seats } = { seats: [] }] = await listHouseholds(getSiteUrl(), account, published.weddingId)
    const names = Array.from({ length: 5 }, (_, nth) => `${second} ${nth}`)
    await addHouseholds(
      getSiteUrl(),
      account,
      published.weddingId,
      names.map((name, nth) => ({ name, phone: `01212345${String(100 + nth)}`, seats })),
    )
    await addHouseholds(getSiteUrl(), account, published.weddingId, [{ name: 'بلا هاتف', seats }])
    await deskPage.open(published.weddingId)
    await deskPage.stayOnPage()
    for (let sent = 1; sent <= 6; sent += 1) {
      await deskPage.press(deskPage.whatsApp, -60)
      await deskPage.press(deskPage.answer, 60)
      // The families of the tests above are the first of the list.
      await deskPage.waitForProgress(sent + 1, 8)
    }
    await expect(deskPage.whatsApp).not.toExist()
    await checkPage()
  })

  it('prints twelve cards on each A4 page', async () => {
    const names = Array.from({ length: 25 }, (_, nth) => `${first} ${nth}`)
    const households = await listHouseholds(getSiteUrl(), account, published.weddingId)
    const { seats } = households[0]!
    await addHouseholds(
      getSiteUrl(),
      account,
      published.weddingId,
      names.map((name) => ({ name, seats })),
    )
    await deskPage.openCards(published.weddingId)
    await checkPage()
    expect(await printPage()).toEqual({ pages: 3, width: 210, height: 297 })
  })
})
