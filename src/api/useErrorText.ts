import { useCallback } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { isApiError, type ApiError } from './errors'
import { errorMessages } from '@/i18n/messages/site'

/** The words for an error, from the specification's catalogue (§8); the server's own message where the catalogue says so. */
export function errorText(intl: IntlShape, error: ApiError): string {
  switch (error.kind) {
    case 'badRequest':
      return error.message ?? intl.formatMessage(errorMessages.badRequest)
    case 'other':
      return error.message ?? intl.formatMessage(errorMessages.other, { status: error.status, statusText: error.statusText })
    default:
      return intl.formatMessage(errorMessages[error.kind])
  }
}

/** @returns a function from anything thrown by a call to the words to show; what is not ours counts as a server error. */
export function useErrorText(): (error: unknown) => string {
  const intl = useIntl()
  return useCallback((error) => errorText(intl, isApiError(error) ? error : { kind: 'server' }), [intl])
}
