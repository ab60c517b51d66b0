import { WEDDING_MS } from '../../../shared/limits.ts'
import type { Config } from '../../config/config.ts'
import { formatCoupleForGuests } from '../invitations/model.ts'
import type { InvitationRow } from '../invitations/model.ts'
import { isAmbiguous, toInstant, getOffset } from '../../../shared/timeZones.ts'
import { getMessages } from '../../messages/index.ts'
import type { Language } from '../../messages/index.ts'
import type { FileKind } from './service.ts'
import * as ical from './icalendar.ts'
import { invitationPath } from '../../../shared/routes.ts'

const DAY_MS = 86_400_000
export const CALENDAR_MEDIA_TYPE = 'text/calendar; charset=utf-8'

/** An event as a calendar shows it. */
export interface CalendarEntry {
  /** Calendars show two entries with the same id once, in the later version. */
  uid: string
  version: number
  /** The time of this version. */
  changedAt: string
  summary: string
  /** Empty when it is unknown. */
  place: string
  description: string
  url: string
  timeZone: string
  date: string
  /** Without it, the entry lasts all day. */
  time: string | null
  /** Whether nothing takes place at that time any more, because it is postponed or called off. */
  isCancelled: boolean
}

/** @returns the entry's local time as if it were UTC, in epoch ms; the start of the day when it has no time */
const getWallTime = ({ date, time }: Pick<CalendarEntry, 'date' | 'time'>): number =>
  Date.parse(`${date}T${time ?? '00:00'}Z`)

/**
 * @returns DTSTART and DTEND in the entry's time zone. A skipped local time is written as the time that clocks show at that instant. An
 * ambiguous one is written in UTC, because calendar programs disagree on its meaning.
 */
function formatTimedLines(zone: string, start: number): string[] {
  const formatWallTime = (instant: number): string => {
    const wall = instant + getOffset(zone, instant)
    return isAmbiguous(zone, wall) ? `:${ical.formatUtc(instant)}` : `;TZID=${zone}:${ical.formatDateTime(wall)}`
  }
  return [`DTSTART${formatWallTime(start)}`, `DTEND${formatWallTime(start + WEDDING_MS)}`]
}

const formatAllDayLines = ({ date }: CalendarEntry): string[] => [
  `DTSTART;VALUE=DATE:${ical.formatDate(date)}`,
  `DTEND;VALUE=DATE:${ical.formatDateTime(getWallTime({ date, time: null }) + DAY_MS).slice(0, 8)}`,
]

function formatEventLines(entry: CalendarEntry): string[] {
  const { uid, version, summary, place, description, url, isCancelled } = entry
  const changed = ical.formatUtc(Date.parse(entry.changedAt))
  return [
    `UID:${uid}`,
    `SEQUENCE:${version}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `SUMMARY:${ical.escapeText(summary)}`,
    ...(place === '' ? [] : [`LOCATION:${ical.escapeText(place)}`]),
    `DESCRIPTION:${ical.escapeText(description)}`,
    `URL:${url}`,
  ]
}

/** @returns a calendar with one entry (RFC 5545) */
export function buildCalendar(entry: CalendarEntry): Buffer {
  const { timeZone, time } = entry
  const start = toInstant(timeZone, getWallTime(entry))
  const isTimed = time !== null
  return ical.encodeFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Zaffa//Invitation//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(isTimed ? ical.formatTimeZone(timeZone, start) : []),
    'BEGIN:VEVENT',
    ...formatEventLines(entry),
    ...(isTimed ? formatTimedLines(timeZone, start) : formatAllDayLines(entry)),
    'END:VEVENT',
    'END:VCALENDAR',
  ])
}

/** @returns the wedding as the invitation shows it */
export function toCalendarEntry(row: InvitationRow, { publicUrl }: Pick<Config, 'publicUrl'>): CalendarEntry {
  const { summary, description, separator } = getMessages(row.language as Language).calendar
  const url = publicUrl + invitationPath(row.slug)
  return {
    uid: row.id,
    version: row.version,
    changedAt: row.updated_at,
    summary: summary(formatCoupleForGuests(row, row.language as Language)),
    place: [row.hall, row.address, row.area].join(separator),
    description: description(url, row.maps_link),
    url,
    timeZone: row.time_zone,
    date: row.wedding_date,
    time: row.wedding_time,
    isCancelled: row.wedding_status !== null,
  }
}

/** The wedding as a calendar event. Later versions replace earlier ones in the guest's calendar. */
export const calendarFile: FileKind = {
  name: 'calendar',
  mediaType: CALENDAR_MEDIA_TYPE,
  revision: 3,
  make: async (row, { config }) => buildCalendar(toCalendarEntry(row, config)),
}
