/** Wall-clock times of IANA time zones, with daylight saving, from Intl. */
import { DEFAULT_TIME_ZONE } from './limits.ts'

const SECOND_MS = 1000
const DAY_MS = 86_400_000

const formatters = new Map<string, Intl.DateTimeFormat>()

/** @returns the formatter of the zone, or of the default zone when Intl does not support it */
function getFormatter(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone)
  if (known) return known
  if (!isTimeZone(zone)) return getFormatter(DEFAULT_TIME_ZONE)
  const fields = {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  } as const
  const formatter = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', { ...fields, hourCycle: 'h23', timeZone: zone })
  formatters.set(zone, formatter)
  return formatter
}

/** @returns the zone's offset from UTC at an instant, in ms */
export function getOffset(zone: string, instant: number): number {
  const parts = getFormatter(zone).formatToParts(instant)
  const getValue = (type: string): number => Number(parts.find((part) => part.type === type)?.value)
  const wall = Date.UTC(
    getValue('year'),
    getValue('month') - 1,
    getValue('day'),
    getValue('hour'),
    getValue('minute'),
    getValue('second'),
  )
  return wall - Math.floor(instant / SECOND_MS) * SECOND_MS
}

/** @returns the zone's offsets before and after a wall-clock time (given as UTC), and those that map to it */
function findOffsets(zone: string, wall: number) {
  const [before, after] = [getOffset(zone, wall - DAY_MS), getOffset(zone, wall + DAY_MS)]
  const fitting = [...new Set([before, after])].filter((offset) => getOffset(zone, wall - offset) === offset)
  return { before, fitting }
}

/**
 * @returns the instant (ms) of a wall-clock time, given as UTC. A time that daylight saving skips uses the offset before the change; of an
 * ambiguous one, the first instant is used, as in the countdown of the guest page.
 */
export function toInstant(zone: string, wall: number): number {
  const { before, fitting } = findOffsets(zone, wall)
  return wall - (fitting[0] ?? before)
}

/** @returns whether the wall-clock time occurs twice in the zone */
export const isAmbiguous = (zone: string, wall: number): boolean => findOffsets(zone, wall).fitting.length > 1

/** A change of the zone's offset (ms) at `instant` (ms). */
export interface ClockChange {
  instant: number
  from: number
  to: number
}

/** @returns the change between two instants, to the second, by binary search */
function findChange(zone: string, early: number, late: number): ClockChange {
  const from = getOffset(zone, early)
  let [before, after] = [early, late]
  while (after - before > SECOND_MS) {
    const middle = Math.floor((before + after) / 2 / SECOND_MS) * SECOND_MS
    if (getOffset(zone, middle) === from) before = middle
    else after = middle
  }
  return { instant: after, from, to: getOffset(zone, after) }
}

/** @returns the offset changes between two instants (ms), in order */
export function listClockChanges(zone: string, start: number, end: number): ClockChange[] {
  const changes: ClockChange[] = []
  for (let day = start; day < end; day += DAY_MS) {
    const next = Math.min(day + DAY_MS, end)
    if (getOffset(zone, day) !== getOffset(zone, next)) changes.push(findChange(zone, day, next))
  }
  return changes
}

/** @returns whether Intl supports the zone */
export function isTimeZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}

/** @returns the calendar date (YYYY-MM-DD) of an instant (ms) in the zone */
export function getCalendarDate(zone: string, at: number): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(at)
  const getPart = (type: string): string => parts.find((p) => p.type === type)?.value ?? ''
  return `${getPart('year').padStart(4, '0')}-${getPart('month')}-${getPart('day')}`
}

/** @returns the calendar date (YYYY-MM-DD) some days after another */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** @returns the days from one calendar date (YYYY-MM-DD) to another; negative when that is earlier */
export const countDaysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS
