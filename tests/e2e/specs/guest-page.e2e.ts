import { getOtherLanguage } from '@shared/languages'
import { invitationPath } from '@shared/routes'
import { storageKeys } from '@shared/storageKeys'
import { cardMessages, guestMessages, shareMessages } from '@/i18n/messages/guest'
import { guestPage, invitation } from '../pages/invitation.ts'
import { createAccount, publish, register, stories } from '../support/couple.ts'
import { click } from '../support/fields.ts'
import { getConsoleErrors } from '../support/pageChecks.ts'
import { blockRequests, enableScripts, locale, resetBrowser, screen, getSiteUrl, translate } from '../support/visit.ts'

const template = { desktop: { ar: 4, en: 3 }, phone: { ar: 2, en: 1 } }[screen][locale] as 1 | 2 | 3 | 4
const story = stories[locale]
const otherLocale = getOtherLanguage(locale)
/** WebDriver's click waits for scripts, so the address is opened instead. */
const followLanguageLink = async () => browser.url((await guestPage.languageSwitch.getAttribute('href')) ?? '')
const getPageLanguage = () => $('html').getAttribute('lang')

describe('the guest page', () => {
  let path = ''
  before(async () => {
    const account = createAccount()
    await register(getSiteUrl(), account)
    path = invitationPath((await publish(getSiteUrl(), account, locale, template)).slug)
  })

  it('preloads only the font of the names', async () => {
    const html = await (await fetch(getSiteUrl() + path)).text()
    expect(html.match(/<link[^>]*rel="preload"[^>]*>/g)).toEqual([expect.stringContaining('as="font"')])
  })

  describe('without scripts', () => {
    before(() => enableScripts(false))
    after(() => enableScripts(true))

    it('shows the whole invitation, without the cover', async () => {
      await browser.url(path)
      await expect(invitation.cover).not.toBeDisplayed()
      for (const name of [story.groom, story.bride])
        await expect(invitation.names).toHaveText(expect.stringContaining(name))
      for (const words of [story.hall, story.address, story.area])
        await expect(invitation.venue).toHaveText(expect.stringContaining(words))
      await expect(invitation.countdown).toBeDisplayed()
      await expect(guestPage.map).toHaveAttribute('href', story.mapsLink)
    })

    it('hides buttons that need scripts', async () => {
      await expect(guestPage.button(translate(shareMessages.copy))).not.toBeDisplayed()
      await expect(guestPage.button(translate(guestMessages.playMusic))).not.toBeDisplayed()
    })

    it('switches the language by a link', async () => {
      await followLanguageLink()
      await expect($('article h2')).toHaveText(translate(cardMessages.countdown, undefined, otherLocale))
      expect(await getPageLanguage()).toBe(otherLocale)
    })
  })

  describe('with scripts', () => {
    beforeEach(() => resetBrowser())

    it('shows the names in the language of the invitation, and needs no request for it', async () => {
      await browser.url(path)
      await expect(invitation.names).toHaveText(expect.stringContaining(story.bride))
      expect(await getPageLanguage()).toBe(locale)
      await guestPage.waitForScript()
      const requests = await browser.execute(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('/api/'))
          .map(({ name }) => name),
      )
      // The view is reported after a second.
      expect(requests.filter((name) => !name.endsWith('/views'))).toEqual([])
      expect(await getConsoleErrors()).toEqual([])
    })

    // Language, share bar and inline script do not depend on the template.
    if (screen === 'phone') {
      it('switches the language without a reload, and keeps it for the next visit', async () => {
        await browser.url(path)
        await guestPage.waitForScript()
        await browser.execute(() => document.documentElement.setAttribute('data-same-page', ''))
        await guestPage.languageSwitch.click()
        await expect($('article h2')).toHaveText(translate(cardMessages.countdown, undefined, otherLocale))
        await expect($('html')).toHaveAttribute('data-same-page')
        await browser.url(path)
        await browser.waitUntil(async () => (await browser.getUrl()).includes(`lang=${otherLocale}`))
        expect(await getPageLanguage()).toBe(otherLocale)
      })

      it('switches the language before its script is loaded', async () => {
        await browser.url(path)
        await browser.execute(
          (key: string, chosen: string) => localStorage.setItem(key, chosen),
          storageKeys.locale,
          locale,
        )
        // Only the inline script runs and has to store the choice.
        await blockRequests('*/static/js/*')
        await browser.url(path)
        await guestPage.languageSwitch.click()
        await expect($('article h2')).toHaveText(translate(cardMessages.countdown, undefined, otherLocale))
        expect(await getPageLanguage()).toBe(otherLocale)
        await blockRequests()
      })

      it('responds to a click before its script is loaded', async () => {
        await blockRequests('*/static/js/*')
        await browser.url(path)
        await click(guestPage.button(translate(shareMessages.copy)))
        await expect(guestPage.status).toExist()
        await blockRequests()
      })
    }
  })

  if (screen === 'phone')
    describe('with an unknown slug', () => {
      after(() => enableScripts(true))

      it('returns 404 and says so in both languages without scripts', async () => {
        await enableScripts(false)
        await browser.url(`${invitationPath('gone')}&lang=${locale}`)
        await expect(guestPage.title).toHaveText(translate(guestMessages.notFound))
        await followLanguageLink()
        await expect(guestPage.title).toHaveText(translate(guestMessages.notFound, undefined, otherLocale))
        expect((await fetch(getSiteUrl() + invitationPath('gone'))).status).toBe(404)
      })
    })
})
