import { useIntl, type MessageDescriptor } from 'react-intl'
import { hasErrorCode, isNotFound } from '@/api'
import { eventFormMessages } from '@/i18n/messages/events'

/**
 * @param existing the text for what exists already; by default the server's
 * @returns a function for the errors that these forms explain in words of their own; undefined for all others
 */
export function useDescribeError(existing?: MessageDescriptor): (error: unknown) => string | undefined {
  const intl = useIntl()
  return (error) => {
    if (existing && hasErrorCode(error, 'already_exists')) return intl.formatMessage({ id: existing.id })
    return isNotFound(error) ? intl.formatMessage(eventFormMessages.gone) : undefined
  }
}
