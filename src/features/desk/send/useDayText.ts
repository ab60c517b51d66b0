import { useIntl } from 'react-intl'
import { getCalendarDate } from '@shared/timeZones'

const DAY_MS = 86_400_000

/** @returns a function that formats the day of an instant as "yesterday", in the time zone of the wedding */
export function useDayText(timeZone: string): (instant: string) => string {
  const intl = useIntl()
  return (instant) => {
    const [today, day] = [Date.now(), Date.parse(instant)].map((at) => Date.parse(getCalendarDate(timeZone, at)))
    return intl.formatRelativeTime((day! - today!) / DAY_MS, 'day', { numeric: 'auto' })
  }
}
