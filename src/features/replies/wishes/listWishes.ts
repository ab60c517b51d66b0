import type { Household, HouseholdStatus, Reply } from '@/api/weddings'
import { compareTexts } from '@/lib/guests/householdKeys'

interface Wish {
  household: Household
  reply: Reply
}

/** @returns the messages of counting replies that the guests allow to show, newest first */
export function listWishes(households: readonly Household[], statuses: readonly HouseholdStatus[]): Wish[] {
  const householdById = new Map(households.map((household) => [household.id, household]))
  return statuses
    .flatMap(({ householdId, reply }) => {
      const household = householdById.get(householdId)
      return household && reply?.mayPublish && reply.message !== undefined ? [{ household, reply }] : []
    })
    .toSorted((a, b) => compareTexts(b.reply.createdAt, a.reply.createdAt))
}
