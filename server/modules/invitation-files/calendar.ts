import { WEDDING_MS } from '../../../shared/limits.ts'
import type { Config } from '../../config/config.ts'
import type { InvitationRow } from '../invitations/model.ts'
import { isAmbiguous, toInstant, getOffset } from '../../../shared/timeZones.ts'
import { getMessages } from '../../messages/index.ts'
import type { Language } from '../../messages/index.ts'
import type { FileKind } from './service.ts'
import * as ical from './icalendar.ts'
import { invitationPath } from '../../../shared/routes.ts'

const DAY_MS = 86_400_000

/** The invitation's time as if it were UTC (ms); the start of the day without one. */
const wallOf = ({ wedding_date, wedding_time }: InvitationRow): number => Date.parse(`${wedding_date}T${wedding_time ?? '00:00'}Z`)

/**
 * Begin and end on the clocks of the invitation's zone; a time that they skip is written as the one they show then.
 * One that comes twice is written in UTC, for calendars do not agree on which of the two is meant.
 */
function timedLines(zone: string, start: number): string[] {
  const at = (instant: number): string => {
    const wall = instant + getOffset(zone, instant)
    return isAmbiguous(zone, wall) ? `:${ical.utc(instant)}` : `;TZID=${zone}:${ical.dateTime(wall)}`
  }
  return [`DTSTART${at(start)}`, `DTEND${at(start + WEDDING_MS)}`]
}

const wholeDayLines = (row: InvitationRow): string[] => [
  `DTSTART;VALUE=DATE:${ical.date(row.wedding_date)}`,
  `DTEND;VALUE=DATE:${ical.dateTime(wallOf({ ...row, wedding_time: null }) + DAY_MS).slice(0, 8)}`,
]

function eventLines(row: InvitationRow, config: Config): string[] {
  const { summary, description, separator } = getMessages(row.language as Language).calendar
  const page = (config.publicUrl + invitationPath(row.slug))
  const changed = ical.utc(Date.parse(row.updated_at))
  return [
    `UID:${row.id}`,
    `SEQUENCE:${row.version}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `SUMMARY:${ical.text(summary(row.groom, row.bride))}`,
    `LOCATION:${ical.text([row.hall, row.address, row.area].join(separator))}`,
    `DESCRIPTION:${ical.text(description(page, row.maps_link))}`,
    `URL:${page}`,
  ]
}

/** The calendar of one invitation. */
function calendarLines(row: InvitationRow, config: Config): string[] {
  const start = toInstant(row.time_zone, wallOf(row))
  const timed = row.wedding_time !== null
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Zaffa//Invitation//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(timed ? ical.timeZone(row.time_zone, start) : []),
    'BEGIN:VEVENT',
    ...eventLines(row, config),
    ...(timed ? timedLines(row.time_zone, start) : wholeDayLines(row)),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
}

/** The wedding as a calendar entry (RFC 5545): later versions replace earlier ones in the guest's calendar. */
export const calendarFile: FileKind = {
  name: 'calendar',
  mediaType: 'text/calendar; charset=utf-8',
  revision: 1,
  make: async (row, { config }) => ical.file(calendarLines(row, config)),
}
