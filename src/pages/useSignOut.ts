import { useNavigate } from 'react-router-dom'
import { useLogoutMutation } from '../api'
import { paths } from '../config/paths'
import { signedOut } from '../features/auth/authSlice'
import { editingEnded } from '../features/invitation/invitationSlice'
import { toastShown } from '../features/toast/toastSlice'
import { useAppDispatch } from '../store/hooks'
import { pageMessages } from './messages'

/** @returns the way out of an account: from the bar and from the account's own page. */
export function useSignOut(): () => Promise<void> {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [logout] = useLogoutMutation()
  return async () => {
    // The device forgets the session even when the server cannot be reached.
    await logout().catch(() => undefined)
    dispatch(signedOut())
    dispatch(editingEnded())
    dispatch(toastShown('info', pageMessages.signedOut))
    await navigate(paths.index)
  }
}
