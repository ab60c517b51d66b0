import { toastShown } from '../lib/toastSlice'
import { useAppDispatch } from '../store/hooks'
import { appMessages } from '@/i18n/messages/site'

/** @returns a function that shows that the other language could not be loaded. */
export function useLocaleFailureToast(): () => void {
  const dispatch = useAppDispatch()
  return () => void dispatch(toastShown('error', appMessages.languageFailed))
}
