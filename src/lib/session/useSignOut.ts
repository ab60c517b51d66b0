import { useNavigate } from 'react-router-dom'
import { signedOut, useLogoutMutation } from '@/api'
import { paths } from '@shared/routes'
import { toastShown } from '../toastSlice'
import { useAppDispatch } from '@/store/hooks'
import { pageMessages } from '@/i18n/messages/site'

/** @returns a function that signs out and goes to the home page. */
export function useSignOut(): () => Promise<void> {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [logout, { isLoading }] = useLogoutMutation()
  return async () => {
    if (isLoading) return
    // The session ends on this device even when the server cannot be reached.
    await logout().catch(() => undefined)
    dispatch(signedOut())
    dispatch(toastShown('info', pageMessages.signedOut))
    await navigate(paths.home)
  }
}
