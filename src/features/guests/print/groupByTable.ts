import type { Household } from '@/api/weddings'
import { compareNames, compareTables, getKeys } from '@/lib/guests/householdKeys'

/** A family with its seats in the hall of the list. */
export interface SeatedHousehold {
  household: Household
  seats: number
}

/** The families of one table. */
export interface TableGroup {
  /** As it was typed for the first family; undefined for the families without a table. */
  label: string | undefined
  households: SeatedHousehold[]
  seats: number
}

/**
 * Groups the families that have seats in a hall by their table. The same label in other letter case or digits is the same table.
 * @returns the groups by number or label of the table, families without a table last; in a group by name
 */
export function groupByTable(households: readonly Household[], hallId: string): TableGroup[] {
  const groups = new Map<string, SeatedHousehold[]>()
  for (const household of households) {
    const seats = household.seats.find((one) => one.hallId === hallId)?.allowed ?? 0
    if (seats === 0) continue
    const { table } = getKeys(household)
    const members = groups.get(table)
    if (members) members.push({ household, seats })
    else groups.set(table, [{ household, seats }])
  }
  return [...groups]
    .toSorted(([a], [b]) => compareTables(a, b))
    .map(([key, members]) => ({
      label: key === '' ? undefined : members[0]!.household.tableLabel,
      households: members.toSorted((a, b) => compareNames(a.household, b.household)),
      seats: members.reduce((sum, { seats }) => sum + seats, 0),
    }))
}
