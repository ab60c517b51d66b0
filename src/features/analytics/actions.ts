import { createAction } from '@reduxjs/toolkit'

/** The router's location of a page. */
export interface ShownPage {
  pathname: string
  search: string
}

/** A page is mounted, at first or after navigation. Dispatched by the app's layout. */
export const pageShown = createAction<ShownPage>('analytics/pageShown')
