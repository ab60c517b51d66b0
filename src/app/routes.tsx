import { matchPath } from 'react-router-dom'
import { cardPath, DEEP_LINK_ROUTE, paths, withoutAppPrefix } from '@shared/routes'
import { lazyPage, type LazyPage } from './lazyPage'

export interface PageRoute {
  path: string
  Page: LazyPage
}

const card = lazyPage('page-card', () => import(/* webpackChunkName: "page-card" */ '../pages/InvitationCardPage'), 'guest', 'studio')

/** Routes under the main layout (specification §2). */
export const mainRoutes: PageRoute[] = [
  { path: paths.index, Page: lazyPage('page-home', () => import(/* webpackChunkName: "page-home" */ '../pages/HomePage'), 'home') },
  { path: paths.register, Page: lazyPage('page-register', () => import(/* webpackChunkName: "page-register" */ '../pages/RegisterPage'), 'account') },
  { path: paths.login, Page: lazyPage('page-login', () => import(/* webpackChunkName: "page-login" */ '../pages/LoginPage'), 'account') },
  { path: paths.forgotPassword, Page: lazyPage('page-forgot', () => import(/* webpackChunkName: "page-forgot" */ '../pages/ForgotPasswordPage'), 'account') },
  { path: paths.resetPassword, Page: lazyPage('page-reset', () => import(/* webpackChunkName: "page-reset" */ '../pages/ResetPasswordPage'), 'account') },
  { path: paths.verifyEmail, Page: lazyPage('page-verify', () => import(/* webpackChunkName: "page-verify" */ '../pages/VerifyEmailPage'), 'account') },
  { path: paths.home, Page: lazyPage('page-my-invitations', () => import(/* webpackChunkName: "page-my-invitations" */ '../pages/MyInvitationsPage'), 'guest', 'studio', 'items') },
  { path: paths.createInvitation, Page: lazyPage('page-create', () => import(/* webpackChunkName: "page-create" */ '../pages/CreateInvitationPage'), 'guest', 'studio') },
  ...[1, 2, 3, 4].map((template) => ({ path: cardPath(template), Page: card })),
  { path: paths.about, Page: lazyPage('page-about', () => import(/* webpackChunkName: "page-about" */ '../pages/AboutPage'), 'about') },
  { path: paths.items, Page: lazyPage('page-items', () => import(/* webpackChunkName: "page-items" */ '../pages/ItemsPage'), 'items') },
  { path: `${paths.items}/:id`, Page: lazyPage('page-item', () => import(/* webpackChunkName: "page-item" */ '../pages/ItemPage'), 'items') },
  { path: paths.providers, Page: lazyPage('page-providers', () => import(/* webpackChunkName: "page-providers" */ '../pages/ProvidersPage'), 'providers') },
  { path: paths.directory, Page: lazyPage('page-directory', () => import(/* webpackChunkName: "page-directory" */ '../pages/DirectoryPage'), 'providers') },
  { path: `${paths.providers}/:id`, Page: lazyPage('page-provider', () => import(/* webpackChunkName: "page-provider" */ '../pages/ProviderPage'), 'providers') },
  { path: paths.contact, Page: lazyPage('page-contact', () => import(/* webpackChunkName: "page-contact" */ '../pages/ContactPage'), 'help') },
  { path: paths.support, Page: lazyPage('page-support', () => import(/* webpackChunkName: "page-support" */ '../pages/SupportPage'), 'help') },
  { path: paths.account, Page: lazyPage('page-account', () => import(/* webpackChunkName: "page-account" */ '../pages/AccountPage'), 'account') },
]

/** The public invitation inside the application, for hosts without our server; ours sends the lighter `guest` page. */
export const PublicInvitation = lazyPage('page-public-invitation', () => import(/* webpackChunkName: "page-public-invitation" */ '../pages/PublicInvitationPage'), 'guest')
export const TemplateGallery = lazyPage('page-gallery', () => import(/* webpackChunkName: "page-gallery" */ '../pages/TemplateGalleryPage'))

/** Standalone routes of the specification (§2) in the light frame. */
export const framedRoutes: PageRoute[] = [
  { path: paths.terms, Page: lazyPage('page-terms', () => import(/* webpackChunkName: "page-terms" */ '../pages/TermsPage'), 'legal', 'terms') },
  { path: paths.privacy, Page: lazyPage('page-privacy', () => import(/* webpackChunkName: "page-privacy" */ '../pages/PrivacyPage'), 'legal', 'privacy') },
  { path: paths.deleteAccount, Page: lazyPage('page-delete-account', () => import(/* webpackChunkName: "page-delete-account" */ '../pages/DeleteAccountPage'), 'account') },
]

/** Standalone routes that bring their own frame. */
export const standaloneRoutes: PageRoute[] = [
  { path: paths.publicInvitation, Page: PublicInvitation },
  { path: DEEP_LINK_ROUTE, Page: lazyPage('page-deep-link', () => import(/* webpackChunkName: "page-deep-link" */ '../pages/DeepLinkPage'), 'deepLink') },
]

const allRoutes: PageRoute[] = [...mainRoutes, ...framedRoutes, ...standaloneRoutes, { path: paths.invitation, Page: TemplateGallery }]

/**
 * @returns the page that a path shows, or leads to by the app's prefix; undefined where there is none. The paths with a name in
 * them come after those without.
 */
export function pageAt(pathname: string): LazyPage | undefined {
  const own = withoutAppPrefix(pathname)
  const matching = allRoutes.filter(({ path }) => matchPath(path, own))
  return (matching.find(({ path }) => !path.includes(':')) ?? matching[0])?.Page
}
