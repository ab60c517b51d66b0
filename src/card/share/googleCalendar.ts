import { WEDDING_MS } from '@shared/limits'
import type { InvitationContent } from '../content'
import { toCalendarDate } from '@shared/toCalendarDate'
import { getWeddingInstant } from '../countdown'

const DAY_MS = 86_400_000

/** The texts of the entry. */
interface Words {
  title: string
  location: string
  details: string
}

/** YYYYMMDDTHHMMSSZ */
const formatUtc = (instant: number): string => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '')

/** Begin and end: UTC instants, or whole days without a time. */
function formatDates(content: Pick<InvitationContent, 'weddingDate' | 'weddingTime' | 'timeZone'>): string {
  const day = toCalendarDate(content.weddingDate)?.getTime() ?? 0
  if (!content.weddingTime) return `${formatUtc(day).slice(0, 8)}/${formatUtc(day + DAY_MS).slice(0, 8)}`
  const start = getWeddingInstant(content) ?? day
  return `${formatUtc(start)}/${formatUtc(start + WEDDING_MS)}`
}

/** @returns the Google Calendar URL that adds the wedding; undefined for an invalid date. */
export function getGoogleCalendarUrl(
  content: InvitationContent,
  { title, location, details }: Words,
): string | undefined {
  if (!toCalendarDate(content.weddingDate)) return undefined
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: formatDates(content),
    ctz: content.timeZone,
    location,
    details,
  })
  return `https://calendar.google.com/calendar/render?${query.toString()}`
}
