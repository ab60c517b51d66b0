import type { ComponentType } from 'react'
import { cardPath, paths } from '../config/paths'
import type { Locale } from '../i18n/locales'
import { lazyPage } from './lazyPage'

interface PageRoute {
  path: string
  Page: ComponentType & { preload: (locale: Locale) => Promise<unknown> }
}

const card = lazyPage(() => import(/* webpackChunkName: "page-card" */ '../pages/InvitationCardPage'), 'guest', 'studio')
const planned = lazyPage(() => import(/* webpackChunkName: "page-planned" */ '../pages/PlannedPage'))

/** Routes under the main layout (specification §2). */
export const mainRoutes: PageRoute[] = [
  { path: paths.index, Page: lazyPage(() => import(/* webpackChunkName: "page-home" */ '../pages/HomePage')) },
  { path: paths.register, Page: lazyPage(() => import(/* webpackChunkName: "page-register" */ '../pages/RegisterPage'), 'account') },
  { path: paths.login, Page: lazyPage(() => import(/* webpackChunkName: "page-login" */ '../pages/LoginPage'), 'account') },
  { path: paths.forgotPassword, Page: lazyPage(() => import(/* webpackChunkName: "page-forgot" */ '../pages/ForgotPasswordPage'), 'account') },
  { path: paths.resetPassword, Page: lazyPage(() => import(/* webpackChunkName: "page-reset" */ '../pages/ResetPasswordPage'), 'account') },
  { path: paths.home, Page: lazyPage(() => import(/* webpackChunkName: "page-my-invitations" */ '../pages/MyInvitationsPage'), 'guest', 'studio') },
  { path: paths.createInvitation, Page: lazyPage(() => import(/* webpackChunkName: "page-create" */ '../pages/CreateInvitationPage'), 'guest', 'studio') },
  ...[1, 2, 3, 4].map((template) => ({ path: cardPath(template), Page: card })),
  ...[paths.about, paths.items, paths.contact, paths.providers, paths.support].map((path) => ({ path, Page: planned })),
]

/** The public invitation inside the application, for hosts without our server; ours sends the lighter `guest` page. */
export const PublicInvitation = lazyPage(() => import(/* webpackChunkName: "page-public-invitation" */ '../pages/PublicInvitationPage'), 'guest')
export const TemplateGallery = lazyPage(() => import(/* webpackChunkName: "page-gallery" */ '../pages/TemplateGalleryPage'))

/** Routes that bring their own frame. */
export const standaloneRoutes: PageRoute[] = [
  { path: paths.publicInvitation, Page: PublicInvitation },
  ...[paths.terms, paths.privacy, paths.deleteAccount, paths.account].map((path) => ({ path, Page: planned })),
]
