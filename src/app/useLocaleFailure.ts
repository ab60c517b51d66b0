import { toastShown } from '../lib/toastSlice'
import { useAppDispatch } from '../store/hooks'
import { appMessages } from '@/i18n/messages/site'

/** @returns what says that the other language's words did not arrive. */
export function useLocaleFailure(): () => void {
  const dispatch = useAppDispatch()
  return () => void dispatch(toastShown('error', appMessages.languageFailed))
}
