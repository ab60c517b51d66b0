import { useField } from 'formik'
import { useIntl } from 'react-intl'

/** @returns the error text of a touched field, or null. A schema's error is a message id; a server's error is a text. */
export function useFieldError(name: string): string | null {
  const intl = useIntl()
  const [, { touched, error }] = useField(name)
  if (!touched || error === undefined) return null
  return error in intl.messages ? intl.formatMessage({ id: error }) : error
}
