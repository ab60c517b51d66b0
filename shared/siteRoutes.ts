import { isDecodable } from './errorStatus.ts'
import {
  cardPath,
  deepLinkPath,
  hasAppPrefix,
  ownProviderRoutes,
  paths,
  shortPolicyPaths,
  stripAppPrefix,
  weddingRoutes,
} from './routes.ts'

/** The site's pages (specification §2, "Routes"): in any letter case, with or without a trailing slash. */
const pages = [
  ...Object.values(paths),
  ...[1, 2, 3, 4].map(cardPath),
  `${paths.items}/:part`,
  `${paths.providers}/:part`,
  ...Object.values(weddingRoutes),
  ...Object.values(ownProviderRoutes),
  ...Object.values(shortPolicyPaths),
  '/dl/:part',
]
/** @returns a pattern of a page's paths: in any letter case, with or without a trailing slash, any value for `:part` */
export const toPattern = (page: string): RegExp =>
  new RegExp(`^${page.replace(/:\w+/, '[^/]+').replace(/\/$/, '')}/?$`, 'i')

const patterns = pages.map(toPattern)

/** @returns whether the site has a page at this path; other paths get the error page with status 404 */
export const isSitePage = (path: string): boolean => patterns.some((pattern) => pattern.test(path))

/** @returns whether the path is a guest page, which has its own light entry. `/invitation` without a slug is the gallery of templates. */
export function isGuestPage(path: string, hasSlug: boolean): boolean {
  return /^\/invitations\/invitation\/?$/i.test(path) || (hasSlug && /^\/invitation\/?$/i.test(path))
}

/** @returns whether the path is the page of one provider, or of the directory */
export const isProviderPage = (path: string): boolean => /^\/providers\/[^/]+\/?$/i.test(path)

/** A short link and its code, whose characters need no encoding. */
export const SHORT_LINK = /^\/dl\/([A-Za-z0-9_-]+)\/?$/i

/** A short link behind whose code messengers or people have added something: a mark, a full stop, a bracket. */
const CHANGED_SHORT_LINK = /^\/dl\/([A-Za-z0-9_-]+)(?:%|[^\w/%-])/i

/** Paths whose pages are all prerendered: other such paths do not exist. */
const whollyWritten = /^\/items\/[^/]+\/?$/i

/** @returns the status of the application shell at a path without a prerendered page */
export const getFallbackStatus = (path: string): 200 | 404 =>
  isSitePage(path) && !whollyWritten.test(path) ? 200 : 404

const moved: Record<string, string> = {
  [shortPolicyPaths.terms]: paths.terms,
  [shortPolicyPaths.privacy]: paths.privacy,
}

/** @returns the target of a redirect; undefined for a path without one */
export function findRedirect(path: string): string | undefined {
  if (hasAppPrefix(path)) return stripAppPrefix(path)
  const shortCode = CHANGED_SHORT_LINK.exec(path)?.[1]
  if (shortCode !== undefined) return deepLinkPath(shortCode)
  return moved[path.toLowerCase().replace(/\/$/, '')]
}

/** @returns the query of a request, with its question mark; empty without one */
export const getQuery = ({ url }: { url: string }): string => url.slice(getPath({ url }).length)

/** @returns the path of a request, without its query */
export const getPath = ({ url }: { url: string }): string => url.split('?', 1)[0] ?? '/'

/**
 * Replaces a path that cannot be decoded by one of a page that does not exist, so that a browser gets an error page. The framework would
 * refuse the request before any hook.
 */
export function toDecodableUrl(url: string): string {
  const path = getPath({ url })
  return isDecodable(path) ? url : path.replaceAll('%', '%25') + getQuery({ url })
}
