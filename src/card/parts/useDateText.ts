import { useIntl } from 'react-intl'
import { formatTimeOfDay } from '@shared/timeOfDay'
import { toCalendarDate } from '@shared/toCalendarDate'

export interface DateText {
  /** For the `datetime` attribute. */
  iso: string
  weekday: string
  day: string
  month: string
  year: string
  time?: string
}

/**
 * @returns a function that formats a calendar date and time in separate parts; undefined for an invalid date. Our
 * messages join the parts, because the server's and the browser's ICU order them differently, and a prerendered page
 * must hydrate to the same text.
 */
export function useDateText(): (day: string | undefined, hour?: string) => DateText | undefined {
  const intl = useIntl()
  return (day, hour) => {
    const date = toCalendarDate(day)
    if (!date || !day) return undefined
    const time = formatTimeOfDay(hour, intl.locale)
    const formatPart = (options: Intl.DateTimeFormatOptions) => intl.formatDate(date, { ...options, timeZone: 'UTC' })
    return {
      iso: time ? `${day}T${hour}` : day,
      weekday: formatPart({ weekday: 'long' }),
      day: formatPart({ day: 'numeric' }),
      month: formatPart({ month: 'long' }),
      year: formatPart({ year: 'numeric' }),
      time,
    }
  }
}
