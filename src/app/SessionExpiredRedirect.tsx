import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { errorMessages } from '../api'
import { loginPath, paths } from '../config/paths'
import { expiryAcknowledged, selectSessionExpired } from '../features/auth/authSlice'
import { toastShown } from '../features/toast/toastSlice'
import { useAppDispatch, useAppSelector } from '../store/hooks'

/** When the session has ended by itself: says so, and leads to sign-in and back (specification §4 and §8). */
export function SessionExpiredRedirect() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const expired = useAppSelector(selectSessionExpired)
  useEffect(() => {
    if (!expired) return
    // Acknowledged only on arrival: until then pages must not take the couple for a visitor.
    if (pathname.toLowerCase() === paths.login) {
      dispatch(expiryAcknowledged())
      return
    }
    dispatch(toastShown('error', errorMessages.unauthorized))
    void navigate(loginPath(pathname + search), { replace: true })
  }, [expired, dispatch, navigate, pathname, search])
  return null
}
