import { ownProviderRoutes, paths } from '@shared/routes'
import { createLazyPage, type PageRoute } from './createLazyPage'

/** The pages of a provider for its owner. */
export const ownProviderPages: PageRoute[] = [
  {
    path: paths.ownProviders,
    Page: createLazyPage(
      () => import(/* webpackChunkName: "pages-own-provider" */ '../pages/OwnProvidersPage'),
      'ownProvider',
      'providers',
      'account',
    ),
  },
  {
    path: ownProviderRoutes.edit,
    Page: createLazyPage(
      () => import(/* webpackChunkName: "pages-own-provider" */ '../pages/OwnProviderPage'),
      'ownProvider',
      'ownProviderForm',
      'providers',
      'providerProfile',
      'weddings',
    ),
  },
  {
    path: ownProviderRoutes.preview,
    Page: createLazyPage(
      () => import(/* webpackChunkName: "pages-own-provider" */ '../pages/OwnProviderPreviewPage'),
      'ownProvider',
      'providers',
      'providerProfile',
    ),
  },
  {
    path: ownProviderRoutes.enquiries,
    Page: createLazyPage(
      () => import(/* webpackChunkName: "pages-own-provider" */ '../pages/OwnEnquiriesPage'),
      'enquiries',
      'ownProvider',
    ),
  },
  {
    path: ownProviderRoutes.reviews,
    Page: createLazyPage(
      () => import(/* webpackChunkName: "pages-own-provider" */ '../pages/OwnReviewsPage'),
      'ownProvider',
      'reviews',
      'providerProfile',
      'weddings',
    ),
  },
]
