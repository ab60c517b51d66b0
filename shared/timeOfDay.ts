import { localizeDigits } from './localizeDigits.ts'

const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/
const HALF_DAY_HOURS = 12
/** The hour from which a word stands beside the number, latest first. Nobody says «١٢ مساءً» for noon: to an Egyptian it is midnight. */
const ARABIC_PERIODS: readonly [number, string][] = [
  [18, 'مساءً'],
  [15, 'عصرًا'],
  [12, 'ظهرًا'],
  [4, 'صباحًا'],
  [0, 'بعد منتصف الليل'],
]
/** Until then it is night, which guests count to the day before. */
const MORNING_HOUR = 4

function getEnglishPeriod(hours: number): string {
  if (hours < MORNING_HOUR) return 'am (after midnight)'
  return hours < HALF_DAY_HOURS ? 'am' : 'pm'
}

/**
 * @param time HH:MM
 * @param locale a language or BCP 47 tag of the site
 * @returns a time as people say it: «٤ عصرًا», «٧:٣٠ مساءً», "4 pm", "12 noon"; undefined for an invalid one. Browser and server use this function,
 * because their ICU may differ, and a prerendered page must hydrate to the same text.
 */
export function formatTimeOfDay(time: string | undefined, locale: string): string | undefined {
  const [, hour, minute] = TIME.exec(time ?? '') ?? []
  if (hour === undefined) return undefined
  const hours = Number(hour)
  const fullHour = localizeDigits(hours % HALF_DAY_HOURS || HALF_DAY_HOURS, locale)
  const clock = minute === '00' ? fullHour : `${fullHour}:${localizeDigits(Number(minute), locale, 2)}`
  if (!locale.startsWith('ar')) {
    if (minute === '00' && hours === 0) return '12 midnight'
    if (minute === '00' && hours === HALF_DAY_HOURS) return '12 noon'
    return `${clock} ${getEnglishPeriod(hours)}`
  }
  const period = time === '00:00' ? 'منتصف الليل' : ARABIC_PERIODS.find(([from]) => hours >= from)![1]
  return `${clock} ${period}`
}
