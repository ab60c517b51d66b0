import { useIntl, type IntlShape } from 'react-intl'
import { toCalendarDate } from '@shared/toCalendarDate'
import { toTimeOfDay } from '../countdown'
import { cardMessages } from '@/i18n/messages/guest'

export interface DateText {
  /** For the `datetime` attribute. */
  iso: string
  weekday: string
  day: string
  month: string
  year: string
  time?: string
}

const HALF_DAY_HOURS = 12

function formatTime({ formatMessage, formatNumber }: IntlShape, time: Date): string {
  const hours = time.getUTCHours()
  const values = {
    hour: formatNumber(hours % HALF_DAY_HOURS || HALF_DAY_HOURS),
    minute: formatNumber(time.getUTCMinutes(), { minimumIntegerDigits: 2 }),
  }
  return formatMessage(hours < HALF_DAY_HOURS ? cardMessages.morning : cardMessages.evening, values)
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
    const time = toTimeOfDay(hour)
    const formatPart = (options: Intl.DateTimeFormatOptions) => intl.formatDate(date, { ...options, timeZone: 'UTC' })
    return {
      iso: time ? `${day}T${hour}` : day,
      weekday: formatPart({ weekday: 'long' }),
      day: formatPart({ day: 'numeric' }),
      month: formatPart({ month: 'long' }),
      year: formatPart({ year: 'numeric' }),
      time: time && formatTime(intl, time),
    }
  }
}
