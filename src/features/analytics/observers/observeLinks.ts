import type { Store } from '../events'
import { followedLink } from '../measures/followedLink'
import { linkFollowed } from './actions'
import { listen, type Observer } from './observer'

/** Tells of links that lead out, to a store, or to a file. */
export const observeLinks =
  (stores: Record<Store, string>): Observer =>
  (dispatch) =>
    listen('click', ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      const followed = link && followedLink(link.href, { pageUrl: location.href, stores })
      if (followed) dispatch(linkFollowed(followed))
    })
