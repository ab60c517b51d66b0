import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/**
 * A link followed inside the site begins at the top of the new page, or at the place that its address names. The first page and
 * the way back keep the place where the visitor was, which the browser knows.
 */
export function ScrollOnNavigation() {
  const { pathname, hash } = useLocation()
  const navigation = useNavigationType()
  useEffect(() => {
    if (navigation === NavigationType.Pop) return
    const place = hash ? document.getElementById(hash.slice(1)) : null
    if (place) place.scrollIntoView()
    else window.scrollTo({ top: 0 })
    // oxlint-disable-next-line react/exhaustive-deps -- a new hash alone does not scroll: the code that sets it does
  }, [pathname])
  return null
}
