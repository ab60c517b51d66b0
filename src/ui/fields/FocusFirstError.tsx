import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'

/** Focuses the first invalid field after a submit, once for each submit, so that typing is not disturbed. */
export function FocusFirstError() {
  const { submitCount, isValid, isSubmitting, isValidating } = useFormikContext()
  const seen = useRef(0)
  useEffect(() => {
    if (isSubmitting || isValidating || submitCount === seen.current) return
    seen.current = submitCount
    if (!isValid) document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus()
  }, [submitCount, isValid, isSubmitting, isValidating])
  return null
}
