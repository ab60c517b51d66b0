import { useIntl } from 'react-intl'
import type { PersonalEvent } from '@/api'
import { getNamedKind } from '@shared/guests/events'
import { cardMessages } from '@/i18n/messages/guest'
import { personalMessages } from '@/i18n/messages/personal'
import { useDateText } from '@/card/parts/useDateText'

/** @returns a function that formats the title of an event: of its kind, or the couple's own */
export function useEventTitle(): (event: Pick<PersonalEvent, 'kind' | 'title' | 'contractName'>) => string {
  const { formatMessage } = useIntl()
  return ({ kind, title, contractName }) =>
    kind === 'custom' ? (title ?? '') : formatMessage(personalMessages[getNamedKind(kind, contractName)])
}

/** @returns a function that formats a calendar date (YYYY-MM-DD) with its weekday; undefined for an invalid date */
export function useFullDate(): (day: string | undefined) => string | undefined {
  const { formatMessage } = useIntl()
  const formatDate = useDateText()
  return (day) => {
    const date = formatDate(day)
    if (!date) return undefined
    const { weekday, day: dayOfMonth, month, year } = date
    return formatMessage(cardMessages.date, { weekday, day: dayOfMonth, month, year })
  }
}
