/** The iCalendar format (RFC 5545): lines, texts, times and time zones. */
import { clockChanges, getOffset } from '../../../shared/timeZones.ts'

const LINE_END = '\r\n'
/** The maximum length of a line in octets, without its line break (RFC 5545 §3.1). */
const LINE_OCTETS = 75
const MINUTE_MS = 60_000

/** @returns a value of type TEXT, with separators escaped */
export const text = (value: string): string =>
  value.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n')

/** Folds a long line between characters. Continuation lines begin with a space. */
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

/** @returns a file with these lines */
export const file = (lines: string[]): Buffer => Buffer.from(lines.map((line) => folded(line) + LINE_END).join(''))

/**
 * @param wall local time as if it were UTC, in epoch ms
 * @returns a date and time, YYYYMMDDTHHMMSS
 */
export const dateTime = (wall: number): string => new Date(wall).toISOString().replace(/[-:]|\.\d+Z$/g, '')

/**
 * @param instant in epoch ms
 * @returns a date and time in UTC
 */
export const utc = (instant: number): string => `${dateTime(instant)}Z`

/** @returns a date, YYYYMMDD */
export const date = (day: string): string => day.replaceAll('-', '')

const twoDigits = (part: number): string => String(part).padStart(2, '0')

/**
 * @param offset from UTC, in ms
 * @returns the offset as +HHMM
 */
function utcOffset(offset: number): string {
  const minutes = Math.abs(Math.round(offset / MINUTE_MS))
  return `${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}${twoDigits(minutes % 60)}`
}

/**
 * @param instant in epoch ms
 * @returns a VTIMEZONE with each clock change of the instant's year and of the years before and after. A recurrence rule would be wrong in some
 * years: in Egypt the clocks change after the last Thursday of October, which may be a Friday in November.
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
