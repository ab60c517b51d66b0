import { getAnswer, type Answer } from '@shared/guests/replies'
import type { Household, StatusEntities } from '@/api/weddings'
import { compareNames, compareTables, getTableKey } from '@/lib/guests/householdKeys'

/** A family with its seats in the hall of the list, and who comes to it. */
export interface SeatedHousehold {
  household: Household
  seats: number
  /** For this hall: a family that comes to another hall only is `notComing`. */
  answer: Answer
  coming: number
  /** How many of those who come are children. */
  children: number
  message: string | undefined
}

export interface Totals {
  families: number
  seats: number
  coming: number
  children: number
}

/** The families of one table. */
export interface TableGroup {
  /** As it was typed for the first family; undefined for the families without a table. */
  label: string | undefined
  households: SeatedHousehold[]
}

function seat(
  household: Household,
  status: StatusEntities['entities'][string] | undefined,
  hallId: string,
): SeatedHousehold {
  const reply = status?.reply
  const isHall = (one: { hallId: string }) => one.hallId === hallId
  const { coming = 0, children = 0 } = reply?.seats.find(isHall) ?? {}
  return {
    household,
    seats: household.seats.find(isHall)?.allowed ?? 0,
    answer: reply ? (coming > 0 ? 'coming' : 'notComing') : getAnswer(household, undefined),
    coming,
    children,
    message: reply?.message,
  }
}

/**
 * Groups the families that have seats in a hall, or come to it, by their table. The same label in other letter case or digits is the same
 * table.
 * @param options.hasDeclined whether the families that do not come to the hall are on the list
 * @returns the groups by number or label of the table, families without a table last; in a group by name
 */
export function groupByTable(
  households: readonly Household[],
  statuses: StatusEntities['entities'],
  hallId: string,
  { hasDeclined }: { hasDeclined: boolean },
): TableGroup[] {
  const groups = new Map<string, SeatedHousehold[]>()
  for (const household of households) {
    const seated = seat(household, statuses[household.id], hallId)
    if (seated.seats === 0 && seated.coming === 0) continue
    if (seated.answer === 'notComing' && !hasDeclined) continue
    const table = getTableKey(household)
    const members = groups.get(table)
    if (members) members.push(seated)
    else groups.set(table, [seated])
  }
  return [...groups]
    .toSorted(([a], [b]) => compareTables(a, b))
    .map(([key, members]) => ({
      label: key === '' ? undefined : members[0]!.household.tableLabel,
      households: members.toSorted((a, b) => compareNames(a.household, b.household)),
    }))
}

/** @returns the numbers of some families of a hall */
export const sumUp = (households: readonly SeatedHousehold[]): Totals => ({
  families: households.length,
  seats: households.reduce((sum, { seats }) => sum + seats, 0),
  coming: households.reduce((sum, { coming }) => sum + coming, 0),
  children: households.reduce((sum, { children }) => sum + children, 0),
})
