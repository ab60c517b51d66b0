import { matchPath } from 'react-router-dom'
import type { Locale } from '@/i18n/locales'
import { findPage } from '../routes'

/** Value of `data-rendered` on the not-found page. */
export const NOT_FOUND_ADDRESS = '*'

/** Query parameters that do not change a page: its language, and tracking parameters. */
const HARMLESS = /^(lang|utm_\w+|fbclid|gclid|ttclid|igshid|ref)$/

interface Visit {
  locale: Locale
  location: Pick<Location, 'pathname' | 'search'>
}

/**
 * Whether the prerendered content is right for this visit. A query may fill a form or choose a tab, so only pages
 * without one are hydrated.
 * @param address the page's `data-rendered`
 * @param lang the document's language
 */
export function isRenderedFor(
  address: string | undefined,
  lang: string,
  { locale, location: { pathname, search } }: Visit,
): boolean {
  if (address === undefined || lang !== locale) return false
  if (address === NOT_FOUND_ADDRESS) return findPage(pathname) === undefined
  return (
    matchPath(address, pathname) !== null &&
    [...new URLSearchParams(search).keys()].every((name) => HARMLESS.test(name))
  )
}
