import { useMemo } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { getNamedKind } from '@shared/guests/events'
import { formatTimeOfDay } from '@shared/timeOfDay'
import type { Event } from '@/api/weddings'
import { eventKindMessages } from '@/i18n/messages/weddings'

/** A calendar date has no time zone: it is formatted as the same day everywhere. */
const DATE_FORMAT = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const

/** Formats names, dates and times of events in the language of `intl`. */
export const createEventTexts = (intl: IntlShape) => ({
  /** @returns the own title of a custom event, empty for a new one, or the name of the kind */
  formatEventName: ({ kind, title = '', contractName }: Pick<Event, 'kind' | 'title' | 'contractName'>): string =>
    kind === 'custom' ? title : intl.formatMessage(eventKindMessages[getNamedKind(kind, contractName)]),
  /** @param date YYYY-MM-DD */
  formatDate: (date: string): string => intl.formatDate(`${date}T00:00:00Z`, DATE_FORMAT),
  /** @param time HH:MM. The time is not broken across lines. */
  formatTime: (time: string): string => (formatTimeOfDay(time, intl.locale) ?? time).replaceAll(' ', '\u00A0'),
  formatDay: (date: string): string => intl.formatDate(`${date}T00:00:00Z`, { day: 'numeric', timeZone: 'UTC' }),
})

/** Formats names, dates and times of events in the language of the page. */
export function useEventTexts() {
  const intl = useIntl()
  return useMemo(() => createEventTexts(intl), [intl])
}
