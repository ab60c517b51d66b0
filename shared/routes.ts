import { parseAddress } from './parseAddress.ts'

/** Builds every address of the site (specification §2, "Routes"). Paths match in any letter case. */
export const paths = {
  home: '/',
  about: '/about',
  invitation: '/invitation',
  items: '/items',
  contact: '/contact',
  providers: '/providers',
  directory: '/providers/directory',
  ownProviders: '/provider',
  myProviders: '/my-providers',
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
  join: '/join',
} as const

/** Short paths of the policies in the footer and on the register page; they redirect (specification §2, "Routes"). */
export const shortPolicyPaths = { terms: '/terms', privacy: '/privacy' } as const

/** @returns an address in a given language (`?lang=`) */
export const addLanguage = (address: string, language: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}lang=${language}`

/** The pages of a wedding, as route patterns. */
export const weddingRoutes = {
  invitation: '/weddings/:weddingId/invitation',
  events: '/weddings/:weddingId/events',
  guests: '/weddings/:weddingId/guests',
  guestImport: '/weddings/:weddingId/guests/import',
  guestPrint: '/weddings/:weddingId/guests/print',
  desk: '/weddings/:weddingId/desk',
  cards: '/weddings/:weddingId/cards',
  replies: '/weddings/:weddingId/replies',
  members: '/weddings/:weddingId/members',
  activity: '/weddings/:weddingId/activity',
} as const

/** @returns the address of a page of a wedding */
export const weddingPath = (page: keyof typeof weddingRoutes, weddingId: string): string =>
  weddingRoutes[page].replace(':weddingId', encodeURIComponent(weddingId))

/** @returns the path of the link by which somebody joins a wedding. The token is in the fragment, which browsers send to no server. */
export const joinPath = (token: string): string => `${paths.join}#${encodeURIComponent(token)}`

/** The query parameter of the dashboard that selects a wedding. */
export const WEDDING_PARAMETER = 'wedding'

/** @returns the dashboard of a wedding */
export const dashboardPath = (weddingId: string): string =>
  `${paths.dashboard}?${WEDDING_PARAMETER}=${encodeURIComponent(weddingId)}`

/** The pages of a provider for its owner, as route patterns. */
export const ownProviderRoutes = {
  edit: '/provider/:providerId',
  preview: '/provider/:providerId/preview',
  enquiries: '/provider/:providerId/enquiries',
  reviews: '/provider/:providerId/reviews',
} as const

/** @returns the address of a page of a provider for its owner */
export const ownProviderPath = (page: keyof typeof ownProviderRoutes, providerId: string): string =>
  ownProviderRoutes[page].replace(':providerId', encodeURIComponent(providerId))

/** @returns whether a page requires sign-in; visitors are redirected to the sign-in page */
export const needsAccount = (pathname: string): boolean =>
  [paths.dashboard, paths.account, paths.ownProviders, paths.myProviders].some(
    (path) => path === pathname.toLowerCase().replace(/\/+$/, ''),
  ) || /^\/(weddings|provider)\//i.test(pathname)

/** @returns the card view of a template, 1 to 4 */
export const cardPath = (template: number): string =>
  template === 1 ? '/invitationCard' : `/invitationCard${template}`

/** The hash of the dialog 'Become a Provider' on the providers page. */
export const becomeProviderHash = '#become-a-provider'

export const providerPath = (id: string): string => `${paths.providers}/${encodeURIComponent(id)}`

/** @returns the first page of the directory for one category */
export const directoryPath = (category: string): string => `${paths.directory}?category=${encodeURIComponent(category)}`

/** @returns the page of one gallery item */
export const itemPath = (id: string): string => `${paths.items}/${encodeURIComponent(id)}`

/** @returns the studio with a template selected */
export const createInvitationPath = (template: number): string => `${paths.createInvitation}?template=${template}`

/** @returns the path of the share link: Invitations/Invitation?slug={slug} */
export const invitationPath = (slug: string): string => `${paths.publicInvitation}?slug=${encodeURIComponent(slug)}`

/** @returns the same path for a given language, independent of the invitation's own */
export const invitationPathIn = (slug: string, language: string): string => `${invitationPath(slug)}&lang=${language}`

/** Route of the personal link of a household (docs/decisions/0061-replies.md). */
export const PERSONAL_LINK_ROUTE = '/g/:token'
/** Links that messengers or people have changed: with a slash at the end, or in capitals. */
export const CHANGED_LINK_ROUTES = ['/g/*', '/G/*'] as const

/** @returns the path of the operation that counts a view of a household's page */
export const personalViewsPath = (token: string): string => `/api/v1/links/${encodeURIComponent(token)}/views`

/** @returns the path of the operation that counts a view of the public link's page */
export const openViewsPath = (slug: string): string => `/api/v1/invitations/slug/${encodeURIComponent(slug)}/views`

/** @returns the path of the calendar file of an event of a household */
export const personalCalendarPath = (token: string, eventId: string): string =>
  `/api/v1/links/${encodeURIComponent(token)}/events/${encodeURIComponent(eventId)}/calendar.ics`

/** @returns the path of a household's personal link; `card` for the QR code on paper, whose views are counted apart */
export const personalPath = (token: string, via?: 'card'): string =>
  `/g/${encodeURIComponent(token)}${via === undefined ? '' : `?via=${via}`}`

/** Files that the API generates for a published invitation (openapi: getInvitationPreview and its neighbours). */
export type InvitationFile = 'preview.png' | 'picture.png' | 'calendar.ics' | 'qr.png' | 'qr.svg'

/** @returns the path of such a file; the version changes it when the invitation changes */
export const invitationFilePath = (slug: string, file: InvitationFile, version: number): string =>
  `/api/v1/invitations/slug/${encodeURIComponent(slug)}/${file}?v=${version}`

/** @returns the path of the web app manifest in a language */
export const manifestPath = (language: string): string => `/manifest.${language}.webmanifest`

/** @returns the sign-in page that redirects to `next` afterwards */
export const loginPath = (next: string): string => `${paths.login}?next=${encodeURIComponent(next)}`

/** @returns the redirect after sign-in: a path of this site, or else the dashboard (no open redirect) */
export function getSafeNext(next: string | null): string {
  if (!next || !next.startsWith('/')) return paths.dashboard
  const origin = 'http://site.invalid'
  const url = parseAddress(next, origin)
  return url?.origin === origin ? url.pathname + url.search + url.hash : paths.dashboard
}

/** Route of short links (specification §2). */
export const DEEP_LINK_ROUTE = '/dl/:shortCode'

export const deepLinkPath = (shortCode: string): string => `/dl/${encodeURIComponent(shortCode)}`

/** Prefix of links of the app before the site's own path: `/app/register` is the site's `/register` (specification §4). */
const APP_PREFIXES = /^(\/+(app|web)(?=\/|$))+/i

/** @returns whether a path has a prefix of the app's links: `/app`, `/web/items`, but not `/apple` */
export const hasAppPrefix = (path: string): boolean => APP_PREFIXES.test(path)

/** @returns the site's own path, always with exactly one leading slash: two would start the address of another site */
export const stripAppPrefix = (path: string): string => path.replace(APP_PREFIXES, '').replace(/^[\\/\s]*/, '/')
