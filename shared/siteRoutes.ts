import { hasAppPrefix, paths, withoutAppPrefix } from './routes.ts'

/** The site's pages (specification §2, "Routes"): any letter case, with or without a slash at the end. */
const pages = [
  '/',
  '/home',
  '/about',
  '/invitation',
  '/items',
  '/items/:part',
  '/contact',
  '/providers',
  '/providers/directory',
  '/providers/:part',
  '/register',
  '/login',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/createInvitation',
  '/invitationCard',
  '/invitationCard2',
  '/invitationCard3',
  '/invitationCard4',
  '/support',
  '/account',
  '/delete-account',
  '/terms-conditions',
  '/terms',
  '/privacy-policy',
  '/privacy',
  paths.publicInvitation,
  '/dl/:part',
]
/** What fits a page's path: any letter case, a slash at the end or none, anything where a name stands (`:part`). */
export const toPattern = (page: string): RegExp => new RegExp(`^${page.replace(/:\w+/, '[^/]+').replace(/\/$/, '')}/?$`, 'i')

const patterns = pages.map(toPattern)

/** Whether the site has a page at this path; elsewhere it shows its error page, with status 404. */
export const isSitePage = (path: string): boolean => patterns.some((pattern) => pattern.test(path))

/**
 * Whether the path shows an invitation to a guest: the guest's own light entry.
 * `/invitation` without a slug is the gallery of templates, a page of the site.
 */
export function isGuestPage(path: string, hasSlug: boolean): boolean {
  return /^\/invitations\/invitation\/?$/i.test(path) || (hasSlug && /^\/invitation\/?$/i.test(path))
}

/** A provider's own page. */
export const isProviderPage = (path: string): boolean => /^\/providers\/[^/]+\/?$/i.test(path)

/** A short link, and its code, which consists of letters that no address has to encode. */
export const SHORT_LINK = /^\/dl\/([A-Za-z0-9_-]+)\/?$/i

/** Addresses of which every one that there is has been written ahead of time: the others are nowhere. */
const whollyWritten = /^\/items\/[^/]+\/?$/i

/** The status of the application at a path for which no page is written. */
export const unwrittenStatus = (path: string): 200 | 404 => (isSitePage(path) && !whollyWritten.test(path) ? 200 : 404)

/** Short forms in the footer and on the register page, and the addresses that they stand for (specification §2, "Routes"). */
const moved: Record<string, string> = { '/terms': '/terms-conditions', '/privacy': '/privacy-policy' }

/** @returns where a path leads to; undefined for all others. */
export function findRedirect(path: string): string | undefined {
  if (hasAppPrefix(path)) return withoutAppPrefix(path)
  return moved[path.toLowerCase().replace(/\/$/, '')]
}

/** The query of what is asked for, with its question mark; empty where there is none. */
export const getQuery = ({ url }: { url: string }): string => url.slice(getPath({ url }).length)

/** The path of what is asked for, without its query. */
export const getPath = ({ url }: { url: string }): string => url.split('?', 1)[0] ?? '/'

/**
 * Makes the path of an address that cannot be decoded (`/%E0%A4%A`) the address of a page that does not exist, so that a browser gets
 * the 404 page. The framework would refuse it before any hook.
 */
export function withDecodablePath(url: string): string {
  if (!url.includes('%')) return url
  const path = getPath({ url })
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + getQuery({ url })
  }
}
