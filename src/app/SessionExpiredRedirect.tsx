import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { announceInterruption } from '../config/interruption'
import { loginPath, needsAccount } from '@shared/routes'
import { expiryAcknowledged, selectSessionExpired } from '../features/auth/authSlice'
import { useAppDispatch, useAppSelector } from '../store/hooks'

/**
 * After the session has expired, or ended in another tab, on a page that needs an account: redirects to sign-in, which says so, and back (specification §4). On
 * other pages the visitor stays, and the bar offers sign-in.
 */
export function SessionExpiredRedirect() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const expired = useAppSelector(selectSessionExpired)
  // Before the effects of the page's forms end.
  useLayoutEffect(() => {
    if (expired && needsAccount(pathname)) announceInterruption()
  }, [expired, pathname])
  useEffect(() => {
    if (!expired) return
    // Acknowledged only on the sign-in page: until then pages must not treat the couple as a visitor.
    if (!needsAccount(pathname)) {
      dispatch(expiryAcknowledged())
      return
    }
    void navigate(loginPath(pathname + search), { replace: true, state: { isExpired: true } })
  }, [expired, dispatch, navigate, pathname, search])
  return null
}
