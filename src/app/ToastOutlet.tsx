import { lazy, Suspense } from 'react'
import { useIntl } from 'react-intl'
import { selectCurrentToast, toastClosed } from '../lib/toastSlice'
import { useAppDispatch, useAppSelector } from '../store/hooks'

const Toaster = lazy(() => import(/* webpackChunkName: "toaster" */ '../ui/feedback/Toaster'))

/** Shows the toasts of the store; its code is loaded with the first one. */
export function ToastOutlet() {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const toast = useAppSelector(selectCurrentToast)
  if (!toast) return null
  const { id, tone, message } = toast
  return (
    <Suspense fallback={null}>
      <Toaster
        toast={{ id, tone, text: intl.formatMessage({ id: message.id }) }}
        onClose={(closed) => dispatch(toastClosed(closed))}
      />
    </Suspense>
  )
}
