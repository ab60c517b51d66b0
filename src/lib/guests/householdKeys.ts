import { buildSearchKey, toNameKey } from '@shared/guests/household'
import { toSearchKey } from '@shared/text'
import type { Household } from '@/api/weddings'

interface Keys {
  search: string
  name: string
  table: string
}

/** Folding 3,000 households takes longer than a keystroke may: the keys of a household are kept as long as the household. */
const keysOfHouseholds = new WeakMap<Household, Keys>()

/** @returns the folded texts of a household, for searching and comparing; its table is empty without a label */
export function getKeys(household: Household): Keys {
  const known = keysOfHouseholds.get(household)
  if (known) return known
  const keys = {
    search: buildSearchKey(household),
    name: toNameKey(household.name),
    table: toSearchKey(household.tableLabel ?? ''),
  }
  keysOfHouseholds.set(household, keys)
  return keys
}

/** Compares numbers in labels as numbers: table 2 comes before table 10. */
const labels = new Intl.Collator('en', { numeric: true })

export const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Compares folded table labels; an empty one comes last. */
export const compareTables = (a: string, b: string): number =>
  Number(a === '') - Number(b === '') || labels.compare(a, b)

export const compareNames = (a: Household, b: Household): number => compareTexts(getKeys(a).name, getKeys(b).name)
