import { createIntl, type MessageDescriptor } from 'react-intl'
import { localeTags } from '@/i18n/locales'
import { wordsIn } from '../../words.ts'
import type { Locale, Screen } from './screens.ts'

const { 'zaffa:screen': ownScreen, 'zaffa:locale': ownLocale } = browser.requestedCapabilities as Record<string, string>

/** The screen and the language that this browser stands for. */
export const screen = ownScreen as Screen
export const locale = ownLocale as Locale

const intlIn = (language: Locale) => createIntl({ locale: localeTags[language], messages: wordsIn(language) })

/** Words, dates and numbers as the page has to show them in this browser's language. */
export const intl = intlIn(locale)

/** @returns a message in this browser's language, or in the one that is given. */
export const text = ({ id }: MessageDescriptor, values?: Record<string, string>, language: Locale = locale): string =>
  (language === locale ? intl : intlIn(language)).formatMessage({ id }, values)

/** Opens a path of the site in this browser's language, and waits until what was rendered ahead of time has come to life. */
export async function visit(path: string): Promise<void> {
  await browser.url(`${path}${path.includes('?') ? '&' : '?'}lang=${locale}`)
  await browser.waitUntil(() => browser.execute(() => document.querySelector('#root[data-rendered]') === null), {
    timeoutMsg: `${path} does not come to life`,
  })
}

/** Scrolls the page to a share of its way, in percent. */
export const scrollTo = (percent: number): Promise<void> =>
  browser.execute((part) => {
    const { scrollHeight, clientHeight } = document.documentElement
    window.scrollTo({ top: ((scrollHeight - clientHeight) * part) / 100, behavior: 'instant' })
  }, percent)

/** The address of the site under test, without a trailing slash. */
export const siteUrl = (): string => browser.options.baseUrl?.replace(/\/$/, '') ?? ''

/** @returns the path and query that the browser is at, without the language. */
export async function currentPath(): Promise<string> {
  const { pathname, search } = new URL(await browser.getUrl())
  const query = new URLSearchParams(search)
  query.delete('lang')
  return query.size > 0 ? `${pathname}?${query.toString()}` : pathname
}

/** Waits until this is where the browser is. */
export async function arriveAt(path: string): Promise<void> {
  await browser.waitUntil(async () => (await currentPath()) === path, { timeoutMsg: `the browser did not arrive at ${path}` })
}

/** A fresh browser: nothing stored, nobody signed in. */
export const comeAsSomebodyElse = (): Promise<unknown> => browser.reloadSession()

/** Gives the open page a window of another width, in px; the next page has the suite's screen again. */
export async function resizeTo(width: number): Promise<void> {
  await browser.sendCommand('Emulation.setDeviceMetricsOverride', { width, height: 900, deviceScaleFactor: 1, mobile: false })
  await browser.waitUntil(() => browser.execute((wanted) => window.innerWidth === wanted, width))
}

/** Lets nothing through to addresses of these patterns; without any, everything again. */
export async function blockAddresses(...urls: string[]): Promise<void> {
  await browser.sendCommand('Network.enable', {})
  await browser.sendCommand('Network.setBlockedURLs', { urls })
}

/** Cuts this browser's connection, or gives it back. */
export const goOffline = (offline: boolean): Promise<void> =>
  browser.setNetworkConditions({ offline, latency: 0, download_throughput: offline ? 0 : -1, upload_throughput: offline ? 0 : -1 })
