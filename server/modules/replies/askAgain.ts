import { addDays, getCalendarDate } from '../../../shared/timeZones.ts'
import type { DbTransaction, Row } from '../../database/schema.ts'
import { restoreSetAside, setRepliesAside, updateCountingReplies } from './repository/setAside.ts'
import { updateSettings } from './repository/settings.ts'
import { getReplySettings } from './settings.ts'
import { takeNextRevision } from './statuses.ts'

export { countAnswered as countAnsweredHouseholds } from './repository/setAside.ts'

const recount = async (trx: DbTransaction, weddingId: string): Promise<void> =>
  updateCountingReplies(trx, weddingId, await takeNextRevision(trx, weddingId))

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

/** A change of the last day for replies, YYYY-MM-DD; null is the day of the last event. */
export interface MovedReplyBy {
  before: string | null
  after: string | null
}

/**
 * Moves the last day for replies by as many days as the wedding, unless it would have passed.
 * @param now in epoch ms
 * @returns what has changed
 */
export async function moveReplyBy(
  trx: DbTransaction,
  { id, time_zone: zone }: Pick<Row<'weddings'>, 'id' | 'time_zone'>,
  days: number,
  now: number,
): Promise<MovedReplyBy | undefined> {
  const { reply_by: before } = await getReplySettings({ db: trx }, id)
  if (before === null || days === 0) return undefined
  const moved = addDays(before, days)
  const after = moved < getCalendarDate(zone, now) ? null : moved
  await updateSettings(trx, id, { reply_by: after, updated_at: new Date(now).toISOString() })
  return { before, after }
}

/** Takes `moveReplyBy` back, unless the couple has set another day since. */
export async function restoreReplyBy(
  trx: DbTransaction,
  weddingId: string,
  { before, after }: MovedReplyBy,
  now: string,
): Promise<void> {
  const { reply_by: current } = await getReplySettings({ db: trx }, weddingId)
  if (current === after) await updateSettings(trx, weddingId, { reply_by: before, updated_at: now })
}
