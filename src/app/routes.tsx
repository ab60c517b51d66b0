import { matchPath } from 'react-router-dom'
import { cardPath, DEEP_LINK_ROUTE, paths, stripAppPrefix } from '@shared/routes'
import { createLazyPage, createPlainPage, type LazyPage, type PageRoute } from './createLazyPage'
import { ownProviderPages } from './ownProviderPages'
import { weddingPages } from './weddingPages'

const card = createLazyPage(
  'page-card',
  () => import(/* webpackChunkName: "page-card" */ '../pages/InvitationCardPage'),
  'guest',
  'studio',
  'publish',
)

/** Routes under the main layout (specification §2). */
export const mainRoutes: PageRoute[] = [
  {
    path: paths.home,
    Page: createPlainPage('page-home', () => import(/* webpackChunkName: "page-home" */ '../pages/HomePage'), 'home'),
  },
  {
    path: paths.register,
    Page: createLazyPage(
      'page-register',
      () => import(/* webpackChunkName: "page-register" */ '../pages/RegisterPage'),
      'account',
    ),
  },
  {
    path: paths.login,
    Page: createLazyPage(
      'page-login',
      () => import(/* webpackChunkName: "page-login" */ '../pages/LoginPage'),
      'account',
    ),
  },
  {
    path: paths.forgotPassword,
    Page: createLazyPage(
      'pages-password',
      () => import(/* webpackChunkName: "pages-password" */ '../pages/ForgotPasswordPage'),
      'account',
    ),
  },
  {
    path: paths.resetPassword,
    Page: createLazyPage(
      'pages-password',
      () => import(/* webpackChunkName: "pages-password" */ '../pages/ResetPasswordPage'),
      'account',
    ),
  },
  {
    path: paths.verifyEmail,
    Page: createLazyPage(
      'page-verify',
      () => import(/* webpackChunkName: "page-verify" */ '../pages/VerifyEmailPage'),
      'account',
    ),
  },
  {
    path: paths.createInvitation,
    Page: createLazyPage(
      'page-create',
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
    Page: createPlainPage(
      'page-about',
      () => import(/* webpackChunkName: "page-about" */ '../pages/AboutPage'),
      'about',
    ),
  },
  {
    path: paths.items,
    Page: createPlainPage(
      'page-items',
      () => import(/* webpackChunkName: "page-items" */ '../pages/ItemsPage'),
      'items',
    ),
  },
  {
    path: `${paths.items}/:id`,
    Page: createLazyPage('page-item', () => import(/* webpackChunkName: "page-item" */ '../pages/ItemPage'), 'items'),
  },
  {
    path: paths.providers,
    Page: createPlainPage(
      'page-providers',
      () => import(/* webpackChunkName: "page-providers" */ '../pages/ProvidersPage'),
      'providers',
    ),
  },
  {
    path: paths.directory,
    Page: createLazyPage(
      'page-directory',
      () => import(/* webpackChunkName: "page-directory" */ '../pages/DirectoryPage'),
      'directory',
      'providerProfile',
      'providers',
    ),
  },
  {
    path: `${paths.providers}/:id`,
    Page: createPlainPage(
      'page-provider',
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
    Page: createLazyPage(
      'pages-help',
      () => import(/* webpackChunkName: "pages-help" */ '../pages/ContactPage'),
      'help',
    ),
  },
  {
    path: paths.support,
    Page: createLazyPage(
      'pages-help',
      () => import(/* webpackChunkName: "pages-help" */ '../pages/SupportPage'),
      'help',
    ),
  },
  {
    path: paths.account,
    Page: createLazyPage(
      'page-account',
      () => import(/* webpackChunkName: "page-account" */ '../pages/AccountPage'),
      'account',
    ),
  },
  ...weddingPages,
]

/** The public invitation inside the application, for hosts without our server; our server sends the lighter guest page. */
export const PublicInvitation = createLazyPage(
  'page-public-invitation',
  () => import(/* webpackChunkName: "page-public-invitation" */ '../pages/PublicInvitationPage'),
  'guest',
)
export const TemplateGallery = createLazyPage(
  'page-gallery',
  () => import(/* webpackChunkName: "page-gallery" */ '../pages/TemplateGalleryPage'),
  'studio',
)

/** Standalone routes in the short layout (specification §2). */
export const framedRoutes: PageRoute[] = [
  {
    path: paths.terms,
    Page: createLazyPage(
      'pages-legal',
      () => import(/* webpackChunkName: "pages-legal" */ '../pages/TermsPage'),
      'legal',
      'terms',
    ),
  },
  {
    path: paths.privacy,
    Page: createLazyPage(
      'pages-legal',
      () => import(/* webpackChunkName: "pages-legal" */ '../pages/PrivacyPage'),
      'legal',
      'privacy',
    ),
  },
  {
    path: paths.deleteAccount,
    Page: createLazyPage(
      'page-delete-account',
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
    Page: createLazyPage(
      'page-deep-link',
      () => import(/* webpackChunkName: "page-deep-link" */ '../pages/DeepLinkPage'),
      'deepLink',
    ),
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
export function findPage(pathname: string): LazyPage | undefined {
  const unprefixed = stripAppPrefix(pathname)
  const matching = allRoutes.filter(({ path }) => matchPath(path, unprefixed))
  return (matching.find(({ path }) => !path.includes(':')) ?? matching[0])?.Page
}
