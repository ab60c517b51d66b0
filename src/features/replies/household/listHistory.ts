import type { HouseholdHistory, Reply, Send, ViewSource } from '@/api/weddings'
import { compareTexts } from '@/lib/guests/householdKeys'

/** Something that happened with a household. A view has a day only. */
export type HistoryEntry =
  | { type: 'reply'; key: string; at: string; reply: Reply }
  | { type: 'send'; key: string; at: string; send: Send }
  | { type: 'view'; key: string; at: string; source: ViewSource; date: string }

/**
 * @param countingId the reply that counts, which is left out
 * @returns replies, messages and views in one list, newest first; the view of a day comes below what happened later on that day
 */
export function listHistory(
  { replies, sends, views }: HouseholdHistory,
  countingId: string | undefined,
): HistoryEntry[] {
  const earlier = replies.filter(({ id }) => id !== countingId)
  const all: HistoryEntry[] = [
    ...earlier.map((reply) => ({ type: 'reply' as const, key: reply.id, at: reply.createdAt, reply })),
    ...sends.map((send) => ({ type: 'send' as const, key: send.id, at: send.createdAt, send })),
    ...views.map(({ source, date }) => ({ type: 'view' as const, key: `${source} ${date}`, at: date, source, date })),
  ]
  return all.toSorted((a, b) => compareTexts(b.at, a.at))
}
