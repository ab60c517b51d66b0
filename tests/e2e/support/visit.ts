import { createIntl, type MessageDescriptor } from 'react-intl'
import { addLanguage } from '@shared/routes'
import { storageKeys } from '@shared/storageKeys'
import { localeTags } from '@/i18n/locales'
import { readMessages } from '../../messages.ts'
import { emulateOffline } from './connection.ts'
import { signIn, type Account } from './couple.ts'
import type { Locale, Screen } from './screens.ts'

const { 'zaffa:screen': ownScreen, 'zaffa:locale': ownLocale } = browser.requestedCapabilities as Record<string, string>

/** Screen and language of this browser. */
export const screen = ownScreen as Screen
export const locale = ownLocale as Locale

const createIntlIn = (language: Locale) =>
  createIntl({ locale: localeTags[language], messages: readMessages(language) })

/** Formats messages, dates and numbers as the page has to show them in this browser's language. */
export const intl = createIntlIn(locale)

/** @returns a message in this browser's language, or in the given one. */
export const translate = (
  { id }: MessageDescriptor,
  values?: Record<string, string>,
  language: Locale = locale,
): string => (language === locale ? intl : createIntlIn(language)).formatMessage({ id }, values)

/** Opens a path of the site in this browser's language and waits until the page is hydrated. */
export async function visit(path: string): Promise<void> {
  await browser.url(addLanguage(path, locale))
  await waitForApplication(path)
}

/** Waits until the application has hydrated or replaced what the page showed before it. */
export const waitForApplication = (page = 'the page'): Promise<true | void> =>
  browser.waitUntil(
    () => browser.execute(() => document.querySelector('#root[data-rendered], #root > [inert]') === null),
    { timeoutMsg: `${page} is not hydrated` },
  )

/** Scrolls the page, in percent of the way to its end. */
export const scrollTo = (percent: number): Promise<void> =>
  browser.execute((part) => {
    const { scrollHeight, clientHeight } = document.documentElement
    window.scrollTo({ top: ((scrollHeight - clientHeight) * part) / 100, behavior: 'instant' })
  }, percent)

/** The address of the site under test, without a trailing slash. */
export const getSiteUrl = (): string => browser.options.baseUrl?.replace(/\/$/, '') ?? ''

/** @returns path and query of the open page, without the language. */
export async function getCurrentPath(): Promise<string> {
  const { pathname, search } = new URL(await browser.getUrl())
  const query = new URLSearchParams(search)
  query.delete('lang')
  return query.size > 0 ? `${pathname}?${query.toString()}` : pathname
}

/** Waits until the browser is at this path and query. */
export async function waitForPath(path: string): Promise<void> {
  let current = ''
  const isThere = async () => {
    current = await getCurrentPath()
    return current === path
  }
  await browser.waitUntil(isThere).catch(() => {
    throw new Error(`the browser is at ${current} instead of ${path}`)
  })
}

/** Waits until the browser is at this path, whatever the query. */
export async function waitForPathname(pathname: string): Promise<void> {
  await browser.waitUntil(async () => new URL(await browser.getUrl()).pathname === pathname, {
    timeoutMsg: `the browser did not get to ${pathname}`,
  })
}

/** Opens an address of the site that runs no code of it, so that its storage can be changed. */
const openEmptyPage = (site: string) => browser.url(`${site}/health/live`)

/**
 * Removes cookies, storage and logged messages. Much faster than a new session, and the cache keeps the scripts of the site.
 * @param storageTypes those of the DevTools protocol: by default also the service worker with its caches
 */
export async function resetBrowser(
  site = getSiteUrl(),
  storageTypes = 'service_workers,cache_storage,indexeddb',
): Promise<void> {
  await openEmptyPage(site)
  await browser.execute(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await browser.sendCommand('Network.clearBrowserCookies', {})
  await browser.sendCommand('Storage.clearDataForOrigin', { origin: new URL(site).origin, storageTypes })
  await browser.getLogs('browser')
}

/** Signs the browser in by the API. Sign-in by its form is tested in account.e2e.ts and keyboard.e2e.ts. */
export async function signInBrowser(account: Pick<Account, 'email' | 'password'>, site = getSiteUrl()): Promise<void> {
  const token = await signIn(site, account)
  await openEmptyPage(site)
  await browser.execute((key: string, value: string) => localStorage.setItem(key, value), storageKeys.userToken, token)
}

/** Sets the window's size in px until the next page. */
export async function resizeTo(width: number, height = 900): Promise<void> {
  const size = { width, height, deviceScaleFactor: 1, mobile: false }
  // The driver restores its own size once a page has loaded, which may be after the first command.
  const isResized = async () => {
    await browser.sendCommand('Emulation.setDeviceMetricsOverride', size)
    return browser.execute((wanted) => window.innerWidth === wanted, width)
  }
  await browser.waitUntil(isResized, { timeoutMsg: `the window does not become ${width} px wide` })
}

/** Enlarges the text as a phone's setting does, in percent, until the next page. */
export const enlargeText = (percent: number): Promise<void> =>
  browser.execute((size) => {
    document.documentElement.style.fontSize = size
  }, `${percent}%`)

/** Blocks requests to addresses of these patterns, and clears the cache, which would serve them; without patterns it blocks none. */
export async function blockRequests(...urls: string[]): Promise<void> {
  await browser.sendCommand('Network.enable', {})
  await browser.sendCommand('Network.clearBrowserCache', {})
  await browser.sendCommand('Network.setBlockedURLs', { urls })
}

/** Runs the scripts of the pages that follow, or not. */
export const enableScripts = (enabled: boolean): Promise<void> =>
  browser.sendCommand('Emulation.setScriptExecutionDisabled', { value: !enabled })

/** Disconnects this browser from the network, or connects it again. */
export const setOffline = (offline: boolean): Promise<void> => emulateOffline(browser, offline)

/** Disconnects the current tab alone, or connects it again. */
export async function setTabOffline(offline: boolean): Promise<void> {
  await browser.sendCommand('Network.enable', {})
  const throughput = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
  await browser.sendCommand('Network.emulateNetworkConditions', { offline, ...throughput })
}
