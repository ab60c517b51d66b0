import { isApiError } from './errors'

/** @returns the server's words for each wrong field, in the form that Formik's `setErrors` takes; empty for other errors. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!isApiError(error) || error.kind !== 'badRequest') return {}
  return Object.fromEntries(error.fields.filter(({ field }) => field !== '').map(({ field, message }) => [field, message]))
}
