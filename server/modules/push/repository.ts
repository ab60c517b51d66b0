import { sql } from 'kysely'
import type { Db, DbTransaction, NewRow, Row } from '../../database/schema.ts'

export type SubscriptionRow = Row<'push_subscriptions'>
export type SubscriptionKey = Pick<SubscriptionRow, 'wedding_id' | 'session_id'>
/** A subscription with the account of its session. */
export type DueSubscription = SubscriptionRow & { user_id: string }

const whereKey = ({ wedding_id: weddingId, session_id: sessionId }: SubscriptionKey) =>
  sql<boolean>`wedding_id = ${weddingId} and session_id = ${sessionId}`

export const findSubscription = (db: Db, key: SubscriptionKey): Promise<SubscriptionRow | undefined> =>
  db.selectFrom('push_subscriptions').selectAll().where(whereKey(key)).executeTakeFirst()

/** Adds a subscription, or replaces what the device has chosen; what it was told stays. */
export async function saveSubscription(trx: DbTransaction, row: NewRow<'push_subscriptions'>): Promise<void> {
  const { endpoint, p256dh, auth, language, shows_title } = row
  await trx
    .insertInto('push_subscriptions')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['wedding_id', 'session_id']).doUpdateSet({ endpoint, p256dh, auth, language, shows_title }),
    )
    .execute()
}

export async function updateSubscription(
  db: Db,
  key: SubscriptionKey,
  changes: Partial<SubscriptionRow>,
): Promise<void> {
  await db.updateTable('push_subscriptions').set(changes).where(whereKey(key)).execute()
}

/** Replaces the subscription of a browser in the rows of its other weddings. */
export async function updateSubscriptionsOfSession(
  trx: DbTransaction,
  sessionId: string,
  changes: Pick<SubscriptionRow, 'endpoint' | 'p256dh' | 'auth' | 'language'>,
): Promise<void> {
  await trx.updateTable('push_subscriptions').set(changes).where('session_id', '=', sessionId).execute()
}

export async function deleteSubscription(db: Db, key: SubscriptionKey): Promise<void> {
  await db.deleteFrom('push_subscriptions').where(whereKey(key)).execute()
}

/** Deletes a browser's subscription for all weddings and sessions. */
export async function deleteEndpoint(db: Db, endpoint: string, exceptSessionId = ''): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', endpoint)
    .where('session_id', '!=', exceptSessionId)
    .execute()
}

/** Deletes the subscriptions of an account's devices but for the latest ones and the given session. */
export async function deleteOldestDevices(
  trx: DbTransaction,
  { userId, sessionId }: { userId: string; sessionId: string },
  keptCount: number,
): Promise<void> {
  const devices = await trx
    .selectFrom('push_subscriptions')
    .innerJoin('sessions', 'sessions.id', 'push_subscriptions.session_id')
    .select('session_id')
    .where('user_id', '=', userId)
    .where('session_id', '!=', sessionId)
    .groupBy('session_id')
    .orderBy(sql`max(push_subscriptions.created_at)`, 'desc')
    .orderBy('session_id')
    .execute()
  const oldest = devices.slice(keptCount).map((device) => device.session_id)
  if (oldest.length === 0) return
  await trx.deleteFrom('push_subscriptions').where('session_id', 'in', oldest).execute()
}

/** Makes the subscriptions of a wedding due now, or when their pause ends. */
export async function makeDue(trx: DbTransaction, weddingId: string, now: string): Promise<void> {
  await trx
    .updateTable('push_subscriptions')
    .set({ due_at: sql`case when next_at > ${now} then next_at else ${now} end` })
    .where('wedding_id', '=', weddingId)
    .where('due_at', 'is', null)
    .execute()
}

/** @returns the due subscriptions of open sessions whose account is still a member, the longest due first */
export const findDueSubscriptions = (db: Db, now: string, limit: number): Promise<DueSubscription[]> =>
  db
    .selectFrom('push_subscriptions')
    .innerJoin('sessions', 'sessions.id', 'push_subscriptions.session_id')
    .innerJoin('wedding_members', (join) =>
      join
        .onRef('wedding_members.wedding_id', '=', 'push_subscriptions.wedding_id')
        .onRef('wedding_members.user_id', '=', 'sessions.user_id'),
    )
    .selectAll('push_subscriptions')
    .select('sessions.user_id')
    .where('due_at', '<=', now)
    .where('sessions.expires_at', '>', now)
    .orderBy('due_at')
    .limit(limit)
    .execute()

/**
 * Postpones a due subscription, unless another process has done so.
 * @returns whether this call did
 */
export async function claimSubscription(
  trx: DbTransaction,
  key: SubscriptionKey,
  now: string,
  changes: Partial<Pick<SubscriptionRow, 'due_at' | 'attempts'>>,
): Promise<boolean> {
  const row = await trx
    .updateTable('push_subscriptions')
    .set(changes)
    .where(whereKey(key))
    .where('due_at', '<=', now)
    .returning('session_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes the subscriptions of an account for a wedding. */
export async function deleteSubscriptionsOfMember(
  trx: DbTransaction,
  weddingId: string,
  userId: string,
): Promise<void> {
  await trx
    .deleteFrom('push_subscriptions')
    .where('wedding_id', '=', weddingId)
    .where('session_id', 'in', (q) => q.selectFrom('sessions').select('id').where('user_id', '=', userId))
    .execute()
}

/** Deletes the subscriptions for weddings that were deleted, or whose account is no member any more. */
export async function deleteSubscriptionsOfFormerMembers(db: Db): Promise<void> {
  await sql`delete from push_subscriptions where not exists (
    select 1 from wedding_members join sessions on sessions.user_id = wedding_members.user_id
    where sessions.id = push_subscriptions.session_id and wedding_members.wedding_id = push_subscriptions.wedding_id)`.execute(
    db,
  )
}
