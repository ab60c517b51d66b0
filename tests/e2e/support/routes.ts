import { cardPath, deepLinkPath, invitationPath, itemPath, paths, providerPath } from '@shared/routes'

/** An address of the site, and what a visit to it needs and shows. */
export interface Route {
  path: string
  /** Of the page's own request; 200 where it is not said. */
  status?: number
  /** Where the visit ends, when elsewhere. */
  leadsTo?: string
  /** Shown to a couple that is signed in alone. */
  signedIn?: true
}

/** What the addresses with a name in them need, made before the walk. */
export interface WalkGround {
  slug: string
  providerId: string
}

/** Every route of the specification's table (§2, "Routes"), and the addresses that lead elsewhere. */
export const routesOf = ({ slug, providerId }: WalkGround): Route[] => [
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
  { path: '/terms', status: 301, leadsTo: paths.terms },
  { path: '/privacy', status: 301, leadsTo: paths.privacy },
  { path: paths.deleteAccount },
  { path: invitationPath(slug) },
  { path: `${paths.invitation}?slug=${encodeURIComponent(slug)}` },
  { path: invitationPath('gone'), status: 404 },
  { path: deepLinkPath('no-such-code'), leadsTo: paths.home },
  { path: '/app/support', status: 301, leadsTo: paths.support },
  { path: '/no-such-page', status: 404 },
  { path: paths.dashboard, signedIn: true },
  { path: paths.account, signedIn: true },
]
