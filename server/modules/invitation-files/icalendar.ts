/** iCalendar's grammar (RFC 5545): lines, texts, times and time zones. */
import { clockChanges, getOffset } from '../../../shared/timeZones.ts'

const LINE_END = '\r\n'
/** Longest line in octets, its end not counted (RFC 5545 §3.1). */
const LINE_OCTETS = 75
const MINUTE_MS = 60_000

/** A value of type TEXT: its own separators are escaped. */
export const text = (value: string): string =>
  value.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n')

/** Breaks a long line between letters, never inside one; what follows begins with a space. */
function folded(line: string): string {
  let octets = 0
  let result = ''
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (octets + size > LINE_OCTETS) {
      result += `${LINE_END} `
      octets = 1
    }
    result += letter
    octets += size
  }
  return result
}

/** A file of these lines. */
export const file = (lines: string[]): Buffer => Buffer.from(lines.map((line) => folded(line) + LINE_END).join(''))

/** A calendar date and time, YYYYMMDDTHHMMSS, of clocks that are given as if they were UTC (ms). */
export const dateTime = (wall: number): string => new Date(wall).toISOString().replace(/[-:]|\.\d+Z$/g, '')

/** An instant (ms) in UTC. */
export const utc = (instant: number): string => `${dateTime(instant)}Z`

/** A calendar date, YYYYMMDD. */
export const date = (day: string): string => day.replaceAll('-', '')

const twoDigits = (part: number): string => String(part).padStart(2, '0')

/** An offset from UTC (ms), as +HHMM. */
function utcOffset(offset: number): string {
  const minutes = Math.abs(Math.round(offset / MINUTE_MS))
  return `${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}${twoDigits(minutes % 60)}`
}

/**
 * The clocks of a zone in the year of an instant (ms) and the years beside it, each change by its own date. A rule for
 * all years would be wrong in some: Egypt's last Thursday of October may be followed by a Friday in November.
 */
export function timeZone(zone: string, instant: number): string[] {
  const year = new Date(instant).getUTCFullYear()
  const [start, end] = [Date.UTC(year - 1, 0), Date.UTC(year + 2, 0)]
  const first = getOffset(zone, start)
  const changes = [{ instant: start, from: first, to: first }, ...clockChanges(zone, start, end)]
  const standard = Math.min(...changes.map(({ to }) => to))
  const observances = changes.flatMap(({ instant: at, from, to }) => {
    const kind = to > standard ? 'DAYLIGHT' : 'STANDARD'
    return [
      `BEGIN:${kind}`,
      `DTSTART:${dateTime(at + from)}`,
      `TZOFFSETFROM:${utcOffset(from)}`,
      `TZOFFSETTO:${utcOffset(to)}`,
      `END:${kind}`,
    ]
  })
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...observances, 'END:VTIMEZONE']
}
