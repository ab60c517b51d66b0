/** The iCalendar format (RFC 5545): lines, texts, times and time zones. */
import { listClockChanges, getOffset } from '../../../shared/timeZones.ts'

const LINE_END = '\r\n'
/** The maximum length of a line in octets, without its line break (RFC 5545 §3.1). */
const LINE_OCTETS = 75
const MINUTE_MS = 60_000

/** @returns a value of type TEXT, with separators escaped */
export const escapeText = (value: string): string =>
  value.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n')

/** Folds a long line between characters. Continuation lines begin with a space. */
function foldLine(line: string): string {
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
export const encodeFile = (lines: string[]): Buffer =>
  Buffer.from(lines.map((line) => foldLine(line) + LINE_END).join(''))

/**
 * @param wall local time as if it were UTC, in epoch ms
 * @returns a date and time, YYYYMMDDTHHMMSS
 */
export const formatDateTime = (wall: number): string => new Date(wall).toISOString().replace(/[-:]|\.\d+Z$/g, '')

/**
 * @param instant in epoch ms
 * @returns a date and time in UTC
 */
export const formatUtc = (instant: number): string => `${formatDateTime(instant)}Z`

/** @returns a date, YYYYMMDD */
export const formatDate = (day: string): string => day.replaceAll('-', '')

const formatTwoDigits = (part: number): string => String(part).padStart(2, '0')

/**
 * @param offset from UTC, in ms
 * @returns the offset as +HHMM
 */
function formatUtcOffset(offset: number): string {
  const minutes = Math.abs(Math.round(offset / MINUTE_MS))
  return `${offset < 0 ? '-' : '+'}${formatTwoDigits(Math.floor(minutes / 60))}${formatTwoDigits(minutes % 60)}`
}

/**
 * @param instant in epoch ms
 * @returns a VTIMEZONE with each clock change of the instant's year and of the years before and after. A recurrence rule would be wrong in some
 * years: in Egypt the clocks change after the last Thursday of October, which may be a Friday in November.
 */
export function formatTimeZone(zone: string, instant: number): string[] {
  const year = new Date(instant).getUTCFullYear()
  const [start, end] = [Date.UTC(year - 1, 0), Date.UTC(year + 2, 0)]
  const first = getOffset(zone, start)
  const changes = [{ instant: start, from: first, to: first }, ...listClockChanges(zone, start, end)]
  const standard = Math.min(...changes.map(({ to }) => to))
  const observances = changes.flatMap(({ instant: at, from, to }) => {
    const kind = to > standard ? 'DAYLIGHT' : 'STANDARD'
    return [
      `BEGIN:${kind}`,
      `DTSTART:${formatDateTime(at + from)}`,
      `TZOFFSETFROM:${formatUtcOffset(from)}`,
      `TZOFFSETTO:${formatUtcOffset(to)}`,
      `END:${kind}`,
    ]
  })
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...observances, 'END:VTIMEZONE']
}
