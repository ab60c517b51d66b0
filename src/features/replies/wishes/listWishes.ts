import type { Household, Reply, StatusEntities } from '@/api/weddings'
import { compareTexts } from '@/lib/guests/householdKeys'

interface Wish {
  household: Household
  reply: Reply
}

/** @returns the messages of counting replies that the guests allow to show, newest first */
export const listWishes = (households: readonly Household[], statuses: StatusEntities['entities']): Wish[] =>
  households
    .flatMap((household) => {
      const reply = statuses[household.id]?.reply
      return reply?.mayPublish && reply.message !== undefined ? [{ household, reply }] : []
    })
    .toSorted((a, b) => compareTexts(b.reply.createdAt, a.reply.createdAt))
