import { paths, weddingRoutes } from '@shared/routes'
import { createLazyPage, createPlainPage, type PageRoute } from './createLazyPage'

/** The pages of a couple and its wedding, under the main layout. */
export const weddingPages: PageRoute[] = [
  {
    path: paths.dashboard,
    Page: createLazyPage(
      () => import(/* webpackChunkName: "page-dashboard" */ '../pages/DashboardPage'),
      'dashboard',
      'weddings',
      'events',
      'guest',
      'studio',
      'publish',
      'plans',
      'items',
    ),
  },
  {
    path: weddingRoutes.invitation,
    Page: createLazyPage(
      () => import(/* webpackChunkName: "page-wedding-invitation" */ '../pages/WeddingInvitationPage'),
      'weddings',
      'guest',
      'studio',
      'publish',
    ),
  },
  {
    path: weddingRoutes.guests,
    Page: createPlainPage(
      () => import(/* webpackChunkName: "page-guests" */ '../pages/GuestListPage'),
      'guests',
      'weddings',
    ),
  },
  {
    path: weddingRoutes.events,
    Page: createLazyPage(
      () => import(/* webpackChunkName: "page-events" */ '../pages/EventsPage'),
      'weddings',
      'events',
      'plans',
    ),
  },
  {
    path: weddingRoutes.replies,
    Page: createLazyPage(
      () => import(/* webpackChunkName: "page-replies" */ '../pages/RepliesPage'),
      'replies',
      'guests',
      'weddings',
    ),
  },
  {
    path: weddingRoutes.guestImport,
    Page: createLazyPage(
      () => import(/* webpackChunkName: "page-guest-import" */ '../pages/GuestImportPage'),
      'guestImport',
      'guestImportPreview',
      'weddings',
    ),
  },
  {
    path: weddingRoutes.guestPrint,
    Page: createLazyPage(
      () => import(/* webpackChunkName: "pages-print" */ '../pages/GuestPrintPage'),
      'guests',
      'weddings',
    ),
  },
  {
    path: weddingRoutes.desk,
    Page: createLazyPage(
      () => import(/* webpackChunkName: "page-desk" */ '../pages/DeskPage'),
      'desk',
      'guests',
      'weddings',
    ),
  },
  {
    path: weddingRoutes.cards,
    Page: createLazyPage(
      () => import(/* webpackChunkName: "pages-print" */ '../pages/CardsPage'),
      'desk',
      'guests',
      'weddings',
    ),
  },
  {
    path: weddingRoutes.members,
    Page: createLazyPage(
      () => import(/* webpackChunkName: "page-members" */ '../pages/MembersPage'),
      'members',
      'weddings',
    ),
  },
  {
    path: weddingRoutes.activity,
    Page: createLazyPage(
      () => import(/* webpackChunkName: "page-activity" */ '../pages/ActivityPage'),
      'activity',
      'events',
      'guests',
      'weddings',
    ),
  },
  {
    path: paths.join,
    Page: createPlainPage(() => import(/* webpackChunkName: "page-join" */ '../pages/JoinPage'), 'members'),
  },
  {
    path: paths.myProviders,
    Page: createLazyPage(
      () => import(/* webpackChunkName: "page-my-providers" */ '../pages/MyProvidersPage'),
      'enquiries',
      'reviews',
      'providerProfile',
      'weddings',
    ),
  },
]
