import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'

/** After a refused submit, puts the focus on the first wrong field in the order of the page; once for each submit, so typing is not disturbed. */
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
