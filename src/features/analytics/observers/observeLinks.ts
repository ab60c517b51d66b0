import type { Store } from '../events'
import { classifyLink } from '../measures/followedLink'
import { linkFollowed } from './actions'
import { listen, type Observer } from './observer'

/** Reports clicks on links to other sites, stores and files. */
export const observeLinks =
  (stores: Record<Store, string>): Observer =>
  (dispatch) =>
    listen('click', ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      const followed = link && classifyLink(link.href, { pageUrl: location.href, stores })
      if (followed) dispatch(linkFollowed(followed))
    })
