import type { Invitation } from '@/api/generated/endpoints'
import { cardPath, invitationPath, paths } from '@shared/routes'
import { authMessages } from '@/i18n/messages/account'
import { shareMessages } from '@/i18n/messages/guest'
import { dashboardMessages } from '@/i18n/messages/dashboard'
import { publishMessages, savingMessages } from '@/i18n/messages/publish'
import { pageMessages } from '@/i18n/messages/site'
import { loginPage, registerPage } from '../pages/account.ts'
import { dashboard } from '../pages/dashboard.ts'
import { guestPage, invitation } from '../pages/invitation.ts'
import { samplePicture } from '../pages/picture.ts'
import { shell } from '../pages/shell.ts'
import { cardView, studio } from '../pages/studio.ts'
import { createAccount, publish, register, stories, uploadBackground, type Account } from '../support/couple.ts'
import { click } from '../support/fields.ts'
import { findAccessibilityViolations, getConsoleErrors } from '../support/pageChecks.ts'
import {
  intl,
  locale,
  resetBrowser,
  screen,
  signInBrowser,
  getSiteUrl,
  translate,
  visit,
  waitForPath,
  waitForPathname,
} from '../support/visit.ts'

const template = screen === 'desktop' ? 1 : 4
const story = stories[locale]
const otherHall = locale === 'ar' ? 'قاعة الأندلس' : 'The Andalus Hall'

const openAsGuest = (slug: string) => browser.url(`${invitationPath(slug)}&lang=${locale}`)

describe('a couple without an account', () => {
  beforeEach(() => resetBrowser())

  it('registers, signs in and gets an empty dashboard', async () => {
    const account = createAccount()
    await registerPage.open()
    await registerPage.register(account)
    await expect(loginPage.notice).toHaveText(translate(authMessages.registered))
    await loginPage.signIn(account)
    await waitForPath(paths.dashboard)
    await expect(dashboard.start).toBeDisplayed()
    await expect($('main')).toHaveText(
      expect.stringContaining(translate(dashboardMessages.greeting, { name: account.firstName })),
    )
  })
})

describe('a couple with an account', () => {
  let account: Account
  beforeEach(async () => {
    await resetBrowser()
    account = createAccount()
    await register(getSiteUrl(), account)
    await signInBrowser(account)
  })

  const publishForCouple = async (): Promise<Invitation> => {
    const published = await publish(getSiteUrl(), account, locale, template)
    await dashboard.open()
    await expect(dashboard.rows).toBeElementsArrayOfSize(1)
    return published
  }

  it('creates an invitation with a picture, sees the card, publishes it under a link that guests can open and copies the short link', async () => {
    await studio.open()
    await studio.fillIn(story)
    await studio.upload(samplePicture)
    await studio.picture.waitForExist()
    await studio.chooseTemplate(template)
    await studio.openCard(template)
    await expect(invitation.names).toHaveText(expect.stringContaining(story.groom))
    await expect(invitation.names).toHaveText(expect.stringContaining(story.bride))
    await expect(invitation.venue).toHaveText(expect.stringContaining(story.hall))
    await expect(invitation.countdown).toExist()

    // The hint on the cover is visible without scrolling.
    await invitation.prompt.waitForDisplayed()
    const [lowerEdge, height] = await browser.execute(
      (prompt: HTMLElement) => [prompt.getBoundingClientRect().bottom, window.innerHeight],
      await invitation.prompt.getElement(),
    )
    expect(lowerEdge).toBeLessThan(height)

    await click(cardView.publish)
    await expect(cardView.title).toHaveText(translate(publishMessages.publishedTitle))
    await cardView.openMore()
    const link = await cardView.link.getText()
    expect(link).toMatch(new RegExp(`^${getSiteUrl()}${paths.publicInvitation}\\?slug=\\S{15,}$`))
    expect(await findAccessibilityViolations()).toEqual([])
    await click(cardView.copyShortLink)
    await expect(cardView.copied).toHaveText(expect.stringContaining(translate(shareMessages.copied)))
    expect(await getConsoleErrors()).toEqual([])

    await resetBrowser()
    await browser.url(link)
    await expect(invitation.names).toHaveText(expect.stringContaining(story.bride))
  })

  it('saves the changes of a published invitation in its form, under the same link', async () => {
    const { slug } = await publishForCouple()
    await dashboard.edit(slug).click()
    await waitForPath(paths.createInvitation)
    await expect(studio.field('groom')).toHaveValue(story.groom)
    await studio.fillIn({ hall: otherHall })
    await click(studio.save)
    await expect(studio.saveState).toHaveText(translate(savingMessages.saved))
    // By keyboard: the button keeps the focus, and ignores the second click of a double click.
    await browser.keys('Enter')
    await waitForPath(cardPath(template))
    await expect(cardView.title).toHaveText(translate(publishMessages.storedTitle))
    await cardView.openMore()
    expect(new URL(await cardView.link.getText()).searchParams.get('slug')).toBe(slug)
    await openAsGuest(slug)
    await expect(invitation.venue).toHaveText(expect.stringContaining(otherHall))
  })

  it('is asked before a link leads away from unsaved changes, and finds them again after Back', async () => {
    const { slug } = await publishForCouple()
    await dashboard.edit(slug).click()
    await waitForPath(paths.createInvitation)
    await studio.fillIn({ hall: otherHall })
    await studio.save.waitForDisplayed()
    await shell.openMenu()
    await shell.dashboard.click()
    await studio.answer(translate(savingMessages.stay)).click()
    await expect(studio.field('hall')).toHaveValue(otherHall)

    await browser.back()
    await waitForPathname(paths.dashboard)
    await browser.forward()
    await waitForPath(paths.createInvitation)
    await expect(studio.field('hall')).toHaveValue(otherHall)
    await studio.discard.waitForDisplayed()
  })

  it('deletes a published invitation', async () => {
    const { slug } = await publishForCouple()
    await dashboard.delete(slug).click()
    await dashboard.confirm.waitForClickable()
    // By keyboard: on a phone it lies above the button of the row, where a second tap would be that of a double tap, which the site ignores.
    await browser.execute((node: HTMLElement) => node.focus(), await dashboard.confirm.getElement())
    await browser.keys('Enter')
    await expect(shell.toast).toHaveText(translate(pageMessages.invitationDeleted))
    await expect(dashboard.start).toBeDisplayed()
  })

  it('signs out', async () => {
    await dashboard.open()
    await shell.openMenu()
    await shell.signOut.click()
    await waitForPath(paths.home)
    await visit(paths.dashboard)
    await waitForPath(paths.home)
  })
})

describe('a guest', () => {
  const account = createAccount()
  let slug = ''
  before(async () => {
    await resetBrowser()
    await register(getSiteUrl(), account)
    const backgroundImage = await uploadBackground(getSiteUrl(), account, samplePicture)
    slug = (await publish(getSiteUrl(), account, locale, template, { backgroundImage })).slug
  })

  it('sees names, date, place and picture and the countdown run, opens the map and copies the link', async () => {
    await openAsGuest(slug)
    await invitation.cover.waitForDisplayed()
    await invitation.cover.click()
    await expect(invitation.gate).toHaveAttribute('open')
    for (const name of [story.groom, story.bride])
      await expect(invitation.names).toHaveText(expect.stringContaining(name))
    await expect(invitation.date).toHaveAttribute('datetime', expect.stringContaining(story.weddingDate))
    const day = intl.formatDate(`${story.weddingDate}T00:00:00Z`, { day: 'numeric', timeZone: 'UTC' })
    await expect(invitation.date).toHaveText(expect.stringContaining(day))
    for (const words of [story.hall, story.address, story.area])
      await expect(invitation.venue).toHaveText(expect.stringContaining(words))
    await expect(invitation.picture).toHaveAttribute(
      'src',
      expect.stringMatching(/^\/api\/v1\/uploads\/background\/.+\.webp$/),
    )
    await browser.waitUntil(
      () =>
        browser.execute(() => (document.querySelector<HTMLImageElement>('[data-backdrop] img')?.naturalWidth ?? 0) > 0),
      {
        timeoutMsg: 'the picture is not loaded',
      },
    )
    const shown = await invitation.countdown.getText()
    await browser.waitUntil(async () => (await invitation.countdown.getText()) !== shown, {
      timeoutMsg: 'the countdown does not change',
    })
    await expect(guestPage.map).toHaveAttribute('href', story.mapsLink)
    await click(guestPage.button(translate(shareMessages.copy)))
    await expect(guestPage.status).toHaveText(expect.stringContaining(translate(shareMessages.copied)))
  })
})
