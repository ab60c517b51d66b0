import { toCalendarDate } from '@shared/toCalendarDate'

export interface HijriDate {
  day: number
  /** 1 Muharram to 12 Dhu al-Hijja. */
  month: number
  year: number
}

const CALENDAR = 'islamic-umalqura'
/** Gregorian years for which Umm al-Qura's tables are valid, limited to likely wedding years: a half-typed year is none. */
const FIRST_YEAR = 2000
const LAST_YEAR = 2076
const DAY_MS = 86_400_000

let calendar: Intl.DateTimeFormat | undefined

function toHijri(date: Date): HijriDate | undefined {
  calendar ??= new Intl.DateTimeFormat(`en-u-ca-${CALENDAR}-nu-latn`, {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  })
  // A browser without this calendar falls back to another one.
  if (calendar.resolvedOptions().calendar !== CALENDAR) return undefined
  const parts = Object.fromEntries(calendar.formatToParts(date).map(({ type, value }) => [type, Number(value)]))
  const { day, month, year } = parts
  return day && month && year ? { day, month, year } : undefined
}

/**
 * Converts a calendar date (YYYY-MM-DD) to the Umm al-Qura calendar, shifted by some days if asked. The sighting of the
 * moon may differ by one day.
 * @returns undefined for an invalid date or one out of range
 */
export function toHijriDate(text: string, daysLater = 0): HijriDate | undefined {
  const date = toCalendarDate(text)
  const year = Number(text.slice(0, 4))
  if (!date || year < FIRST_YEAR || year > LAST_YEAR) return undefined
  return toHijri(new Date(date.getTime() + daysLater * DAY_MS))
}
