import { getAnswer, type Answer } from '@shared/guests/replies'
import type { Household, HouseholdStatus } from '@/api/weddings'

/** @returns what households have replied, by their id; those without a reply are missing */
export function getAnswers(
  households: readonly Household[],
  statuses: readonly HouseholdStatus[] = [],
): ReadonlyMap<string, Answer> {
  const replied = new Map(statuses.filter(({ reply }) => reply).map((status) => [status.householdId, status]))
  return new Map(
    households.flatMap((household) => {
      const status = replied.get(household.id)
      return status ? [[household.id, getAnswer(household, status)] as const] : []
    }),
  )
}
