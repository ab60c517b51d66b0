import { useIntl } from 'react-intl'

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S
const DAY_S = 24 * HOUR_S

/** @returns a function that formats a duration in seconds in the largest unit of which it has two, such as "30 hours" */
export function useFormatDuration(): (seconds: number) => string {
  const intl = useIntl()
  const format = (value: number, unit: string) =>
    intl.formatNumber(Math.floor(value), { style: 'unit', unit, unitDisplay: 'long' })
  return (seconds) => {
    if (seconds >= 2 * DAY_S) return format(seconds / DAY_S, 'day')
    if (seconds >= 2 * HOUR_S) return format(seconds / HOUR_S, 'hour')
    return format(Math.max(1, seconds / MINUTE_S), 'minute')
  }
}
