import { WEDDING_MS } from '@shared/limits'
import type { InvitationContent } from '../card/content'
import { calendarDate, weddingInstant } from '../card/countdown'

const DAY_MS = 86_400_000

/** What stands in the entry, in words. */
interface Words {
  title: string
  location: string
  details: string
}

/** YYYYMMDDTHHMMSSZ */
const utc = (instant: number): string => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '')

/** Begin and end: instants in UTC, so that no change of the clocks is read in two ways; whole days without a time. */
function datesOf(content: Pick<InvitationContent, 'weddingDate' | 'weddingTime' | 'timeZone'>): string {
  const day = calendarDate(content.weddingDate)?.getTime() ?? 0
  if (!content.weddingTime) return `${utc(day).slice(0, 8)}/${utc(day + DAY_MS).slice(0, 8)}`
  const start = weddingInstant(content) ?? day
  return `${utc(start)}/${utc(start + WEDDING_MS)}`
}

/** The address at which Google Calendar offers to add the wedding; undefined without a real date. */
export function googleCalendarAddress(content: InvitationContent, { title, location, details }: Words): string | undefined {
  if (!calendarDate(content.weddingDate)) return undefined
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: datesOf(content),
    ctz: content.timeZone,
    location,
    details,
  })
  return `https://calendar.google.com/calendar/render?${query.toString()}`
}
