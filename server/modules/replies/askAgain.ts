import type { DbTransaction } from '../../database/schema.ts'
import { ApiError } from '../../errors.ts'
import { restoreSetAside, setRepliesAside, updateCountingReplies } from './repository/setAside.ts'
import { updateSettings } from './repository/settings.ts'
import { advanceRevision } from './repository/statuses.ts'

export { countAnswered as countAnsweredHouseholds } from './repository/setAside.ts'

async function recount(trx: DbTransaction, weddingId: string): Promise<void> {
  const revision = await advanceRevision(trx, weddingId)
  if (revision === undefined) throw new ApiError('not_found')
  await updateCountingReplies(trx, weddingId, revision)
}

/** Asks the households with seats in these events for another reply: what they have replied stays in the history, and no longer counts. */
export async function askRepliesAgain(
  trx: DbTransaction,
  weddingId: string,
  eventIds: readonly string[],
  now: string,
): Promise<void> {
  if (await setRepliesAside(trx, weddingId, eventIds, now)) await recount(trx, weddingId)
}

/** Takes `askRepliesAgain` back. A reply that came meanwhile still counts. @param askedAt its `now` */
export async function restoreReplies(trx: DbTransaction, weddingId: string, askedAt: string): Promise<void> {
  if (await restoreSetAside(trx, weddingId, askedAt)) await recount(trx, weddingId)
}

/** Sets the last day for replies; null for the day of the last event. */
export const setReplyBy = (trx: DbTransaction, weddingId: string, replyBy: string | null, now: string): Promise<void> =>
  updateSettings(trx, weddingId, { reply_by: replyBy, updated_at: now })
