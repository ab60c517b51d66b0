import type { Db, DbTransaction, NewRow, Row } from '../../../database/schema.ts'

export type SessionRow = Row<'sessions'>

export async function insertSession(trx: DbTransaction, session: NewRow<'sessions'>): Promise<void> {
  await trx.insertInto('sessions').values(session).execute()
}

export async function insertRefreshToken(
  trx: DbTransaction,
  token: Omit<NewRow<'refresh_tokens'>, 'used_at'>,
): Promise<void> {
  await trx
    .insertInto('refresh_tokens')
    .values({ ...token, used_at: null })
    .execute()
}

export const findRefreshToken = (trx: DbTransaction, tokenHash: string): Promise<Row<'refresh_tokens'> | undefined> =>
  trx.selectFrom('refresh_tokens').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst()

/** @returns whether the token exists and has not been exchanged */
export async function isRefreshTokenUnused(trx: DbTransaction, tokenHash: string): Promise<boolean> {
  const row = await trx
    .selectFrom('refresh_tokens')
    .select('used_at')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row?.used_at === null
}

export async function markRefreshTokenUsed(trx: DbTransaction, tokenHash: string, now: string): Promise<void> {
  await trx.updateTable('refresh_tokens').set({ used_at: now }).where('token_hash', '=', tokenHash).execute()
}

/**
 * Updates the last use of the open session of a refresh token. Locks the session before its tokens, in the order of a cascading delete.
 * @returns the session; undefined when the token is unknown or its session has expired
 */
export const lockSessionByToken = (
  trx: DbTransaction,
  tokenHash: string,
  now: string,
): Promise<SessionRow | undefined> =>
  trx
    .updateTable('sessions')
    .set({ last_used_at: now })
    .where('id', 'in', (q) => q.selectFrom('refresh_tokens').select('session_id').where('token_hash', '=', tokenHash))
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()

export async function updateSessionExpiry(trx: DbTransaction, id: string, expiresAt: string): Promise<void> {
  await trx.updateTable('sessions').set({ expires_at: expiresAt }).where('id', '=', id).execute()
}

export async function hasOpenSession(db: Db, userId: string, id: string, now: string): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** @returns the account's open sessions, the most recently used first */
export const findOpenSessions = (db: Db, userId: string, now: string): Promise<SessionRow[]> =>
  db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute()

export async function deleteSession(trx: DbTransaction, id: string): Promise<void> {
  await trx.deleteFrom('sessions').where('id', '=', id).execute()
}

export async function deleteSessionByToken(db: Db, tokenHash: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('id', 'in', (q) => q.selectFrom('refresh_tokens').select('session_id').where('token_hash', '=', tokenHash))
    .execute()
}

/** @returns whether the account had this session */
export async function deleteOwnSession(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Deletes the account's sessions, except the given one. */
export async function deleteSessions(db: Db, userId: string, except?: string): Promise<void> {
  const all = db.deleteFrom('sessions').where('user_id', '=', userId)
  await (except ? all.where('id', '!=', except) : all).execute()
}

/** Deletes the account's sessions but for the most recently used ones. */
export async function deleteLeastRecentSessions(trx: DbTransaction, userId: string, keptCount: number): Promise<void> {
  const kept = trx
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .limit(keptCount)
  await trx.deleteFrom('sessions').where('user_id', '=', userId).where('id', 'not in', kept).execute()
}

/** @returns the deleted sessions */
export const deleteAndReturnSessions = (trx: DbTransaction, userId: string): Promise<SessionRow[]> =>
  trx.deleteFrom('sessions').where('user_id', '=', userId).returningAll().execute()
