import { useFormikContext } from 'formik'
import { useEffect } from 'react'

/** After a refused submit, puts the focus on the first wrong field in the order of the page. */
export function FocusFirstError() {
  const { submitCount, isValid, isSubmitting, isValidating } = useFormikContext()
  useEffect(() => {
    if (submitCount === 0 || isValid || isSubmitting || isValidating) return
    document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus()
    // Only a new submit moves the focus; typing afterwards must not.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount, isSubmitting])
  return null
}
