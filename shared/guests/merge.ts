import type { HouseholdLike } from './household.ts'

type Seats = HouseholdLike['seats'][number]
/** What an imported row says of a household; an absent property is a blank cell. */
export interface RowDetails {
  seats?: readonly Seats[]
}

/**
 * Merges an imported row into a household: blank cells change nothing, and halls that the row does not name keep their seats.
 * @returns the details after the import
 */
export function mergeRow<T extends { seats?: Seats[] }>(before: T, row: Partial<Omit<T, 'seats'>> & RowDetails): T {
  const { seats: given = [], ...details } = row
  const halls = new Set(given.map(({ hallId }) => hallId))
  const kept = (before.seats ?? []).filter(({ hallId }) => !halls.has(hallId))
  const named = Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined))
  return { ...before, ...named, seats: [...kept, ...given].filter(({ allowed }) => allowed > 0) }
}

/** Properties and seats in alphabetical order. */
const normalize = (details: object): unknown =>
  Object.entries(details)
    .map(([name, value]) => [name, name === 'seats' ? sortSeats(value as Seats[]) : (value as unknown)] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))

const sortSeats = (seats: readonly Seats[]): Seats[] => seats.toSorted((a, b) => (a.hallId < b.hallId ? -1 : 1))

/** @returns whether the details of two households are equal, whatever the order of their halls */
export const hasSameDetails = (one: object, other: object): boolean =>
  JSON.stringify(normalize(one)) === JSON.stringify(normalize(other))
