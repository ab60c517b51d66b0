import { parseAddress } from '@/config/parseAddress'
import { withoutAppPrefix } from '@/config/paths'
import type { SiteConfig } from '@/config/siteConfig'

/** The targets that this installation allows. */
export type LinkRules = Pick<SiteConfig, 'publicUrl' | 'mainHost' | 'appScheme' | 'linkHosts'>

/** An allowed target of a short link. */
export interface LinkTarget {
  url: string
  /** Path and query of the target. */
  path: string
  query: string
  /** In the app's scheme, on one of our hosts, or on a store or another allowed host. */
  place: 'app' | 'site' | 'elsewhere'
  /** The website's page for it, with query and hash; for other hosts the home page. */
  page: string
}

/** @returns the app host of a main host (specification §9). */
export const getAppHost = (mainHost: string): string => `app.${mainHost}`

const LOOPBACK = /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/

/** Short links must not lead to short links: they could loop. */
const SHORT_LINK = /^\/dl(\/|$)/i

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function classifyTarget(url: URL, { publicUrl, mainHost, appScheme, linkHosts }: LinkRules): LinkTarget['place'] | undefined {
  if (url.protocol === `${appScheme}:`) return 'app'
  // The site's own origin, on http too where it has no other.
  if (url.origin === publicUrl) return 'site'
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname))
  if (!isSafe || !linkHosts.includes(url.host)) return undefined
  return [mainHost, getAppHost(mainHost)].includes(url.host) ? 'site' : 'elsewhere'
}

/**
 * Parses a short link's target. It must neither redirect to foreign sites nor run anything, whatever the server
 * answers.
 * @returns undefined for a target that is not allowed
 */
export function readTarget(fullUrl: string, rules: LinkRules): LinkTarget | undefined {
  const url = parseAddress(fullUrl)
  const place = url && classifyTarget(url, rules)
  if (!url || !place || url.username || url.password) return undefined
  // In the app's scheme the first path segment is where a host would be: `zaffa://register`.
  const path = place === 'app' ? `/${url.host}${url.pathname}` : url.pathname
  const own = withoutAppPrefix(path)
  if (SHORT_LINK.test(decodePath(own))) return undefined
  const page = place === 'elsewhere' ? '/' : own + url.search + url.hash
  return { url: url.href, path, query: url.search, place, page }
}
