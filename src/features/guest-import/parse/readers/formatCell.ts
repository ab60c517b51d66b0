/** Significant digits that a spreadsheet stores and displays; more show the error of binary fractions. */
const NUMBER_DIGITS = 15
/** Excel's day 0. A time without a date is stored as a fraction of it. */
const EPOCH_DATE = /^1899-12-3[01]$/
const MIDNIGHT = '00:00'

function formatNumber(value: number): string {
  return Number.isInteger(value) ? String(value) : String(Number(value.toPrecision(NUMBER_DIGITS)))
}

/** Dates of a workbook have no time zone; the library returns them in UTC. Rounded, because fractions of a day are inexact. */
function formatDate(value: Date): string {
  const minutes = new Date(Math.round(value.getTime() / 60_000) * 60_000)
  const [date = '', time = ''] = minutes.toISOString().split(/[TZ]/)
  const clock = time.slice(0, MIDNIGHT.length)
  if (EPOCH_DATE.test(date)) return clock
  return clock === MIDNIGHT ? date : `${date} ${clock}`
}

/** @returns a cell of a workbook as text: `1012345678`, `2027-05-14`, `18:30`, `TRUE` */
export function formatCell(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return formatNumber(value)
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  if (value instanceof Date && !Number.isNaN(value.getTime())) return formatDate(value)
  return ''
}
