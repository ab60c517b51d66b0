import { matchPath } from 'react-router-dom'
import type { Locale } from '@/i18n/locales'
import { findPage } from '../routes'
import { getPageAddress, splitAddress } from './pageAddress'

/** Value of `data-rendered` on the not-found page. */
export const NOT_FOUND_ADDRESS = '*'

interface Visit {
  locale: Locale
  location: Pick<Location, 'pathname' | 'search'>
}

/**
 * Whether the rendered content is right for this visit. A query may fill a form or choose a tab: a page is hydrated only with the query that it was
 * rendered with.
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
  const [path, query] = splitAddress(address)
  return matchPath(path, pathname) !== null && getPageAddress('', search) === getPageAddress('', query)
}
