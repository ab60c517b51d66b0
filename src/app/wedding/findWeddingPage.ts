import { matchPath } from 'react-router-dom'
import { paths, WEDDING_PARAMETER, weddingRoutes } from '@shared/routes'

/** The pages of a wedding: those with its id in their path, and the dashboard. */
export type WeddingPageName = keyof typeof weddingRoutes | 'dashboard'

export interface WeddingPage {
  page: WeddingPageName
  /** Undefined on the dashboard, whose query has it. */
  weddingId: string | undefined
}

const pages = Object.entries({ ...weddingRoutes, dashboard: paths.dashboard }) as [WeddingPageName, string][]

/** @returns which page of which wedding a path shows; undefined for other pages */
export function findWeddingPage(pathname: string): WeddingPage | undefined {
  for (const [page, route] of pages) {
    const match = matchPath(route, pathname)
    if (match) return { page, weddingId: match.params.weddingId }
  }
  return undefined
}

/** @returns the id of the wedding in an address: in the path, or on the dashboard in the query; null without one */
export const findWeddingId = (pathname: string, search: URLSearchParams): string | null =>
  findWeddingPage(pathname)?.weddingId ?? search.get(WEDDING_PARAMETER)
