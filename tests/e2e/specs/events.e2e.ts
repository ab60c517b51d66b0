import type { Invitation } from '@/api/generated/endpoints'
import { invitationPath } from '@shared/routes'
import { audienceMessages } from '@/i18n/messages/events'
import { eventKindMessages } from '@/i18n/messages/weddings'
import { eventsPage } from '../pages/events.ts'
import { invitation } from '../pages/invitation.ts'
import { createAccount, getDayFromNow, publish, register } from '../support/couple.ts'
import { checkPage } from '../support/pageChecks.ts'
import { intl, locale, resetBrowser, signInBrowser, getSiteUrl, translate, visit } from '../support/visit.ts'

const henna = translate(eventKindMessages.henna)
const wedding = translate(eventKindMessages.wedding)
const newHennaDay = getDayFromNow(190)
const hall = locale === 'ar' ? 'قاعة الرجال' : 'Grand Hall'

const formatDay = (date: string): string =>
  intl.formatDate(`${date}T00:00:00Z`, { day: 'numeric', month: 'long', timeZone: 'UTC' })

describe('events and halls', () => {
  const account = createAccount()
  let published: Invitation

  before(async () => {
    await resetBrowser()
    await register(getSiteUrl(), account)
    published = await publish(getSiteUrl(), account, locale, 1)
    await signInBrowser(account)
  })
  beforeEach(() => eventsPage.open(published.weddingId))

  it('adds a hall for men', async () => {
    await eventsPage.openHallForm(wedding)
    await checkPage()
    await eventsPage.fillInHall({ name: hall, audience: translate(audienceMessages.men), capacity: '150' })
    await eventsPage.save()
    await expect(eventsPage.card(wedding)).toHaveText(expect.stringContaining(hall))
    await expect(eventsPage.card(wedding)).toHaveText(expect.stringContaining(intl.formatNumber(150)))
  })

  it('moves an event up by keyboard and keeps the order', async () => {
    const contract = translate(eventKindMessages.contract)
    await eventsPage.moveUp(contract).waitForExist()
    await browser.execute((node: HTMLElement) => node.focus(), await eventsPage.moveUp(contract).getElement())
    await browser.keys('Enter')
    await browser.waitUntil(async () => (await eventsPage.getNames())[1] === contract)
    await expect(eventsPage.moveUp(contract)).toBeFocused()
    await eventsPage.open(published.weddingId)
    expect((await eventsPage.getNames())[1]).toBe(contract)
  })

  it('changes the date of the henna, which guests see in the invitation', async () => {
    await eventsPage.changeDate(henna, newHennaDay)
    await expect(eventsPage.card(henna)).toHaveText(expect.stringContaining(formatDay(newHennaDay)))
    await visit(invitationPath(published.slug))
    await expect(invitation.card.$(`time[datetime="${newHennaDay}"]`)).toExist()
  })
})
