import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { errorMessages } from '../i18n/messages/site'
import { loginPath, needsAccount } from '@shared/routes'
import { expiryAcknowledged, selectSessionExpired } from '../features/auth/authSlice'
import { toastShown } from '../lib/toastSlice'
import { useAppDispatch, useAppSelector } from '../store/hooks'

/**
 * When the session has ended by itself on a page that needs an account: says so, and leads to sign-in and back (specification
 * §4 and §8). Elsewhere it ends quietly: the visitor stays, and the bar offers sign-in.
 */
export function SessionExpiredRedirect() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const expired = useAppSelector(selectSessionExpired)
  useEffect(() => {
    if (!expired) return
    // On the way to sign-in this is acknowledged on arrival: until then pages must not take the couple for a visitor.
    if (!needsAccount(pathname)) {
      dispatch(expiryAcknowledged())
      return
    }
    dispatch(toastShown('error', errorMessages.unauthorized))
    void navigate(loginPath(pathname + search), { replace: true })
  }, [expired, dispatch, navigate, pathname, search])
  return null
}
