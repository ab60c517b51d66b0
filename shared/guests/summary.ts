import type { HouseholdLike } from './household.ts'

type Side = HouseholdLike['side']
const SIDES: readonly Side[] = ['groom', 'bride', 'both']

/** A hall as the summary needs it. */
export interface HallLike {
  id: string
  eventId: string
}

/** The seats in a hall that the families of a side have. */
export interface SideSeats {
  side: Side
  seats: number
}

/** Counts of the households on a list (GuestSummary of the OpenAPI document, without the bin). */
export interface GuestCounts {
  households: number
  /** Of each household, the seats in the event in which it has most. */
  guests: number
  withoutPhone: number
  withoutSeats: number
  halls: { hallId: string; households: number; seats: number; sides: SideSeats[] }[]
  sides: { side: Side; households: number; guests: number }[]
  /** Most frequent first. */
  tags: { tag: string; households: number; guests: number }[]
}

/** @returns the number of persons of a household: its seats in the event in which it has most */
export function countGuests({ seats }: Pick<HouseholdLike, 'seats'>, eventOfHall: ReadonlyMap<string, string>): number {
  // Most households have seats in one hall: a map for each of 3,000 takes a slow phone 45 ms.
  if (seats.length === 1) return eventOfHall.has(seats[0]!.hallId) ? seats[0]!.allowed : 0
  const byEvent = new Map<string, number>()
  for (const { hallId, allowed } of seats) {
    const event = eventOfHall.get(hallId)
    if (event !== undefined) byEvent.set(event, (byEvent.get(event) ?? 0) + allowed)
  }
  return Math.max(0, ...byEvent.values())
}

/** @returns the events of the halls, by the id of the hall */
export const mapEventsOfHalls = (halls: readonly HallLike[]): Map<string, string> =>
  new Map(halls.map(({ id, eventId }) => [id, eventId]))

/**
 * Counts households and seats. Browser and server count with this function: the browser before its change is acknowledged.
 * @param halls all halls of the wedding, in the order of the result
 */
export function countHouseholds(
  households: readonly Pick<HouseholdLike, 'side' | 'tags' | 'phoneE164' | 'seats'>[],
  halls: readonly HallLike[],
): GuestCounts {
  const eventOfHall = mapEventsOfHalls(halls)
  const byHall = new Map(halls.map(({ id }) => [id, createHallCount(id)]))
  const bySide = new Map(SIDES.map((side) => [side, { side, households: 0, guests: 0 }]))
  const byTag = new Map<string, GuestCounts['tags'][number]>()
  const counts = { households: households.length, guests: 0, withoutPhone: 0, withoutSeats: 0 }
  for (const household of households) {
    const guests = countGuests(household, eventOfHall)
    counts.guests += guests
    if (household.phoneE164 === undefined) counts.withoutPhone += 1
    if (guests === 0) counts.withoutSeats += 1
    addGuests(bySide.get(household.side)!, guests)
    for (const tag of household.tags) {
      if (!byTag.has(tag)) byTag.set(tag, { tag, households: 0, guests: 0 })
      addGuests(byTag.get(tag)!, guests)
    }
    for (const { hallId, allowed } of household.seats) {
      const hall = byHall.get(hallId)
      if (!hall) continue
      hall.households += 1
      hall.seats += allowed
      hall.sides.find(({ side }) => side === household.side)!.seats += allowed
    }
  }
  const tags = [...byTag.values()].toSorted((a, b) => b.households - a.households || (a.tag < b.tag ? -1 : 1))
  return { ...counts, halls: [...byHall.values()], sides: [...bySide.values()], tags }
}

const createHallCount = (hallId: string): GuestCounts['halls'][number] => ({
  hallId,
  households: 0,
  seats: 0,
  sides: SIDES.map((side) => ({ side, seats: 0 })),
})

function addGuests(count: { households: number; guests: number }, guests: number): void {
  count.households += 1
  count.guests += guests
}
