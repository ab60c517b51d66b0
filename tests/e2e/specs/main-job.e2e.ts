import { authMessages } from '@/i18n/messages/account'
import { guestMessages, shareMessages } from '@/i18n/messages/guest'
import { listMessages, publishMessages } from '@/i18n/messages/studio'
import { paths } from '@shared/routes'
import { pageMessages } from '@/i18n/messages/site'
import { comeIn, loginPage, registerPage } from '../pages/account.ts'
import { guestPage, invitation } from '../pages/invitation.ts'
import { samplePicture } from '../pages/picture.ts'
import { shell } from '../pages/shell.ts'
import { cardView, ownInvitations, studio } from '../pages/studio.ts'
import { newAccount, stories } from '../support/couple.ts'
import { press } from '../support/fields.ts'
import { arriveAt, comeAsSomebodyElse, intl, locale, screen, siteUrl, text, visit } from '../support/visit.ts'

/** Each browser of the suite takes a template of its own. */
const template = { desktop: { ar: 1, en: 2 }, phone: { ar: 3, en: 4 } }[screen][locale]
const story = stories[locale]
const changedHall = locale === 'ar' ? 'قاعة الأندلس' : 'The Andalus Hall'

describe('the main job: a couple makes an invitation, a guest opens it', function () {
  // One story: what comes after a failure says nothing.
  this.bail(true)
  const account = newAccount()
  let link = ''

  const signIn = async () => {
    await comeIn(account)
  }
  const openOwnLink = () => browser.url(`${link}&lang=${locale}`)
  const open = async () => {
    await openOwnLink()
    await invitation.cover.waitForDisplayed()
    await invitation.cover.click()
    await expect(invitation.gate).toHaveAttribute('open')
  }

  it('registers', async () => {
    await registerPage.open()
    await registerPage.write(account)
    await registerPage.submit().click()
    await arriveAt(paths.login)
    await expect(loginPage.notice).toHaveText(text(authMessages.registered))
  })

  it('signs in, to the couple’s own and still empty home', async () => {
    await loginPage.signIn(account)
    await arriveAt(paths.dashboard)
    await expect(ownInvitations.empty).toBeDisplayed()
  })

  it('keeps the name that was given at registration', async () => {
    await expect($('main')).toHaveText(expect.stringContaining(text(listMessages.greeting, { name: account.firstName })))
  })

  it('writes the invitation, adds a picture, chooses a template and sees the card', async () => {
    await studio.open()
    await studio.write(story)
    await studio.upload(samplePicture)
    await studio.picture.waitForExist()
    await studio.choose(template)
    await studio.show(template)
    await expect(invitation.names).toHaveText(expect.stringContaining(story.groom))
    await expect(invitation.names).toHaveText(expect.stringContaining(story.bride))
    await expect(invitation.venue).toHaveText(expect.stringContaining(story.hall))
    await expect(invitation.countdown).toExist()
  })

  it('shows how to open the cover without scrolling', async () => {
    await invitation.prompt.waitForDisplayed()
    const [lowerEdge, height] = await browser.execute(
      (prompt: HTMLElement) => [prompt.getBoundingClientRect().bottom, window.innerHeight],
      await invitation.prompt.getElement(),
    )
    expect(lowerEdge).toBeLessThan(height)
  })

  it('publishes it and gets a link', async () => {
    await press(cardView.publish)
    await expect(cardView.title).toHaveText(text(publishMessages.publishedTitle))
    link = await cardView.link.getText()
    expect(link).toMatch(new RegExp(`^${siteUrl()}${paths.publicInvitation}\\?slug=\\S{15,}$`))
  })

  describe('a guest, in another browser', () => {
    before(comeAsSomebodyElse)

    it('opens the link and the cover', open)

    it('sees names, date, hall and countdown', async () => {
      await expect(invitation.names).toHaveText(expect.stringContaining(story.groom))
      await expect(invitation.names).toHaveText(expect.stringContaining(story.bride))
      await expect(invitation.date).toHaveAttribute('datetime', expect.stringContaining(story.weddingDate))
      const day = intl.formatDate(`${story.weddingDate}T00:00:00Z`, { day: 'numeric', timeZone: 'UTC' })
      await expect(invitation.date).toHaveText(expect.stringContaining(day))
      await expect(invitation.venue).toHaveText(expect.stringContaining(story.hall))
      await expect(invitation.venue).toHaveText(expect.stringContaining(story.address))
      await expect(invitation.venue).toHaveText(expect.stringContaining(story.area))
    })

    it('sees the couple’s picture behind it', async () => {
      await expect(invitation.picture).toHaveAttribute('src', expect.stringMatching(/^\/api\/v1\/uploads\/background\/.+\.webp$/))
      await browser.waitUntil(() => browser.execute(() => (document.querySelector<HTMLImageElement>('[data-backdrop] img')?.naturalWidth ?? 0) > 0), {
        timeoutMsg: 'the picture does not arrive',
      })
    })

    it('watches the countdown run', async () => {
      const shown = await invitation.countdown.getText()
      await browser.waitUntil(async () => (await invitation.countdown.getText()) !== shown, { timeoutMsg: 'the countdown stands still' })
    })

    it('finds the map, and copies the link', async () => {
      await expect(guestPage.map).toHaveAttribute('href', story.mapsLink)
      const copy = guestPage.button(text(shareMessages.copy))
      await press(copy)
      await expect(guestPage.status).toHaveText(expect.stringContaining(text(shareMessages.copied)))
    })
  })

  describe('the couple, on another device', () => {
    before(comeAsSomebodyElse)

    it('finds the invitation in the list', async () => {
      await signIn()
      await expect(ownInvitations.rows).toBeElementsArrayOfSize(1)
    })

    it('changes it under the same link', async () => {
      await ownInvitations.edit(slugOf(link)).click()
      await arriveAt(paths.createInvitation)
      await expect(studio.field('groom')).toHaveValue(story.groom)
      await studio.write({ hall: changedHall })
      await studio.show(template)
      await press(cardView.publish)
      await expect(cardView.title).toHaveText(text(publishMessages.savedTitle))
      await expect(cardView.link).toHaveText(link)
      await openOwnLink()
      await expect(invitation.venue).toHaveText(expect.stringContaining(changedHall))
    })

    it('deletes it, and the list is empty again', async () => {
      await ownInvitations.open()
      await ownInvitations.delete(slugOf(link)).click()
      await ownInvitations.confirm.waitForClickable()
      await ownInvitations.confirm.click()
      await expect(shell.toast).toHaveText(text(pageMessages.invitationDeleted))
      await expect(ownInvitations.empty).toBeDisplayed()
    })
  })

  describe('afterwards', () => {
    it('shows guests of the deleted link that it is gone, and a way home', async () => {
      await openOwnLink()
      await expect(guestPage.title).toHaveText(text(guestMessages.notFound))
      await expect($('main')).toHaveText(expect.stringContaining(text(guestMessages.notFoundText)))
      await guestPage.goHome.click()
      await browser.waitUntil(async () => new URL(await browser.getUrl()).pathname === paths.home)
    })

    it('ends with signing out', async () => {
      await visit(paths.dashboard)
      if (screen === 'phone') await shell.menuButton.click()
      await shell.signOut.click()
      await arriveAt(paths.home)
      await visit(paths.dashboard)
      await arriveAt(paths.home)
    })
  })
})

const slugOf = (link: string): string => new URL(link).searchParams.get('slug') ?? ''
