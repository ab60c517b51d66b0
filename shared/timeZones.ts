/** Wall-clock times of IANA time zones, daylight saving included, as Intl knows them. */
export const DEFAULT_TIME_ZONE = 'Africa/Cairo'

const SECOND_MS = 1000
const DAY_MS = 86_400_000

const formatters = new Map<string, Intl.DateTimeFormat>()

/** @returns the formatter of the zone; of the default one where Intl does not know it */
function getFormatter(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone)
  if (known) return known
  if (!isTimeZone(zone)) return getFormatter(DEFAULT_TIME_ZONE)
  const fields = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' } as const
  const formatter = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', { ...fields, hourCycle: 'h23', timeZone: zone })
  formatters.set(zone, formatter)
  return formatter
}

/** How far the zone's clocks are ahead of UTC at an instant, in ms. */
export function getOffset(zone: string, instant: number): number {
  const parts = getFormatter(zone).formatToParts(instant)
  const value = (type: string): number => Number(parts.find((part) => part.type === type)?.value)
  const wall = Date.UTC(value('year'), value('month') - 1, value('day'), value('hour'), value('minute'), value('second'))
  return wall - Math.floor(instant / SECOND_MS) * SECOND_MS
}

/** The zone's offsets before and after a time on its clocks (given as if it were UTC), and those at which they show it. */
function findOffsets(zone: string, wall: number) {
  const [before, after] = [getOffset(zone, wall - DAY_MS), getOffset(zone, wall + DAY_MS)]
  const fitting = [...new Set([before, after])].filter((offset) => getOffset(zone, wall - offset) === offset)
  return { before, fitting }
}

/**
 * The instant (ms) at which the zone's clocks show a time, given as if it were UTC. A time that daylight saving skips is
 * counted on from before the gap; one that comes twice is the first: the countdown on the guest's page reads it so too.
 */
export function toInstant(zone: string, wall: number): number {
  const { before, fitting } = findOffsets(zone, wall)
  return wall - (fitting[0] ?? before)
}

/** Whether the zone's clocks show this time twice. */
export const isAmbiguous = (zone: string, wall: number): boolean => findOffsets(zone, wall).fitting.length > 1

/** A change of the clocks: at `instant` (ms) they go from one offset (ms) to another. */
export interface ClockChange {
  instant: number
  from: number
  to: number
}

/** Narrows a change down to its second. */
function changeBetween(zone: string, early: number, late: number): ClockChange {
  const from = getOffset(zone, early)
  let [before, after] = [early, late]
  while (after - before > SECOND_MS) {
    const middle = Math.floor((before + after) / 2 / SECOND_MS) * SECOND_MS
    if (getOffset(zone, middle) === from) before = middle
    else after = middle
  }
  return { instant: after, from, to: getOffset(zone, after) }
}

/** The changes of the clocks between two instants (ms), in order. */
export function clockChanges(zone: string, start: number, end: number): ClockChange[] {
  const changes: ClockChange[] = []
  for (let day = start; day < end; day += DAY_MS) {
    const next = Math.min(day + DAY_MS, end)
    if (getOffset(zone, day) !== getOffset(zone, next)) changes.push(changeBetween(zone, day, next))
  }
  return changes
}

/** Whether Intl knows the zone. */
export function isTimeZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}

/** The calendar date (YYYY-MM-DD) that it is in the zone at this instant (ms). */
export function getCalendarDate(zone: string, at: number): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(at)
  const part = (type: string): string => parts.find((p) => p.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}
