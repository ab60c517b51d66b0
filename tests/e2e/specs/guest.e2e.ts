import { invitationPath } from '@shared/routes'
import { storageKeys } from '@shared/storageKeys'
import { cardMessages, guestMessages, shareMessages } from '@/i18n/messages/guest'
import { guestPage, invitation } from '../pages/invitation.ts'
import { newAccount, publish, register, stories } from '../support/couple.ts'
import { press } from '../support/fields.ts'
import { complaints } from '../support/health.ts'
import { runBeforePages } from '../support/newDocument.ts'
import { blockAddresses, comeAsSomebodyElse, locale, screen, siteUrl, text } from '../support/visit.ts'

const template = { desktop: { ar: 4, en: 3 }, phone: { ar: 2, en: 1 } }[screen][locale] as 1 | 2 | 3 | 4
const story = stories[locale]
const otherLocale = locale === 'ar' ? 'en' : 'ar'
const runScripts = (run: boolean) => browser.sendCommand('Emulation.setScriptExecutionDisabled', { value: !run })
/** The driver's own click waits for scripts: the link is followed by its address. */
const followLanguageLink = async () => browser.url((await guestPage.languageSwitch.getAttribute('href')) ?? '')
const pageLanguage = () => $('html').getAttribute('lang')

describe('a guest’s phone', () => {
  let path = ''
  before(async () => {
    const account = newAccount()
    await register(siteUrl(), account)
    path = invitationPath((await publish(siteUrl(), account, locale, template)).slug)
  })

  it('is told to hurry for the names’ font and for nothing else', async () => {
    const html = await (await fetch(siteUrl() + path)).text()
    expect(html.match(/<link[^>]*rel="preload"[^>]*>/g)).toEqual([expect.stringContaining('as="font"')])
  })

  describe('without scripts', () => {
    before(() => runScripts(false))
    after(() => runScripts(true))

    it('reads everything: nothing is closed, nothing is missing', async () => {
      await browser.url(path)
      await expect(invitation.cover).not.toBeDisplayed()
      for (const name of [story.groom, story.bride]) await expect(invitation.names).toHaveText(expect.stringContaining(name))
      for (const words of [story.hall, story.address, story.area]) await expect(invitation.venue).toHaveText(expect.stringContaining(words))
      await expect(invitation.countdown).toBeDisplayed()
      await expect(guestPage.map).toHaveAttribute('href', story.mapsLink)
    })

    it('is offered no button that would not answer', async () => {
      await expect(guestPage.button(text(shareMessages.copy))).not.toBeDisplayed()
      await expect(guestPage.button(text(guestMessages.playMusic))).not.toBeDisplayed()
    })

    it('turns to the other language by a link', async () => {
      await followLanguageLink()
      await expect($('article h2')).toHaveText(text(cardMessages.countdown, undefined, otherLocale))
      expect(await pageLanguage()).toBe(otherLocale)
    })
  })

  describe('with scripts', () => {
    beforeEach(comeAsSomebodyElse)

    it('has the names before any script, and then comes to life without asking for the invitation again', async () => {
      await browser.url(path)
      await expect(invitation.names).toHaveText(expect.stringContaining(story.bride))
      await guestPage.comeToLife()
      const asked = await browser.execute(() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/')).length)
      expect(asked).toBe(0)
      expect(await complaints()).toEqual([])
    })

    it('reads the invitation in its own language, whatever the browser’s', async () => {
      await browser.url(path)
      expect(await pageLanguage()).toBe(locale)
    })

    it('turns it in place, and has it so the next time, from the first moment', async () => {
      await browser.url(path)
      await guestPage.comeToLife()
      await browser.execute(() => document.documentElement.setAttribute('data-same-page', ''))
      await guestPage.languageSwitch.click()
      await expect($('article h2')).toHaveText(text(cardMessages.countdown, undefined, otherLocale))
      await expect($('html')).toHaveAttribute('data-same-page')
      await browser.url(path)
      await browser.waitUntil(async () => (await browser.getUrl()).includes(`lang=${otherLocale}`))
      expect(await pageLanguage()).toBe(otherLocale)
    })

    it('turns it even before the page has come to life', async () => {
      await browser.url(path)
      await browser.execute((key: string, chosen: string) => localStorage.setItem(key, chosen), storageKeys.locale, locale)
      // No script but the inline one: the choice has to be kept by it.
      await blockAddresses('*/static/js/*')
      await browser.url(path)
      await guestPage.languageSwitch.click()
      await expect($('article h2')).toHaveText(text(cardMessages.countdown, undefined, otherLocale))
      expect(await pageLanguage()).toBe(otherLocale)
    })

    it('is answered when it pressed a button too early', async () => {
      // The browser is never idle, so that the press is what brings the scripts.
      const source = 'const later = setTimeout; window.requestIdleCallback = () => 0; window.setTimeout = (run, ms) => (ms > 1000 ? 0 : later(run, ms))'
      await runBeforePages(source)
      await browser.url(path)
      expect(await guestPage.isAlive()).toBe(false)
      await press(guestPage.button(text(shareMessages.copy)))
      await expect(guestPage.status).toExist()
    })
  })

  describe('with a wrong link', () => {
    after(() => runScripts(true))

    it('is told so by a page of status 404, in both languages and without scripts', async () => {
      await runScripts(false)
      await browser.url(`${invitationPath('gone')}&lang=${locale}`)
      await expect(guestPage.title).toHaveText(text(guestMessages.notFound))
      await followLanguageLink()
      await expect(guestPage.title).toHaveText(text(guestMessages.notFound, undefined, otherLocale))
      expect((await fetch(siteUrl() + invitationPath('gone'))).status).toBe(404)
    })
  })
})
