import { useState, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { loginPath, paths } from '@shared/routes'
import { useAppSelector } from '@/store/hooks'
import { selectIsSignedIn, selectSessionExpired } from './authSlice'

/** Shows a page to signed-in couples only; a visitor is redirected to sign-in and back (specification §2, "Routes"). */
export function RequireSignIn({ children }: { children: ReactNode }) {
  const signedIn = useAppSelector(selectIsSignedIn)
  const expired = useAppSelector(selectSessionExpired)
  const [cameSignedIn] = useState(signedIn)
  const { pathname } = useLocation()
  if (signedIn) return children
  // SessionExpiredRedirect handles a session that has expired or ended in another tab; after a sign-out here, go home.
  return expired ? null : <Navigate to={cameSignedIn ? paths.home : loginPath(pathname)} replace />
}
