import type { Event, EventKind, Wedding } from '@/api/weddings'

const DAY_MS = 86_400_000

const findEvent = (events: readonly Event[], kind: EventKind): Event | undefined =>
  events.find((event) => event.kind === kind)

/** @returns the date of the wedding itself, YYYY-MM-DD; undefined until it is set */
export const findWeddingDate = (events: readonly Event[]): string | undefined => findEvent(events, 'wedding')?.date

/** @returns whether the wedding has a date and every hall a number of seats */
export const isPlanned = (events: readonly Event[]): boolean =>
  findWeddingDate(events) !== undefined &&
  events.every(({ halls }) => halls.every(({ capacity }) => capacity !== undefined))

/** @returns what a new invitation has from its wedding, with only the dates that are set */
export function getInvitationDates({ id, timeZone }: Wedding, events: readonly Event[]) {
  const wedding = findEvent(events, 'wedding')
  const dates = {
    weddingDate: wedding?.date,
    weddingTime: wedding?.time,
    engagementDate: findEvent(events, 'engagement')?.date,
    hennaDate: findEvent(events, 'henna')?.date,
    crownDate: findEvent(events, 'contract')?.date,
  }
  const known = Object.fromEntries(Object.entries(dates).filter(([, date]) => date !== undefined))
  return { weddingId: id, timeZone, ...(known as Partial<Record<keyof typeof dates, string>>) }
}

/** @returns the days from one calendar date (YYYY-MM-DD) to another; negative when that is earlier */
export const countDaysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS
