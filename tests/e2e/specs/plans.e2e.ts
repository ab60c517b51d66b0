import type { Invitation } from '@/api/generated/endpoints'
import { invitationPath, weddingPath } from '@shared/routes'
import { statusMessages } from '@/i18n/messages/guest'
import { standingMessages } from '@/i18n/messages/plans'
import { eventKindMessages } from '@/i18n/messages/weddings'
import { deskPage } from '../pages/desk.ts'
import { eventsPage } from '../pages/events.ts'
import { invitation } from '../pages/invitation.ts'
import { createAccount, publish, register } from '../support/couple.ts'
import { addInvitedFamily } from '../support/guestList.ts'
import { checkPage } from '../support/pageChecks.ts'
import { sendReply } from '../support/replies.ts'
import { getSiteUrl, intl, locale, resetBrowser, signInBrowser, translate, visit } from '../support/visit.ts'

const wedding = translate(eventKindMessages.wedding)
const otherHall = locale === 'ar' ? 'قاعة الفيروز' : 'Turquoise Hall'
const family = locale === 'ar' ? 'عائلة الشافعي' : 'The Shafei family'

describe('a change of plans', () => {
  const account = createAccount()
  let published: Invitation

  before(async () => {
    await resetBrowser()
    await register(getSiteUrl(), account)
    published = await publish(getSiteUrl(), account, locale, 1)
    const household = await addInvitedFamily(getSiteUrl(), account, published.weddingId, {
      name: family,
      language: locale,
    })
    await sendReply(getSiteUrl(), household, { isComing: true })
    await signInBrowser(account)
  })
  beforeEach(() => eventsPage.open(published.weddingId))

  it('of the hall is read by guests and in messages at once, and undone', async () => {
    await eventsPage.changePlace(otherHall)
    await checkPage()
    await visit(`${weddingPath('desk', published.weddingId)}?kind=change`)
    await deskPage.household.waitForDisplayed()
    expect((await deskPage.readLink()).text).toContain(otherHall)
    await visit(invitationPath(published.slug))
    await expect(invitation.venue).toHaveText(expect.stringContaining(otherHall))
    await eventsPage.open(published.weddingId)
    await eventsPage.undoChange()
    await expect(eventsPage.card(wedding)).toHaveText(expect.stringContaining(published.weddinghole))
  })

  it('postpones the wedding, asks for replies again and tells the families', async () => {
    await eventsPage.postpone()
    await expect(eventsPage.notice).toHaveText(
      expect.stringContaining(intl.formatMessage(standingMessages.postponed, { count: 1 })),
    )
    await checkPage()
    await eventsPage.tell()
    await deskPage.household.waitForDisplayed()
    const { text } = await deskPage.readLink()
    expect(text).toContain(family)
    expect(text).not.toContain(published.weddinghole)
    await visit(invitationPath(published.slug))
    await expect(invitation.card).toHaveText(expect.stringContaining(translate(statusMessages.postponed)))
    await expect(invitation.countdown).not.toExist()
    await expect(invitation.date).not.toExist()
  })
})
