import { useCallback } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { isApiError, type ApiError } from './errors'
import { errorMessages } from '@/i18n/messages/site'

/** Formats an error by the specification's catalogue (§8), or with the server's own message where the catalogue allows it. */
export function formatError(intl: IntlShape, error: ApiError): string {
  switch (error.kind) {
    case 'badRequest':
      return error.message ?? intl.formatMessage(errorMessages.badRequest)
    case 'other':
      return (
        error.message ?? intl.formatMessage(errorMessages.other, { status: error.status, statusText: error.statusText })
      )
    default:
      return intl.formatMessage(errorMessages[error.kind])
  }
}

/** @returns a function that formats any thrown value; unknown ones count as server errors. */
export function useErrorText(): (error: unknown) => string {
  const intl = useIntl()
  return useCallback((error) => formatError(intl, isApiError(error) ? error : { kind: 'server' }), [intl])
}
