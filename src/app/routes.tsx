import { matchPath } from 'react-router-dom'
import { cardPath, DEEP_LINK_ROUTE, paths, stripAppPrefix } from '@shared/routes'
import { createLazyPage, createPlainPage, type PageRoute } from './createLazyPage'
import { ownProviderPages } from './ownProviderPages'
import { weddingPages } from './weddingPages'

const card = createLazyPage(
  () => import(/* webpackChunkName: "page-card" */ '../pages/InvitationCardPage'),
  'guest',
  'studio',
  'publish',
)

/** Routes under the main layout (specification §2). */
export const mainRoutes: PageRoute[] = [
  {
    path: paths.home,
    Page: createPlainPage(() => import(/* webpackChunkName: "page-home" */ '../pages/HomePage'), 'home'),
  },
  {
    path: paths.register,
    Page: createLazyPage(() => import(/* webpackChunkName: "page-register" */ '../pages/RegisterPage'), 'account'),
  },
  {
    path: paths.login,
    Page: createLazyPage(() => import(/* webpackChunkName: "page-login" */ '../pages/LoginPage'), 'account'),
  },
  {
    path: paths.forgotPassword,
    Page: createLazyPage(
      () => import(/* webpackChunkName: "pages-password" */ '../pages/ForgotPasswordPage'),
      'account',
    ),
  },
  {
    path: paths.resetPassword,
    Page: createLazyPage(
      () => import(/* webpackChunkName: "pages-password" */ '../pages/ResetPasswordPage'),
      'account',
    ),
  },
  {
    path: paths.verifyEmail,
    Page: createLazyPage(() => import(/* webpackChunkName: "page-verify" */ '../pages/VerifyEmailPage'), 'account'),
  },
  {
    path: paths.createInvitation,
    Page: createLazyPage(
      () => import(/* webpackChunkName: "page-create" */ '../pages/CreateInvitationPage'),
      'guest',
      'studio',
      'cardForm',
      'publish',
      'plans',
    ),
  },
  ...[1, 2, 3, 4].map((template) => ({ path: cardPath(template), Page: card })),
  {
    path: paths.about,
    Page: createPlainPage(() => import(/* webpackChunkName: "page-about" */ '../pages/AboutPage'), 'about'),
  },
  {
    path: paths.items,
    Page: createPlainPage(() => import(/* webpackChunkName: "page-items" */ '../pages/ItemsPage'), 'items'),
  },
  {
    path: `${paths.items}/:id`,
    Page: createLazyPage(() => import(/* webpackChunkName: "page-item" */ '../pages/ItemPage'), 'items'),
  },
  {
    path: paths.providers,
    Page: createPlainPage(() => import(/* webpackChunkName: "page-providers" */ '../pages/ProvidersPage'), 'providers'),
  },
  {
    path: paths.directory,
    Page: createLazyPage(
      () => import(/* webpackChunkName: "page-directory" */ '../pages/DirectoryPage'),
      'directory',
      'providerProfile',
      'providers',
    ),
  },
  {
    path: `${paths.providers}/:id`,
    Page: createPlainPage(
      () => import(/* webpackChunkName: "page-provider" */ '../pages/ProviderPage'),
      'enquiries',
      'providers',
      'providerProfile',
      'reviews',
    ),
  },
  ...ownProviderPages,
  {
    path: paths.contact,
    Page: createLazyPage(() => import(/* webpackChunkName: "page-contact" */ '../pages/ContactPage'), 'help'),
  },
  {
    path: paths.support,
    Page: createLazyPage(() => import(/* webpackChunkName: "page-support" */ '../pages/SupportPage'), 'help'),
  },
  {
    path: paths.account,
    Page: createLazyPage(() => import(/* webpackChunkName: "page-account" */ '../pages/AccountPage'), 'account'),
  },
  ...weddingPages,
]

/** The public invitation inside the application, for hosts without our server; our server sends the lighter guest page. */
export const PublicInvitation = createLazyPage(
  () => import(/* webpackChunkName: "page-public-invitation" */ '../pages/PublicInvitationPage'),
  'guest',
)
export const TemplateGallery = createLazyPage(
  () => import(/* webpackChunkName: "page-gallery" */ '../pages/TemplateGalleryPage'),
  'studio',
)

/** Standalone routes in the short layout (specification §2). */
export const framedRoutes: PageRoute[] = [
  {
    path: paths.terms,
    Page: createLazyPage(() => import(/* webpackChunkName: "pages-legal" */ '../pages/TermsPage'), 'legal', 'terms'),
  },
  {
    path: paths.privacy,
    Page: createLazyPage(
      () => import(/* webpackChunkName: "pages-legal" */ '../pages/PrivacyPage'),
      'legal',
      'privacy',
    ),
  },
  {
    path: paths.deleteAccount,
    Page: createLazyPage(
      () => import(/* webpackChunkName: "page-delete-account" */ '../pages/DeleteAccountPage'),
      'account',
    ),
  },
]

/** Standalone routes with a layout of their own. */
export const standaloneRoutes: PageRoute[] = [
  { path: paths.publicInvitation, Page: PublicInvitation },
  {
    path: DEEP_LINK_ROUTE,
    Page: createLazyPage(() => import(/* webpackChunkName: "page-deep-link" */ '../pages/DeepLinkPage'), 'deepLink'),
  },
]

const allRoutes: PageRoute[] = [
  ...mainRoutes,
  ...framedRoutes,
  ...standaloneRoutes,
  { path: paths.invitation, Page: TemplateGallery },
]

/**
 * Finds the page of a path, with or without the app's prefix.
 * @returns undefined where no route matches; routes without parameters take precedence
 */
export function findPage(pathname: string): PageRoute | undefined {
  const unprefixed = stripAppPrefix(pathname)
  const matching = allRoutes.filter(({ path }) => matchPath(path, unprefixed))
  return matching.find(({ path }) => !path.includes(':')) ?? matching[0]
}
