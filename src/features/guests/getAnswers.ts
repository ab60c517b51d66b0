import { getAnswer, type Answer } from '@shared/guests/replies'
import type { Household, StatusEntities } from '@/api/weddings'

/** @returns what households have replied, by their id; those without a reply are missing */
export function getAnswers(
  households: readonly Household[],
  statuses: StatusEntities['entities'] = {},
): ReadonlyMap<string, Answer> {
  const replied = households.filter(({ id }) => statuses[id]?.reply)
  return new Map(replied.map((household) => [household.id, getAnswer(household, statuses[household.id])]))
}
