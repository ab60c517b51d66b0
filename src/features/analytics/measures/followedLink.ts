import { DOWNLOAD_EXTENSIONS } from '@/config/analyticsLimits'
import { parseAddress } from '@shared/parseAddress'
import type { DownloadExtension, Store } from '../events'

export type FollowedLink =
  | { kind: 'outbound'; domain: string }
  | { kind: 'store'; store: Store }
  | { kind: 'download'; file: string; extension: DownloadExtension }

interface LinkContext {
  /** The page's own URL. */
  pageUrl: string
  /** URLs of the online store and the app listings. */
  stores: Record<Store, string>
}

const isWeb = (url: URL): boolean => url.protocol === 'https:' || url.protocol === 'http:'

/** Whether a URL belongs to that store. */
function isStoreLink(url: URL, store: string): boolean {
  const listing = parseAddress(store)
  return listing?.origin === url.origin && url.pathname.startsWith(listing.pathname)
}

/**
 * Classifies a followed link. Of an external URL only the domain is reported: the rest may hold shared texts, places or
 * private links.
 * @returns null for links that are not reported: inside the site, mail, telephone
 */
export function classifyLink(href: string, { pageUrl, stores }: LinkContext): FollowedLink | null {
  const url = parseAddress(href, pageUrl)
  if (!url || !isWeb(url)) return null
  const file = url.pathname.split('/').at(-1) ?? ''
  const extension = DOWNLOAD_EXTENSIONS.find((each) => file.toLowerCase().endsWith(`.${each}`))
  if (extension) return { kind: 'download', file, extension }
  const store = (Object.keys(stores) as Store[]).find((name) => isStoreLink(url, stores[name]))
  if (store) return { kind: 'store', store }
  return url.origin === new URL(pageUrl).origin ? null : { kind: 'outbound', domain: url.hostname }
}
