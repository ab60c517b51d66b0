import { useNavigate } from 'react-router-dom'
import { signedOut, useLogoutMutation } from '@/api'
import { paths } from '@shared/routes'
import { toastShown } from '../toastSlice'
import { useAppDispatch } from '@/store/hooks'
import { pageMessages } from '@/i18n/messages/site'

/** @returns the way out of an account: from the bar and from the account's own page. */
export function useSignOut(): () => Promise<void> {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [logout, { isLoading }] = useLogoutMutation()
  return async () => {
    if (isLoading) return
    // The device forgets the session even when the server cannot be reached.
    await logout().catch(() => undefined)
    dispatch(signedOut())
    dispatch(toastShown('info', pageMessages.signedOut))
    await navigate(paths.index)
  }
}
