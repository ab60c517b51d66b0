import { DEEP_LINK_ROUTE, paths } from '@shared/routes'
import { getCatalogueChunk } from '@/i18n/pageMessages'
import type { Locale } from '@/i18n/locales'
import type { PageRoute } from '../createLazyPage'

/**
 * The `webpackChunkName` of every page that is rendered before it is visited, by its route. Not beside the routes, because every visitor would load
 * the names.
 */
const pageChunks: Partial<Record<string, string>> = {
  [paths.home]: 'page-home',
  [paths.about]: 'page-about',
  [paths.invitation]: 'page-gallery',
  [paths.items]: 'page-items',
  [`${paths.items}/:id`]: 'page-item',
  [paths.providers]: 'page-providers',
  [`${paths.providers}/:id`]: 'page-provider',
  [paths.directory]: 'page-directory',
  [paths.contact]: 'page-contact',
  [paths.support]: 'page-support',
  [paths.register]: 'page-register',
  [paths.login]: 'page-login',
  [paths.forgotPassword]: 'pages-password',
  [paths.terms]: 'pages-legal',
  [paths.privacy]: 'pages-legal',
  [paths.deleteAccount]: 'page-delete-account',
  [DEEP_LINK_ROUTE]: 'page-deep-link',
}

/**
 * @param route undefined for the not-found page
 * @returns the names of the chunks that a rendered page needs
 * @throws Error when the page's own chunk is unknown
 */
export function listChunks(route: PageRoute | undefined, locale: Locale): string[] {
  const common = ['main', getCatalogueChunk('site', locale)]
  if (!route) return common
  const { path, Page } = route
  const own = pageChunks[path]
  if (own === undefined) throw new Error(`src/app/site/pageChunks.ts does not name the chunk of ${path}`)
  const catalogues = Page.catalogues.map((catalogue) => getCatalogueChunk(catalogue, locale))
  return [...common, own, ...(Page.isThemed ? ['theme'] : []), ...catalogues]
}
