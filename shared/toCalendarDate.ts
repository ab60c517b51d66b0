const DATE = /^(\d{4})-(\d{2})-(\d{2})$/

/** @returns a calendar date at noon UTC, to be formatted with `timeZone: 'UTC'`; undefined for an invalid date. */
export function toCalendarDate(text: string | undefined): Date | undefined {
  const [, year, month, day] = DATE.exec(text ?? '') ?? []
  if (!year || !month || !day) return undefined
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), 12))
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day) ? date : undefined
}
