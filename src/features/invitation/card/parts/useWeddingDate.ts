import { useIntl } from 'react-intl'
import type { InvitationContent } from '../content'
import { calendarDate, timeOfDay } from '../countdown'

export interface WeddingDateText {
  /** For the `datetime` attribute. */
  iso: string
  weekday: string
  day: string
  month: string
  year: string
  /** Day, month and year in one line. */
  full: string
  time?: string
}

// Newer and older ICU data disagree on this space: the server's text must be the browser's.
const plainSpaces = (text: string): string => text.replaceAll('\u202f', '\u00a0')

/** The wedding's date and time in words, each part alone so that a template can compose them; undefined without a real date. */
export function useWeddingDate({ weddingDate, weddingTime }: InvitationContent): WeddingDateText | undefined {
  const { formatDate, formatTime } = useIntl()
  const date = calendarDate(weddingDate)
  if (!date) return undefined
  const time = timeOfDay(weddingTime)
  const part = (options: Intl.DateTimeFormatOptions) => formatDate(date, { ...options, timeZone: 'UTC' })
  return {
    iso: time ? `${weddingDate}T${weddingTime}` : weddingDate,
    weekday: part({ weekday: 'long' }),
    day: part({ day: 'numeric' }),
    month: part({ month: 'long' }),
    year: part({ year: 'numeric' }),
    full: part({ day: 'numeric', month: 'long', year: 'numeric' }),
    time: time && plainSpaces(formatTime(time, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })),
  }
}
