import { useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/**
 * Scrolls to the top, or to the hash's element, after navigation inside the site. The first page and history navigation
 * keep the browser's own scroll position.
 */
export function ScrollOnNavigation() {
  const { pathname, hash } = useLocation()
  const navigation = useNavigationType()
  // A layout effect, because the cover of a card opens when it finds the page scrolled.
  useLayoutEffect(() => {
    if (navigation === NavigationType.Pop) return
    const place = hash ? document.getElementById(hash.slice(1)) : null
    if (place) place.scrollIntoView()
    else window.scrollTo({ top: 0 })
    // oxlint-disable-next-line react/exhaustive-deps -- a new hash alone does not scroll: the code that sets it does
  }, [pathname])
  return null
}
