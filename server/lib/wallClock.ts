/** The clocks on the walls of a time zone, daylight saving included, as Intl knows them. */
const SECOND_MS = 1000
const DAY_MS = 86_400_000

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  clocks.set(zone, clock)
  return clock
}

/** How far the zone's clocks are ahead of UTC at an instant, in ms. */
export function offsetAt(zone: string, instant: number): number {
  const parts = clockOf(zone).formatToParts(instant)
  const value = (type: string): number => Number(parts.find((part) => part.type === type)?.value)
  const wall = Date.UTC(value('year'), value('month') - 1, value('day'), value('hour'), value('minute'), value('second'))
  return wall - Math.floor(instant / SECOND_MS) * SECOND_MS
}

/** The zone's offsets before and after a time on its clocks (given as if it were UTC), and those at which they show it. */
function readingsOf(zone: string, wall: number) {
  const [before, after] = [offsetAt(zone, wall - DAY_MS), offsetAt(zone, wall + DAY_MS)]
  const fitting = [...new Set([before, after])].filter((offset) => offsetAt(zone, wall - offset) === offset)
  return { before, fitting }
}

/**
 * The instant (ms) at which the zone's clocks show a time, given as if it were UTC. A time that daylight saving skips is
 * counted on from before the gap; one that comes twice is the first: the countdown on the guest's page reads it so too.
 */
export function instantOf(zone: string, wall: number): number {
  const { before, fitting } = readingsOf(zone, wall)
  return wall - (fitting[0] ?? before)
}

/** Whether the zone's clocks show this time twice. */
export const comesTwice = (zone: string, wall: number): boolean => readingsOf(zone, wall).fitting.length > 1

/** A change of the clocks: at `instant` (ms) they go from one offset (ms) to another. */
export interface ClockChange {
  instant: number
  from: number
  to: number
}

/** Narrows a change down to its second. */
function changeBetween(zone: string, early: number, late: number): ClockChange {
  const from = offsetAt(zone, early)
  let [before, after] = [early, late]
  while (after - before > SECOND_MS) {
    const middle = Math.floor((before + after) / 2 / SECOND_MS) * SECOND_MS
    if (offsetAt(zone, middle) === from) before = middle
    else after = middle
  }
  return { instant: after, from, to: offsetAt(zone, after) }
}

/** The changes of the clocks between two instants (ms), in order. */
export function clockChanges(zone: string, start: number, end: number): ClockChange[] {
  const changes: ClockChange[] = []
  for (let day = start; day < end; day += DAY_MS) {
    const next = Math.min(day + DAY_MS, end)
    if (offsetAt(zone, day) !== offsetAt(zone, next)) changes.push(changeBetween(zone, day, next))
  }
  return changes
}
