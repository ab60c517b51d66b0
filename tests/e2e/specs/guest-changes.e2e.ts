import type { Invitation } from '@/api/generated/endpoints'
import { invitationPath } from '@shared/routes'
import { guestMessages } from '@/i18n/messages/guest'
import { changeNote, guestPage } from '../pages/invitation.ts'
import { getDayFromNow, createAccount, publish, register, stories, updateInvitation } from '../support/couple.ts'
import { findAccessibilityViolations, getConsoleErrors } from '../support/pageChecks.ts'
import { enlargeText, intl, locale, resetBrowser, resizeTo, getSiteUrl, translate, visit } from '../support/visit.ts'

const story = stories[locale]
const otherHall = locale === 'ar' ? 'قاعة الأندلس' : 'The Andalus Hall'
const otherDay = getDayFromNow(210)

const formatDay = (date: string): string => intl.formatDate(`${date}T00:00:00Z`, { day: 'numeric', timeZone: 'UTC' })

describe('the note about changes since the last visit', () => {
  const account = createAccount()
  let published: Invitation

  const openAsGuest = async () => {
    await visit(invitationPath(published.slug))
    // The page's script stores the visit.
    await guestPage.waitForScript()
  }
  const changeInvitation = async () => {
    published = await updateInvitation(getSiteUrl(), account, published, {
      weddinghole: otherHall,
      weddingDate: otherDay,
    })
  }

  before(() => register(getSiteUrl(), account))
  beforeEach(async () => {
    await resetBrowser()
    published = await publish(getSiteUrl(), account, locale, 1)
    await openAsGuest()
  })

  it('shows the changed date and hall on the next visit, until its button hides it for good', async () => {
    await changeInvitation()
    await openAsGuest()
    await changeNote.element.waitForDisplayed()
    const rows = await changeNote.rows.map((row) => row.getText())
    expect(rows).toHaveLength(2)
    expect(rows[0]).toContain(translate(guestMessages.newsDate))
    expect(rows[0]).toContain(formatDay(otherDay))
    expect(rows[0]).toContain(formatDay(story.weddingDate))
    expect(rows[1]).toContain(otherHall)
    expect(rows[1]).toContain(story.hall)
    expect(await findAccessibilityViolations()).toEqual([])
    await changeNote.dismiss.click()
    await expect(changeNote.element).not.toExist()
    await openAsGuest()
    await expect($('[data-has-changes]')).toExist()
    await expect(changeNote.element).not.toExist()
    expect(await getConsoleErrors()).toEqual([])
  })

  it('leaves half of a small phone with text at 130 % to the invitation, and its button in sight', async () => {
    await changeInvitation()
    await openAsGuest()
    await changeNote.element.waitForDisplayed()
    await resizeTo(360, 640)
    await enlargeText(130)
    const { height } = await changeNote.element.getSize()
    expect(height).toBeLessThanOrEqual(320)
    await expect(changeNote.dismiss).toBeDisplayed({ withinViewport: true })
    expect(await findAccessibilityViolations()).toEqual([])
  })
})
