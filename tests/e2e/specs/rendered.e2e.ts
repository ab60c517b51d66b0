import { paths } from '@shared/routes'
import { storageKeys } from '@shared/storageKeys'
import { authMessages } from '@/i18n/messages/account'
import { layoutMessages } from '@/i18n/messages/site'
import { comeIn, loginPage } from '../pages/account.ts'
import { shell } from '../pages/shell.ts'
import { newAccount, register } from '../support/couple.ts'
import { complaints } from '../support/health.ts'
import { comeAsSomebodyElse, locale, screen, siteUrl, text, visit } from '../support/visit.ts'

const other = locale === 'ar' ? 'en' : 'ar'
const withLanguage = (path: string) => `${path}?lang=${locale}`

const isAlive = (): Promise<boolean> => browser.execute(() => document.querySelector('#root[data-rendered]') === null)
const comeToLife = () => browser.waitUntil(isAlive, { timeoutMsg: 'the page does not come to life' })

/** Opens a page and marks its heading, so that one that is made anew is told from it. */
async function openMarked(path: string): Promise<void> {
  await browser.url(withLanguage(path))
  await browser.execute(() => document.querySelector('h1')?.setAttribute('data-same', ''))
}

const pages = [
  paths.home,
  paths.about,
  paths.invitation,
  paths.items,
  paths.providers,
  paths.directory,
  paths.contact,
  paths.support,
  paths.terms,
  paths.privacy,
  paths.register,
  paths.login,
  paths.forgotPassword,
  paths.deleteAccount,
]

/** A page with less to read than this says nothing by itself. In letters. */
const MEANINGFUL_LETTERS = 120

describe('pages that are written ahead of time', () => {
  describe('without scripts', () => {
    before(() => browser.sendCommand('Emulation.setScriptExecutionDisabled', { value: true }))
    after(() => browser.sendCommand('Emulation.setScriptExecutionDisabled', { value: false }))

    for (const path of pages) {
      it(`say what they are about: ${path}`, async () => {
        await browser.url(withLanguage(path))
        await expect($('h1')).toBeDisplayed()
        expect((await $('main').getText()).length).toBeGreaterThan(MEANINGFUL_LETTERS)
        await expect($(`a[href="${paths.home}"]`)).toExist()
      })
    }
  })

  it('tell what is in them before any script: title, description, one address in each language, what a shared link shows', async () => {
    const html = await (await fetch(siteUrl() + paths.providers, { headers: { Accept: 'text/html', 'Accept-Language': locale } })).text()
    const found = (pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
    expect(found(/<meta name="description" content="([^"]*)"/).length).toBeGreaterThan(50)
    expect(found(/<link rel="canonical" href="([^"]*)"/)).toMatch(/^https?:\/\/.+\/providers$/)
    expect([...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)"/g)].map(([, language]) => language)).toEqual(['ar', 'en', 'x-default'])
    expect(found(/<meta property="og:image" content="([^"]*)"/)).toMatch(/^https?:\/\/.+\.png$/)
  })

  it('come to life as they are: no part is made anew', async () => {
    await openMarked(paths.about)
    await comeToLife()
    await expect($('h1')).toHaveAttribute('data-same')
    expect(await complaints()).toEqual([])
  })

  it('do not move when they come to life', async () => {
    const heightOfPage = () => browser.execute(() => document.querySelector('main')?.offsetHeight)
    await browser.sendCommand('Emulation.setScriptExecutionDisabled', { value: true })
    await browser.url(withLanguage(paths.contact))
    const written = await heightOfPage()
    await browser.sendCommand('Emulation.setScriptExecutionDisabled', { value: false })
    await visit(paths.contact)
    await browser.waitUntil(async () => (await heightOfPage()) === written, { timeoutMsg: 'the page has another height alive' })
  })

  it('come to life for a couple that is signed in, whom the server does not know', async () => {
    const account = newAccount()
    await register(siteUrl(), account)
    await comeIn(account)
    await openMarked(paths.about)
    await comeToLife()
    await expect($('h1')).toHaveAttribute('data-same')
    if (screen === 'phone') await shell.menuButton.click()
    await expect(shell.myAccount).toBeDisplayed()
    expect(await complaints()).toEqual([])
    await comeAsSomebodyElse()
  })

  it('follow a choice of language that the server has not heard of', async () => {
    await visit(paths.home)
    await shell.languageSwitch.click()
    await expect($('html')).toHaveAttribute('lang', other)
    await browser.deleteCookies([storageKeys.locale])
    await browser.url(paths.about)
    await expect($('html')).toHaveAttribute('lang', other)
    await expect(shell.link(text(layoutMessages.about, undefined, other))).toExist()
    await browser.execute(() => localStorage.clear())
  })

  it('arrive in the chosen language the next time', async () => {
    await visit(paths.home)
    await shell.languageSwitch.click()
    await expect($('html')).toHaveAttribute('lang', other)
    await browser.sendCommand('Emulation.setScriptExecutionDisabled', { value: true })
    await browser.url(paths.about)
    await expect($('html')).toHaveAttribute('lang', other)
    await browser.sendCommand('Emulation.setScriptExecutionDisabled', { value: false })
    await browser.execute(() => localStorage.clear())
    await browser.deleteCookies()
  })

  it('lose nothing that is typed, and answer a form that is sent, before their scripts have arrived', async () => {
    // So slow that hands are faster.
    await browser.sendCommand('Network.enable', {})
    await browser.sendCommand('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: 60_000, uploadThroughput: 60_000 })
    await browser.sendCommand('Network.setCacheDisabled', { cacheDisabled: true })
    await browser.url(withLanguage(paths.login))
    await loginPage.email.setValue('laila@example.com')
    await loginPage.submit().click()
    expect(await isAlive()).toBe(false)
    await browser.sendCommand('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 })
    await comeToLife()
    await expect($('#password-helper-text')).toHaveText(text(authMessages.passwordRequired))
    await expect(loginPage.email).toHaveValue('laila@example.com')
    expect(await browser.getUrl()).not.toContain('laila')
    await browser.sendCommand('Network.setCacheDisabled', { cacheDisabled: false })
  })
})
