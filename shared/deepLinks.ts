import { parseAddress } from './parseAddress.ts'
import { stripAppPrefix } from './routes.ts'
import type { SiteConfig } from './siteConfig.ts'

/** The targets that this installation allows. */
export type LinkRules = Pick<SiteConfig, 'publicUrl' | 'mainHost' | 'appScheme' | 'linkHosts'>

/** An allowed target of a short link. */
export interface LinkTarget {
  url: string
  /** Path and query of the target. */
  path: string
  query: string
  /** In the app's scheme, on one of the site's hosts, or on a store or another allowed host. */
  place: 'app' | 'site' | 'elsewhere'
  /** The page of the website for this target, with query and hash; for other hosts the home page. */
  page: string
}

/** @returns the app host of a main host (specification §9) */
export const getAppHost = (mainHost: string): string => `app.${mainHost}`

const LOOPBACK = /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/
const SHORT_LINK = /^\/dl(\/|$)/i

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** @returns the path of an address; in the app's scheme, the first part of the path is parsed as the host: `zaffa://register` */
const getPath = ({ protocol, host, pathname }: URL, appScheme: string): string =>
  protocol === `${appScheme}:` ? `/${host}${pathname}` : pathname

/** @returns whether a redirect to the address is safe: in the app's scheme, over https, or over http on this machine */
export const hasSafeScheme = ({ protocol, hostname }: URL, appScheme: string): boolean =>
  protocol === `${appScheme}:` || protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname))

/** @returns whether an address is itself a short link, in any letter case and with any prefix: it would redirect in a loop */
export const isShortLink = (url: URL, appScheme: string): boolean =>
  SHORT_LINK.test(decodePath(stripAppPrefix(getPath(url, appScheme))))

function classifyTarget(
  url: URL,
  { publicUrl, mainHost, appScheme, linkHosts }: LinkRules,
): LinkTarget['place'] | undefined {
  if (url.protocol === `${appScheme}:`) return 'app'
  // The site's own origin, also over http.
  if (url.origin === publicUrl) return 'site'
  if (!hasSafeScheme(url, appScheme) || !linkHosts.includes(url.host)) return undefined
  return [mainHost, getAppHost(mainHost)].includes(url.host) ? 'site' : 'elsewhere'
}

/**
 * Parses the target of a short link. Even with an untrusted response of the server, the target must not redirect to foreign sites or run a
 * script.
 * @returns undefined for a target that is not allowed
 */
export function parseTarget(fullUrl: string, rules: LinkRules): LinkTarget | undefined {
  const url = parseAddress(fullUrl)
  const place = url && classifyTarget(url, rules)
  if (!url || !place || url.username || url.password) return undefined
  if (isShortLink(url, rules.appScheme)) return undefined
  const path = getPath(url, rules.appScheme)
  const own = stripAppPrefix(path)
  const page = place === 'elsewhere' ? '/' : own + url.search + url.hash
  return { url: url.href, path, query: url.search, place, page }
}
