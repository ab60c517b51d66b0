import { matchPath } from 'react-router-dom'
import type { Locale } from '@/i18n/locales'
import { pageAt } from '../routes'

/** What `data-rendered` says of the page for addresses that are not there. */
export const NOT_FOUND_ADDRESS = '*'

/** Parameters that change nothing on a page: its language, and what advertisements and networks add to links. */
const HARMLESS = /^(lang|utm_\w+|fbclid|gclid|ttclid|igshid|ref)$/

interface Visit {
  locale: Locale
  location: Pick<Location, 'pathname' | 'search'>
}

/**
 * Whether what was rendered ahead of time is what this visit shows first. A query may fill a form or choose a tab, so only
 * pages without one are taken as they are.
 * @param address the page's `data-rendered`
 * @param lang the document's language
 */
export function isRenderedFor(address: string | undefined, lang: string, { locale, location: { pathname, search } }: Visit): boolean {
  if (address === undefined || lang !== locale) return false
  if (address === NOT_FOUND_ADDRESS) return pageAt(pathname) === undefined
  return matchPath(address, pathname) !== null && [...new URLSearchParams(search).keys()].every((name) => HARMLESS.test(name))
}
