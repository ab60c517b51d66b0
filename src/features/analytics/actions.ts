import { createAction } from '@reduxjs/toolkit'

/** A page's place, as the router has it. */
export interface ShownPage {
  pathname: string
  search: string
}

/** A page stands on the screen, by the first view or a change of route. Dispatched by the application's frame. */
export const pageShown = createAction<ShownPage>('analytics/pageShown')
