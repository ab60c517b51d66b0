import { countGuests } from '@shared/guests/summary'
import { toSearchKey } from '@shared/text'
import type { Household, Side } from '@/api/weddings'
import { compareNames, compareTables, compareTexts, getSearchKey, getTableKey } from '@/lib/guests/householdKeys'

export type SortOrder = 'name' | 'seats' | 'table' | 'newest'

/** What a person looks for; empty texts and nulls filter nothing. */
export interface Search {
  text: string
  side: Side | ''
  hallId: string
  eventId: string
  tag: string
  phone: 'with' | 'without' | ''
  sort: SortOrder
}

export const EVERYONE: Search = { text: '', side: '', hallId: '', eventId: '', tag: '', phone: '', sort: 'name' }

/** @returns the sum of the seats of households: of each, those in the event in which it has most */
export const sumGuests = (households: readonly Household[], eventOfHall: ReadonlyMap<string, string>): number =>
  households.reduce((sum, household) => sum + countGuests(household, eventOfHall), 0)

function compareBy(
  sort: SortOrder,
  households: readonly Household[],
  eventOfHall: ReadonlyMap<string, string>,
): (a: Household, b: Household) => number {
  if (sort === 'newest') return (a, b) => compareTexts(b.createdAt, a.createdAt) || compareNames(a, b)
  if (sort === 'table') return (a, b) => compareTables(getTableKey(a), getTableKey(b)) || compareNames(a, b)
  if (sort === 'seats') {
    const guests = new Map(households.map((household) => [household, countGuests(household, eventOfHall)]))
    return (a, b) => guests.get(b)! - guests.get(a)! || compareNames(a, b)
  }
  return compareNames
}

/**
 * @param eventOfHall the event of each hall, by the id of the hall
 * @returns the households in an order
 */
export const sortHouseholds = (
  households: readonly Household[],
  sort: SortOrder,
  eventOfHall: ReadonlyMap<string, string>,
): Household[] => households.toSorted(compareBy(sort, households, eventOfHall))

/**
 * @param eventOfHall the event of each hall, by the id of the hall
 * @returns the households that match all conditions, in the order in which they are given
 */
export function filterHouseholds(
  households: readonly Household[],
  search: Search,
  eventOfHall: ReadonlyMap<string, string>,
): Household[] {
  const key = toSearchKey(search.text)
  const hasSeats = ({ seats }: Household) =>
    seats.some(
      ({ hallId }) =>
        (search.hallId === '' || hallId === search.hallId) &&
        (search.eventId === '' || eventOfHall.get(hallId) === search.eventId),
    )
  return households.filter(
    (household) =>
      (key === '' || getSearchKey(household).includes(key)) &&
      (search.side === '' || household.side === search.side) &&
      (search.tag === '' || household.tags.includes(search.tag)) &&
      (search.phone === '' || (search.phone === 'with') === (household.phoneE164 !== undefined)) &&
      ((search.hallId === '' && search.eventId === '') || hasSeats(household)),
  )
}

/** @returns the number of filters of a search, besides its text */
export const countFilters = ({ sort: _sort, text: _text, ...filters }: Search): number =>
  Object.values(filters).filter((filter) => filter !== '').length

/** @returns whether a search shows fewer than all households */
export const isFiltered = ({ sort: _sort, ...conditions }: Search): boolean =>
  Object.values(conditions).some((condition) => condition !== '')
