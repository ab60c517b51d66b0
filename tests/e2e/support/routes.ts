import { cardPath, invitationPath, itemPath, paths, providerPath, weddingPath } from '@shared/routes'

/** An address of the site and what a visit to it returns. */
export interface Route {
  path: string
  /** Status of the page's request; 200 by default. */
  status?: number
  /** Needs a signed-in couple. */
  signedIn?: true
}

/** Values for routes with parameters. */
export interface RouteParams {
  slug: string
  providerId: string
  weddingId: string
}

/** Every route of the site. */
export const getRoutes = ({ slug, providerId, weddingId }: RouteParams): Route[] => [
  { path: paths.home },
  { path: paths.about },
  { path: paths.invitation },
  { path: paths.items },
  { path: itemPath('storage-1') },
  { path: paths.contact },
  { path: paths.providers },
  { path: paths.directory },
  { path: providerPath(providerId) },
  { path: paths.register },
  { path: paths.login },
  { path: paths.forgotPassword },
  { path: `${paths.resetPassword}?token=some-token` },
  { path: `${paths.verifyEmail}?token=some-token` },
  { path: paths.createInvitation },
  ...[1, 2, 3, 4].map((template) => ({ path: cardPath(template) })),
  { path: paths.support },
  { path: paths.terms },
  { path: paths.privacy },
  { path: paths.deleteAccount },
  { path: invitationPath(slug) },
  { path: `${paths.invitation}?slug=${encodeURIComponent(slug)}` },
  { path: invitationPath('gone'), status: 404 },
  { path: '/no-such-page', status: 404 },
  { path: paths.dashboard, signedIn: true },
  { path: paths.account, signedIn: true },
  { path: weddingPath('events', weddingId), signedIn: true },
  { path: weddingPath('invitation', weddingId), signedIn: true },
]
