import type { ComponentType } from 'react'
import { cardPath, paths } from '../config/paths'
import type { Locale } from '../i18n/locales'
import { lazyPage } from './lazyPage'

interface PageRoute {
  path: string
  Page: ComponentType & { preload: (locale: Locale) => Promise<unknown> }
}

const card = lazyPage(() => import(/* webpackChunkName: "page-card" */ '../pages/InvitationCardPage'), 'guest', 'studio')

/** Routes under the main layout (specification §2). */
export const mainRoutes: PageRoute[] = [
  { path: paths.index, Page: lazyPage(() => import(/* webpackChunkName: "page-home" */ '../pages/HomePage'), 'home') },
  { path: paths.register, Page: lazyPage(() => import(/* webpackChunkName: "page-register" */ '../pages/RegisterPage'), 'account') },
  { path: paths.login, Page: lazyPage(() => import(/* webpackChunkName: "page-login" */ '../pages/LoginPage'), 'account') },
  { path: paths.forgotPassword, Page: lazyPage(() => import(/* webpackChunkName: "page-forgot" */ '../pages/ForgotPasswordPage'), 'account') },
  { path: paths.resetPassword, Page: lazyPage(() => import(/* webpackChunkName: "page-reset" */ '../pages/ResetPasswordPage'), 'account') },
  { path: paths.home, Page: lazyPage(() => import(/* webpackChunkName: "page-my-invitations" */ '../pages/MyInvitationsPage'), 'guest', 'studio') },
  { path: paths.createInvitation, Page: lazyPage(() => import(/* webpackChunkName: "page-create" */ '../pages/CreateInvitationPage'), 'guest', 'studio') },
  ...[1, 2, 3, 4].map((template) => ({ path: cardPath(template), Page: card })),
  { path: paths.about, Page: lazyPage(() => import(/* webpackChunkName: "page-about" */ '../pages/AboutPage'), 'about') },
  { path: paths.items, Page: lazyPage(() => import(/* webpackChunkName: "page-items" */ '../pages/ItemsPage'), 'items') },
  { path: `${paths.items}/:id`, Page: lazyPage(() => import(/* webpackChunkName: "page-item" */ '../pages/ItemPage'), 'items') },
  { path: paths.providers, Page: lazyPage(() => import(/* webpackChunkName: "page-providers" */ '../pages/ProvidersPage'), 'providers') },
  { path: paths.directory, Page: lazyPage(() => import(/* webpackChunkName: "page-directory" */ '../pages/DirectoryPage'), 'providers') },
  { path: `${paths.providers}/:id`, Page: lazyPage(() => import(/* webpackChunkName: "page-provider" */ '../pages/ProviderPage'), 'providers') },
  { path: paths.contact, Page: lazyPage(() => import(/* webpackChunkName: "page-contact" */ '../pages/ContactPage'), 'help') },
  { path: paths.support, Page: lazyPage(() => import(/* webpackChunkName: "page-support" */ '../pages/SupportPage'), 'help') },
  { path: paths.account, Page: lazyPage(() => import(/* webpackChunkName: "page-account" */ '../pages/AccountPage'), 'account') },
]

/** The public invitation inside the application, for hosts without our server; ours sends the lighter `guest` page. */
export const PublicInvitation = lazyPage(() => import(/* webpackChunkName: "page-public-invitation" */ '../pages/PublicInvitationPage'), 'guest')
export const TemplateGallery = lazyPage(() => import(/* webpackChunkName: "page-gallery" */ '../pages/TemplateGalleryPage'))

/** Standalone routes of the specification (§2) in the light frame. */
export const framedRoutes: PageRoute[] = [
  { path: paths.terms, Page: lazyPage(() => import(/* webpackChunkName: "page-terms" */ '../pages/TermsPage'), 'legal') },
  { path: paths.privacy, Page: lazyPage(() => import(/* webpackChunkName: "page-privacy" */ '../pages/PrivacyPage'), 'legal') },
  { path: paths.deleteAccount, Page: lazyPage(() => import(/* webpackChunkName: "page-delete-account" */ '../pages/DeleteAccountPage'), 'account') },
]

/** Standalone routes that bring their own frame. */
export const standaloneRoutes: PageRoute[] = [{ path: paths.publicInvitation, Page: PublicInvitation }]
