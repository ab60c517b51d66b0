import { useField } from 'formik'
import { useIntl } from 'react-intl'

/**
 * The words of a touched field's error, or null. A schema's error is a message's id;
 * a server's error for the field is already in words.
 */
export function useFieldError(name: string): string | null {
  const intl = useIntl()
  const [, { touched, error }] = useField(name)
  if (!touched || error === undefined) return null
  return error in intl.messages ? intl.formatMessage({ id: error }) : error
}
