import { useIntl, type MessageDescriptor } from 'react-intl'
import { isApiError, isNotFound } from '@/api'
import { eventFormMessages } from '@/i18n/messages/weddings'

/** @returns whether the server refused because something still belongs to it, or its kind or id is used */
export const isInUse = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'other' && error.code === 'in_use'

/**
 * @param inUse the text for what is in use already; by default the server's
 * @returns a function for the errors that these forms explain in words of their own; undefined for all others
 */
export function useDescribeError(inUse?: MessageDescriptor): (error: unknown) => string | undefined {
  const intl = useIntl()
  return (error) => {
    if (inUse && isInUse(error)) return intl.formatMessage({ id: inUse.id })
    return isNotFound(error) ? intl.formatMessage(eventFormMessages.gone) : undefined
  }
}
