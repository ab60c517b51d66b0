import { toCalendarDate } from '@shared/toCalendarDate'

/** Fasts in which Coptic churches do not marry. */
export type CopticFast = 'lent' | 'nativity'

const DAY_MS = 86_400_000
/** The Great Lent with the Holy Pascha: the 55 days before Easter. */
const LENT_DAYS = 55
/** From the Julian to the Gregorian calendar, 1900 to 2099. */
const JULIAN_DELAY_DAYS = 13
const FIRST_YEAR = 1900
const LAST_YEAR = 2099
/** 25 November to 6 January, as month and day. */
const NATIVITY_FIRST = '11-25'
const NATIVITY_LAST = '01-06'

/** @returns Orthodox Easter at noon UTC, by the Julian computus (Meeus, Astronomical Algorithms, chapter 8) */
export function getOrthodoxEaster(year: number): Date {
  const moon = (19 * (year % 19) + 15) % 30
  const weekday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7
  const sum = moon + weekday + 114
  return new Date(Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1 + JULIAN_DELAY_DAYS, 12))
}

/** @returns the fast in which a calendar date (YYYY-MM-DD) is; undefined for an invalid date or one out of range */
export function findCopticFast(text: string): CopticFast | undefined {
  const date = toCalendarDate(text)
  const year = Number(text.slice(0, 4))
  if (!date || year < FIRST_YEAR || year > LAST_YEAR) return undefined
  const monthAndDay = text.slice(5)
  if (monthAndDay >= NATIVITY_FIRST || monthAndDay <= NATIVITY_LAST) return 'nativity'
  const daysToEaster = (getOrthodoxEaster(year).getTime() - date.getTime()) / DAY_MS
  return daysToEaster > 0 && daysToEaster <= LENT_DAYS ? 'lent' : undefined
}
