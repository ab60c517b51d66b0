import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { selectToken } from '@/api'
import { useAppSelector } from '@/store/hooks'
import { loginPath } from '@shared/routes'
import { selectDraft } from './invitationSlice'

/** Shows the edit of a published invitation to its account only. After the session has ended, sign-in leads back to it, and the draft is kept. */
export function RequireSignInToEdit({ children }: { children: ReactNode }) {
  const isEdit = useAppSelector((state) => selectDraft(state).editing !== null)
  const isSignedIn = useAppSelector(selectToken) !== null
  const { pathname } = useLocation()
  if (isSignedIn || !isEdit) return children
  return <Navigate to={loginPath(pathname)} state={{ isExpired: true }} replace />
}
