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

/** @returns the invitation's local time as if it were UTC, in epoch ms; the start of the day when it has no time */
const getWallTime = ({ wedding_date, wedding_time }: InvitationRow): number =>
  Date.parse(`${wedding_date}T${wedding_time ?? '00:00'}Z`)

/**
 * @returns DTSTART and DTEND in the invitation's time zone. A skipped local time is written as the time that clocks show at that instant. An
 * ambiguous one is written in UTC, because calendar programs disagree on its meaning.
 */
function formatTimedLines(zone: string, start: number): string[] {
  const formatWallTime = (instant: number): string => {
    const wall = instant + getOffset(zone, instant)
    return isAmbiguous(zone, wall) ? `:${ical.formatUtc(instant)}` : `;TZID=${zone}:${ical.formatDateTime(wall)}`
  }
  return [`DTSTART${formatWallTime(start)}`, `DTEND${formatWallTime(start + WEDDING_MS)}`]
}

const formatAllDayLines = (row: InvitationRow): string[] => [
  `DTSTART;VALUE=DATE:${ical.formatDate(row.wedding_date)}`,
  `DTEND;VALUE=DATE:${ical.formatDateTime(getWallTime({ ...row, wedding_time: null }) + DAY_MS).slice(0, 8)}`,
]

function formatEventLines(row: InvitationRow, config: Config): string[] {
  const { summary, description, separator } = getMessages(row.language as Language).calendar
  const page = config.publicUrl + invitationPath(row.slug)
  const changed = ical.formatUtc(Date.parse(row.updated_at))
  return [
    `UID:${row.id}`,
    `SEQUENCE:${row.version}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `SUMMARY:${ical.escapeText(summary(row.groom, row.bride))}`,
    `LOCATION:${ical.escapeText([row.hall, row.address, row.area].join(separator))}`,
    `DESCRIPTION:${ical.escapeText(description(page, row.maps_link))}`,
    `URL:${page}`,
  ]
}

/** @returns the lines of the calendar of one invitation */
function formatCalendarLines(row: InvitationRow, config: Config): string[] {
  const start = toInstant(row.time_zone, getWallTime(row))
  const timed = row.wedding_time !== null
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Zaffa//Invitation//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(timed ? ical.formatTimeZone(row.time_zone, start) : []),
    'BEGIN:VEVENT',
    ...formatEventLines(row, config),
    ...(timed ? formatTimedLines(row.time_zone, start) : formatAllDayLines(row)),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
}

/** The wedding as a calendar event (RFC 5545). Later versions replace earlier ones in the guest's calendar. */
export const calendarFile: FileKind = {
  name: 'calendar',
  mediaType: 'text/calendar; charset=utf-8',
  revision: 1,
  make: async (row, { config }) => ical.encodeFile(formatCalendarLines(row, config)),
}
