import { parseAddress } from './parseAddress.ts'

/** Every address of the site is built here (specification §2, "Routes"). Paths match in any letter case. */
export const paths = {
  home: '/',
  about: '/about',
  invitation: '/invitation',
  items: '/items',
  contact: '/contact',
  providers: '/providers',
  directory: '/providers/directory',
  register: '/register',
  login: '/login',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  createInvitation: '/createInvitation',
  support: '/support',
  dashboard: '/home',
  account: '/account',
  deleteAccount: '/delete-account',
  terms: '/terms-conditions',
  privacy: '/privacy-policy',
  publicInvitation: '/Invitations/Invitation',
} as const

/** Whether a page is shown to a signed-in couple alone; a visitor is led to sign-in. */
export const needsAccount = (pathname: string): boolean => [paths.dashboard, paths.account].some((path) => path === pathname.toLowerCase().replace(/\/+$/, ''))

/** The card view of a template, 1 to 4. */
export const cardPath = (template: number): string => (template === 1 ? '/invitationCard' : `/invitationCard${template}`)

/** The address of the dialog 'Become a Provider' on the providers page. */
export const becomeProviderHash = '#become-a-provider'

/** A provider's own page. */
export const providerPath = (id: string): string => `${paths.providers}/${encodeURIComponent(id)}`

/** The directory's first page for one category. */
export const directoryPath = (category: string): string => `${paths.directory}?category=${encodeURIComponent(category)}`

/** A gallery item by itself. */
export const itemPath = (id: string): string => `${paths.items}/${encodeURIComponent(id)}`

/** The studio with a template chosen. */
export const createWithTemplate = (template: number): string => `${paths.createInvitation}?template=${template}`

/** The share link's shape: Invitations/Invitation?slug={slug}. */
export const invitationPath = (slug: string): string => `${paths.publicInvitation}?slug=${encodeURIComponent(slug)}`

/** The same in a language, whatever the invitation's own. */
export const invitationPathIn = (slug: string, language: string): string => `${invitationPath(slug)}&lang=${language}`

/** Files that the API makes of a published invitation (openapi: getInvitationPreview and its neighbours). */
export type InvitationFile = 'preview.png' | 'picture.png' | 'calendar.ics' | 'qr.png' | 'qr.svg'

/** The address of such a file; with the version it changes when the invitation does. */
export const invitationFilePath = (slug: string, file: InvitationFile, version: number): string =>
  `/api/v1/invitations/slug/${encodeURIComponent(slug)}/${file}?v=${version}`

/** Sign-in that comes back to `next` afterwards. */
export const loginPath = (next: string): string => `${paths.login}?next=${encodeURIComponent(next)}`

/** Where to go after sign-in: a path of this site, else the couple's home (no open redirect). */
export function getSafeNext(next: string | null): string {
  if (!next || !next.startsWith('/')) return paths.dashboard
  const origin = 'http://site.invalid'
  const url = parseAddress(next, origin)
  return url?.origin === origin ? url.pathname + url.search + url.hash : paths.dashboard
}

/** Where short links stand (specification §2). */
export const DEEP_LINK_ROUTE = '/dl/:shortCode'

/** A short link's own address. */
export const deepLinkPath = (shortCode: string): string => `/dl/${encodeURIComponent(shortCode)}`

/** What the app's links have before the site's own path: `/app/register` is the site's `/register` (specification §4). */
const APP_PREFIXES = /^(\/+(app|web)(?=\/|$))+/i

/** Whether a path is meant for the app or for the site in its stead: `/app`, `/web/items`, but not `/apple`. */
export const hasAppPrefix = (path: string): boolean => APP_PREFIXES.test(path)

/** @returns the site's own path, always with one slash before it: two would begin another site's address. */
export const withoutAppPrefix = (path: string): string => path.replace(APP_PREFIXES, '').replace(/^[\\/\s]*/, '/')
