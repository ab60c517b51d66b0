import { findOpenedBy } from '@shared/guests/queue'
import type { HouseholdStatus, Send } from '@/api/weddings'
import { isByOther } from '@/lib/isByOther'

/** Messages that another member has sent within this time are said on the card. */
const RECENT_MS = 10 * 60_000

/** What another member does, or has just done, with the household that is shown. */
export type MemberActivity =
  | { type: 'open'; memberId: string }
  | { type: 'sent' | 'wrongNumber'; memberId: string; at: string }

interface ActivityInput {
  status: HouseholdStatus | undefined
  /** The latest message of the kind. */
  latest: Send | undefined
  /** Whether it was recorded while the household is shown: it is said for as long as that. */
  isNew: boolean
  selfId: string | undefined
  /** In ms. */
  now: number
}

/** @returns what a sender must know before the message is sent a second time */
export function findMemberActivity({ status, latest, isNew, selfId, now }: ActivityInput): MemberActivity | undefined {
  if (isByOther(latest, selfId) && latest.result !== 'skipped') {
    const { result, sentBy, createdAt } = latest
    if (isNew || now - Date.parse(createdAt) < RECENT_MS) return { type: result, memberId: sentBy, at: createdAt }
  }
  const memberId = findOpenedBy(status, selfId, now)
  return memberId === undefined ? undefined : { type: 'open', memberId }
}
