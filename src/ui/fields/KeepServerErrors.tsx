import { useFormikContext, type FormikErrors } from 'formik'
import { useLayoutEffect } from 'react'

/** Formik's status after a submit that the server has refused. */
interface Refusal {
  errors: FormikErrors<Record<string, unknown>>
  /** As they were sent. */
  values: Record<string, unknown>
}

/**
 * Keeps the server's error of a field until it is edited or the form is sent again: Formik validates the whole form when any field is edited or
 * left, and replaces all errors by those that it finds itself.
 */
export function KeepServerErrors() {
  const { values, errors, status, isSubmitting, setErrors } = useFormikContext<Record<string, unknown>>()
  const refusal = status as Refusal | undefined
  useLayoutEffect(() => {
    if (!refusal || isSubmitting) return
    const lost = Object.entries(refusal.errors).filter(
      ([name]) => errors[name] === undefined && values[name] === refusal.values[name],
    )
    if (lost.length > 0) setErrors({ ...errors, ...Object.fromEntries(lost) })
  }, [refusal, values, errors, isSubmitting, setErrors])
  return null
}
