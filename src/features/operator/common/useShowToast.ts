import { useCallback } from 'react'
import type { MessageDescriptor } from 'react-intl'
import { useDispatch } from 'react-redux'
import { toastShown, type Toast } from '@/lib/toastSlice'

/** @returns a function that shows a toast of the console, whose catalogues are loaded as long as it is open */
export function useShowToast(): (tone: Toast['tone'], message: MessageDescriptor) => void {
  const dispatch = useDispatch()
  return useCallback((tone, message) => void dispatch(toastShown(tone, message)), [dispatch])
}
