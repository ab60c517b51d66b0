import { hasSameDetails } from '../../../shared/guests/merge.ts'
import type { ChangeKind, ChangedDetails, NewChange } from '../weddings/changes.ts'
import { cleanHousehold, toDetails } from './model.ts'
import type { HouseholdDetails, StoredHousehold } from './model.ts'

/** @returns a change of a household for the log. @param after as it is stored now */
export const describeChange = (kind: ChangeKind, { row }: StoredHousehold): NewChange => ({
  kind,
  householdId: row.id,
  side: row.side,
  name: row.name,
  version: row.version,
})

/** @returns the details of one household that the other one has not, without the phone */
function pickDifferent(details: HouseholdDetails, other: HouseholdDetails): ChangedDetails {
  const { phone: _phone, ...compared } = details
  const different = Object.entries(compared).filter(
    ([name, value]) => !hasSameDetails({ [name]: value }, { [name]: other[name as keyof HouseholdDetails] ?? null }),
  )
  return Object.fromEntries(different)
}

/** The side whose managers no longer see a household that has moved. */
function findLosingSide(before: string, after: string): string | undefined {
  if (before === after || after === 'both') return undefined
  if (before === 'both') return after === 'groom' ? 'bride' : 'groom'
  return before
}

/** @returns the edit of a household for the log, and that it has left a side; nothing when its details are the same */
export function describeEdit(before: StoredHousehold, after: StoredHousehold): NewChange[] {
  const [was, is] = [cleanHousehold(toDetails(before)), cleanHousehold(toDetails(after))]
  if (hasSameDetails(was, is)) return []
  const edited: NewChange = {
    ...describeChange('householdEdited', after),
    before: pickDifferent(was, is),
    after: pickDifferent(is, was),
    phoneChanged: was.phone !== is.phone,
  }
  const losingSide = findLosingSide(before.row.side, after.row.side)
  if (losingSide === undefined) return [edited]
  return [edited, { ...describeChange('householdMovedAway', before), side: losingSide }]
}
