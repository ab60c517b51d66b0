import type { FormikErrors, FormikHelpers } from 'formik'
import { useState } from 'react'
import { getFieldErrors, useErrorText } from '@/api'

/** Thrown by a form's `send` when the server has refused it with a text of its own. */
export class SubmitRefused extends Error {}

interface Options<Values extends object> {
  /** The success leads to another page: the form stays busy until that is shown, so that a second press sends nothing. */
  leavesPage?: boolean
  /** @returns the text for an error that has a text of this form; null when a field tells it; undefined for all others. */
  describe?: (error: unknown) => string | null | undefined
  /** @returns the errors of the form's fields; by default those of the server's fields. */
  toFieldErrors?: (error: unknown) => FormikErrors<Values>
}

/**
 * Submits a Formik form. A failure gives its text, and the server's errors to their fields.
 * @param send sends the values; it throws what the call throws
 * @returns `submit` for Formik, and the outcome of the last submit
 */
export function useFormSubmit<Values extends object>(
  send: (values: Values, helpers: FormikHelpers<Values>) => Promise<unknown>,
  { leavesPage = false, describe, toFieldErrors = getFieldErrors as () => FormikErrors<Values> }: Options<Values> = {},
) {
  const errorText = useErrorText()
  const [failure, setFailure] = useState<string | null>(null)
  const [succeeded, setSucceeded] = useState(false)

  const submit = async (values: Values, helpers: FormikHelpers<Values>) => {
    setFailure(null)
    setSucceeded(false)
    helpers.setStatus(undefined)
    try {
      await send(values, helpers)
      setSucceeded(true)
    } catch (error) {
      const errors = toFieldErrors(error)
      helpers.setErrors(errors)
      // KeepServerErrors shows them again after Formik has validated.
      helpers.setStatus({ errors, values })
      const described = error instanceof SubmitRefused ? error.message : describe?.(error)
      setFailure(described === undefined ? errorText(error) : described)
      return
    }
    if (leavesPage) await new Promise<never>(() => undefined)
  }

  return { submit, failure, succeeded }
}
