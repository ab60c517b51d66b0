import { parseAddress } from './parseAddress.ts'
import { withoutAppPrefix } from './routes.ts'
import type { SiteConfig } from './siteConfig.ts'

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

/** The app host of a main host (specification §9). */
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

/** @returns the path of an address; in the app's own scheme its first part stands where a host would: `zaffa://register` */
const getPath = ({ protocol, host, pathname }: URL, appScheme: string): string => (protocol === `${appScheme}:` ? `/${host}${pathname}` : pathname)

/** @returns whether an address may be followed at all: in the app's scheme, over https, or over http on this machine */
export const hasSafeScheme = ({ protocol, hostname }: URL, appScheme: string): boolean =>
  protocol === `${appScheme}:` || protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname))

/** @returns whether an address is a short link itself, in any letter case and under any prefix: it would redirect in a loop */
export const isShortLink = (url: URL, appScheme: string): boolean => SHORT_LINK.test(decodePath(withoutAppPrefix(getPath(url, appScheme))))

function classifyTarget(url: URL, { publicUrl, mainHost, appScheme, linkHosts }: LinkRules): LinkTarget['place'] | undefined {
  if (url.protocol === `${appScheme}:`) return 'app'
  // The site's own origin, on http too where it has no other.
  if (url.origin === publicUrl) return 'site'
  if (!hasSafeScheme(url, appScheme) || !linkHosts.includes(url.host)) return undefined
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
  if (isShortLink(url, rules.appScheme)) return undefined
  const path = getPath(url, rules.appScheme)
  const own = withoutAppPrefix(path)
  const page = place === 'elsewhere' ? '/' : own + url.search + url.hash
  return { url: url.href, path, query: url.search, place, page }
}
