import type { Store } from '../events'
import { followedLink } from '../measures/followedLink'
import { linkFollowed } from './actions'
import { hear, type Observer } from './observer'

/** Tells of links that lead out, to a store, or to a file. */
export const observeLinks =
  (stores: Record<Store, string>): Observer =>
  (dispatch) =>
    hear('click', ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      const followed = link && followedLink(link.href, { pageUrl: location.href, stores })
      if (followed) dispatch(linkFollowed(followed))
    })
