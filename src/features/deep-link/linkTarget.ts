import { parseAddress } from '@/config/parseAddress'
import { withoutAppPrefix } from '@/config/paths'
import type { SiteConfig } from '@/config/siteConfig'

/** What this installation lets short links lead to. */
export type LinkRules = Pick<SiteConfig, 'publicUrl' | 'mainHost' | 'appScheme' | 'linkHosts'>

/** A short link's target that may be followed. */
export interface LinkTarget {
  url: string
  /** Path and query, as the address has them. */
  path: string
  query: string
  /** In the app's own scheme, on one of our own hosts, or a store or another allowed host. */
  place: 'app' | 'site' | 'elsewhere'
  /** The website's page for it, with query and hash; for other hosts the front page. */
  page: string
}

/** The app host of a main host (specification §9). */
export const getAppHost = (mainHost: string): string => `app.${mainHost}`

const LOOPBACK = /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/

/** Short links lead to short links nowhere: such a one would come round again. */
const SHORT_LINK = /^\/dl(\/|$)/i

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function classifyTarget(url: URL, { publicUrl, mainHost, appScheme, linkHosts }: LinkRules): LinkTarget['place'] | undefined {
  if (url.protocol === `${appScheme}:`) return 'app'
  // The site's own address, on http too where it has no other.
  if (url.origin === publicUrl) return 'site'
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname))
  if (!isSafe || !linkHosts.includes(url.host)) return undefined
  return [mainHost, getAppHost(mainHost)].includes(url.host) ? 'site' : 'elsewhere'
}

/**
 * Reads what a short link leads to. It must not lend our name to other sites, nor run anything, whatever the server answers.
 * @returns undefined for a target that may not be followed
 */
export function readTarget(fullUrl: string, rules: LinkRules): LinkTarget | undefined {
  const url = parseAddress(fullUrl)
  const place = url && classifyTarget(url, rules)
  if (!url || !place || url.username || url.password) return undefined
  // In the app's scheme the first part of the path stands where a host would: `zaffa://register`.
  const path = place === 'app' ? `/${url.host}${url.pathname}` : url.pathname
  const own = withoutAppPrefix(path)
  if (SHORT_LINK.test(decoded(own))) return undefined
  const page = place === 'elsewhere' ? '/' : own + url.search + url.hash
  return { url: url.href, path, query: url.search, place, page }
}
