import { buildSearchKey, toNameKey } from '@shared/guests/household'
import { toSearchKey } from '@shared/text'
import type { Household } from '@/api/weddings'

/** Folding 3,000 households takes longer than a keystroke may: a key is kept as long as its household. */
function keepKeys(build: (household: Household) => string): (household: Household) => string {
  const keys = new WeakMap<Household, string>()
  return (household) => {
    const known = keys.get(household)
    if (known !== undefined) return known
    const key = build(household)
    keys.set(household, key)
    return key
  }
}

/** @returns all searchable details of a household, folded */
export const getSearchKey = keepKeys(buildSearchKey)
/** @returns the folded name of a household */
export const getNameKey = keepKeys(({ name }) => toNameKey(name))
/** @returns the folded table of a household; empty without one */
export const getTableKey = keepKeys(({ tableLabel }) => toSearchKey(tableLabel ?? ''))

let labels: Intl.Collator | undefined

/** Compares numbers in labels as numbers: table 2 comes before table 10. The collator is slow to create, and most lists are sorted by name. */
const compareLabels = (a: string, b: string): number =>
  (labels ??= new Intl.Collator('en', { numeric: true })).compare(a, b)

export const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Compares folded table labels; an empty one comes last. */
export const compareTables = (a: string, b: string): number =>
  Number(a === '') - Number(b === '') || compareLabels(a, b)

export const compareNames = (a: Household, b: Household): number => compareTexts(getNameKey(a), getNameKey(b))
