import { getOtherLanguage } from '@shared/languages'
import { addLanguage, directoryPath, paths, providerPath } from '@shared/routes'
import { storageKeys } from '@shared/storageKeys'
import { authMessages } from '@/i18n/messages/account'
import { layoutMessages } from '@/i18n/messages/site'
import { demoProviders } from '../../../server/modules/providers/demo/providers.ts'
import { loginPage } from '../pages/account.ts'
import { directoryPage } from '../pages/providers.ts'
import { shell } from '../pages/shell.ts'
import { createAccount, register } from '../support/couple.ts'
import { getConsoleErrors } from '../support/pageChecks.ts'
import {
  enableScripts,
  locale,
  resetBrowser,
  screen,
  signInBrowser,
  getSiteUrl,
  translate,
  visit,
} from '../support/visit.ts'

const other = getOtherLanguage(locale)
const openInLanguage = (path: string) => browser.url(addLanguage(path, locale))

const isHydrated = (): Promise<boolean> =>
  browser.execute(() => document.querySelector('#root[data-rendered]') === null)
const waitForHydration = () => browser.waitUntil(isHydrated, { timeoutMsg: 'the page is not hydrated' })

/** Opens a page and marks its heading, to notice when it is rendered again. */
async function openMarked(path: string): Promise<void> {
  await openInLanguage(path)
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

/** The first sample provider, which has photographs. */
const provider = providerPath(demoProviders[0]!.id)
/** The pages that the server renders on request. */
const dataPages = [provider, directoryPath('photographer')]

/** A page with less text than this has no content. */
const MIN_CHARACTERS = 120

describe('a prerendered page', () => {
  beforeEach(() => resetBrowser())

  describe('without scripts', () => {
    before(() => enableScripts(false))
    after(() => enableScripts(true))

    for (const path of [...pages, ...dataPages]) {
      it(`has its content: ${path}`, async () => {
        await openInLanguage(path)
        await expect($('h1')).toBeDisplayed()
        expect((await $('main').getText()).length).toBeGreaterThan(MIN_CHARACTERS)
        await expect($(`a[href="${paths.home}"]`)).toExist()
      })
    }
  })

  it('has description, canonical address, languages and preview picture in its HTML', async () => {
    const html = await (
      await fetch(getSiteUrl() + paths.providers, { headers: { Accept: 'text/html', 'Accept-Language': locale } })
    ).text()
    const matchFirst = (pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
    expect(matchFirst(/<meta name="description" content="([^"]*)"/).length).toBeGreaterThan(50)
    expect(matchFirst(/<link rel="canonical" href="([^"]*)"/)).toMatch(/^https?:\/\/.+\/providers$/)
    expect([...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)"/g)].map(([, language]) => language)).toEqual([
      'ar',
      'en',
      'x-default',
    ])
    expect(matchFirst(/<meta property="og:image" content="([^"]*)"/)).toMatch(/^https?:\/\/.+\.png$/)
  })

  it('hydrates without rendering again', async () => {
    await openMarked(paths.about)
    await waitForHydration()
    await expect($('h1')).toHaveAttribute('data-same')
    expect(await getConsoleErrors()).toEqual([])
  })

  it('keeps its height during hydration, and computes no styles', async () => {
    const getPageHeight = () => browser.execute(() => document.querySelector('main')?.offsetHeight)
    /** Emotion names the styles of the HTML in the attribute; elements that it adds have only the name of its cache. */
    const countAddedRules = () =>
      browser.execute(() =>
        [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]:not([data-emotion*=" "])')]
          .map(({ sheet }) => sheet?.cssRules.length ?? 0)
          .reduce((sum, count) => sum + count, 0),
      )
    await enableScripts(false)
    await openInLanguage(paths.contact)
    const prerendered = await getPageHeight()
    await enableScripts(true)
    await visit(paths.contact)
    await browser.waitUntil(async () => (await getPageHeight()) === prerendered, {
      timeoutMsg: 'the height changes during hydration',
    })
    await waitForHydration()
    expect(await countAddedRules()).toBe(0)
  })

  it('hydrates for a signed-in couple, which the prerendered HTML does not know, and names the account page', async () => {
    const account = createAccount()
    await register(getSiteUrl(), account)
    await signInBrowser(account)
    await openMarked(paths.about)
    await waitForHydration()
    await expect($('h1')).toHaveAttribute('data-same')
    await shell.openMenu()
    await expect(shell.myAccount).toBeDisplayed()
    if (screen === 'phone') {
      const label = shell.myAccount.$('span')
      await expect(label).toHaveText(translate(layoutMessages.myAccount))
      // A text that only screen readers get has a width of 1 px.
      expect(await label.getSize('width')).toBeGreaterThan(40)
    }
    expect(await getConsoleErrors()).toEqual([])
  })

  it('is rendered in the chosen language on the next visit, also when the server does not know the choice', async () => {
    await visit(paths.home)
    await shell.languageSwitch.click()
    await expect($('html')).toHaveAttribute('lang', other)
    await enableScripts(false)
    await browser.url(paths.about)
    await expect($('html')).toHaveAttribute('lang', other)
    await enableScripts(true)
    await browser.deleteCookies([storageKeys.locale])
    await browser.url(paths.about)
    await expect($('html')).toHaveAttribute('lang', other)
    await expect(shell.link(translate(layoutMessages.about, undefined, other))).toExist()
  })

  it('keeps what is typed and submits a form that is sent before its scripts are loaded', async () => {
    // Slow enough to type before the scripts are loaded.
    await browser.sendCommand('Network.enable', {})
    await browser.sendCommand('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: 60_000,
      uploadThroughput: 60_000,
    })
    await browser.sendCommand('Network.setCacheDisabled', { cacheDisabled: true })
    await openInLanguage(paths.login)
    await loginPage.email.setValue('laila@example.com')
    await loginPage.submit().click()
    expect(await isHydrated()).toBe(false)
    await browser.sendCommand('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
    await waitForHydration()
    await expect($('#password-helper-text')).toHaveText(translate(authMessages.passwordRequired))
    await expect(loginPage.email).toHaveValue('laila@example.com')
    expect(await browser.getUrl()).not.toContain('laila')
    await browser.sendCommand('Network.setCacheDisabled', { cacheDisabled: false })
  })
})

describe('a page that is rendered with its data', () => {
  beforeEach(() => resetBrowser())

  /** @returns the requests of the API for providers that the page has sent */
  const listRequests = () =>
    browser.execute(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.startsWith('/api/v1/providers')),
    )

  it('shows the results of a search, and neither renders nor requests them again', async () => {
    await openMarked(directoryPath('photographer'))
    await waitForHydration()
    await expect($('h1')).toHaveAttribute('data-same')
    expect(await directoryPage.rows.length).toBeGreaterThan(0)
    expect(await listRequests()).toEqual([])
    await directoryPage.chooseCategory('dj')
    await browser.waitUntil(async () => (await browser.getUrl()).includes('category=dj'))
    await browser.waitUntil(async () => (await listRequests()).length > 0)
    expect(await getConsoleErrors()).toEqual([])
  })

  it('requests a provider once, which counts as a view, without rendering again', async () => {
    await openMarked(provider)
    await waitForHydration()
    await expect($('h1')).toHaveAttribute('data-same')
    const address = `/api/v1${provider}`
    await browser.waitUntil(async () => (await listRequests()).includes(address))
    expect((await listRequests()).toSorted()).toEqual([address, `${address}/reviews`])
    expect(await getConsoleErrors()).toEqual([])
  })

  it('stays as it is for a signed-in couple', async () => {
    const account = createAccount()
    await register(getSiteUrl(), account)
    await signInBrowser(account)
    await openMarked(provider)
    await waitForHydration()
    await expect($('h1')).toHaveAttribute('data-same')
    expect(await getConsoleErrors()).toEqual([])
  })
})
