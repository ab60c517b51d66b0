import { calendarDate } from '@/features/invitation/card/countdown'

export interface HijriDate {
  day: number
  /** 1 Muharram to 12 Dhu al-Hijja. */
  month: number
  year: number
}

const CALENDAR = 'islamic-umalqura'
/** Years of the Gregorian calendar for which Umm al-Qura's tables hold, kept to those of weddings: a year half typed is none. */
const FIRST_YEAR = 2000
const LAST_YEAR = 2076
const DAY_MS = 86_400_000

let calendar: Intl.DateTimeFormat | undefined

function toHijri(date: Date): HijriDate | undefined {
  calendar ??= new Intl.DateTimeFormat(`en-u-ca-${CALENDAR}-nu-latn`, { year: 'numeric', month: 'numeric', day: 'numeric', timeZone: 'UTC' })
  // A browser without this calendar counts in another one.
  if (calendar.resolvedOptions().calendar !== CALENDAR) return undefined
  const parts = Object.fromEntries(calendar.formatToParts(date).map(({ type, value }) => [type, Number(value)]))
  const { day, month, year } = parts
  return day && month && year ? { day, month, year } : undefined
}

/**
 * A calendar date (YYYY-MM-DD) in the Hijri calendar of Umm al-Qura, some days later or earlier when asked. The sighting of
 * the moon may put it one day off. Undefined unless it is a real date of our times.
 */
export function hijriDate(text: string, daysLater = 0): HijriDate | undefined {
  const date = calendarDate(text)
  const year = Number(text.slice(0, 4))
  if (!date || year < FIRST_YEAR || year > LAST_YEAR) return undefined
  return toHijri(new Date(date.getTime() + daysLater * DAY_MS))
}
