import { toFamilyKey } from '@shared/guests/familyKey'
import { toNameKey } from '@shared/guests/household'
import type { Household } from '@/api/weddings'
import { getNameKey } from './householdKeys'

/** @returns the households with the same phone, or a name that means the same family: a person decides whether they are the same family */
export function findSimilar(
  households: readonly Household[],
  { name, phoneE164 }: { name: string; phoneE164: string | null },
): Household[] {
  const key = toFamilyKey(toNameKey(name))
  return households.filter(
    (household) =>
      (phoneE164 !== null && household.phoneE164 === phoneE164) || toFamilyKey(getNameKey(household)) === key,
  )
}
