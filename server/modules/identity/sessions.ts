import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { TokenSubject } from '../../http/accessTokens.ts'
import { getTimestamp } from '../../lib/instant.ts'
import type { IdentityDeps } from './deps.ts'
import type { Database, Db, SessionTable } from '../../database/schema.ts'
import { lockAccount } from '../../database/lockAccount.ts'
import type { User } from './users.ts'
import {
  BROWSER_SESSION_S,
  REMEMBERED_SESSION_S,
  SESSIONS_PER_ACCOUNT,
  SESSION_ABSOLUTE_S,
} from '../../config/limits.ts'
import { UNKNOWN_DEVICE } from './devices.ts'
import type { Device } from './devices.ts'
import { createSecretToken, hashSecretToken } from '../../lib/secretTokens.ts'

type Clock = () => number
export interface OpenSession {
  sessionId: string
  userId: string
  remembered: boolean
  /** For the cookie only. */
  refreshToken: string
}
export interface SessionOptions {
  remembered: boolean
  device?: Device
}

/** @returns when a session that is used now expires: after the idle timeout, at most after the absolute lifetime */
function getExpiry(clock: Clock, remembered: boolean, createdAt: string): string {
  const idle = getTimestamp(clock, remembered ? REMEMBERED_SESSION_S : BROWSER_SESSION_S)
  const absolute = getTimestamp(() => Date.parse(createdAt), SESSION_ABSOLUTE_S)
  return idle < absolute ? idle : absolute
}

async function addRefreshToken(
  trx: Transaction<Database>,
  token: string,
  sessionId: string,
  expiresAt: string,
): Promise<void> {
  await trx
    .insertInto('refresh_tokens')
    .values({ token_hash: hashSecretToken(token), session_id: sessionId, used_at: null, expires_at: expiresAt })
    .execute()
}

/**
 * Starts a session, which is a family of refresh tokens.
 * @param user the row at the time of the password comparison
 * @returns null when the account was deleted or its password has changed since then
 */
export function startSession(
  db: Db,
  clock: Clock,
  user: Pick<User, 'id' | 'password_hash'>,
  options: SessionOptions,
): Promise<OpenSession | null> {
  return db.transaction().execute(async (trx) => {
    if ((await lockAccount(trx, user.id)) !== user.password_hash) return null
    return addSession(trx, clock, user.id, options)
  })
}

/** Adds a session and deletes the least recently used ones above SESSIONS_PER_ACCOUNT. The transaction must hold the lock on the account's row. */
export async function addSession(
  trx: Transaction<Database>,
  clock: Clock,
  userId: string,
  { remembered, device = UNKNOWN_DEVICE }: SessionOptions,
): Promise<OpenSession> {
  const session = { id: randomUUID(), user_id: userId, remembered: remembered ? (1 as const) : (0 as const), ...device }
  const now = getTimestamp(clock)
  const expiresAt = getExpiry(clock, remembered, now)
  const kept = trx
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .limit(SESSIONS_PER_ACCOUNT - 1)
  await trx.deleteFrom('sessions').where('user_id', '=', userId).where('id', 'not in', kept).execute()
  await trx
    .insertInto('sessions')
    .values({ ...session, created_at: now, last_used_at: now, expires_at: expiresAt })
    .execute()
  const refreshToken = createSecretToken()
  await addRefreshToken(trx, refreshToken, session.id, expiresAt)
  return { sessionId: session.id, userId, remembered, refreshToken }
}

/**
 * Exchanges a refresh token for its successor. A used token returns the same successor until that one is used, because the first response may be
 * lost or another tab may refresh first. Later reuse means that the token was copied, and ends the session (RFC 9700, section 4.14.2).
 * @returns null when the token is unknown or expired, or when its reuse has ended the session
 */
export function renewSession(
  { db, clock, deriveRefreshToken, recordSecurityEvent }: RenewalDeps,
  refreshToken: string,
): Promise<OpenSession | null> {
  const tokenHash = hashSecretToken(refreshToken)
  const successor = deriveRefreshToken(refreshToken)
  return db.transaction().execute(async (trx) => {
    const session = await lockSession(trx, clock, tokenHash)
    if (!session) return null
    const token = await trx
      .selectFrom('refresh_tokens')
      .selectAll()
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst()
    if (!token || token.expires_at <= getTimestamp(clock)) return null
    const remembered = session.remembered === 1
    if (token.used_at === null) await markAsUsed(trx, clock, session, tokenHash, successor)
    else if (!(await isUnused(trx, successor))) {
      await trx.deleteFrom('sessions').where('id', '=', session.id).execute()
      recordSecurityEvent('refresh_token_reused', session.user_id)
      return null
    }
    return { sessionId: session.id, userId: session.user_id, remembered, refreshToken: successor }
  })
}

type RenewalDeps = Pick<IdentityDeps, 'db' | 'clock' | 'deriveRefreshToken' | 'recordSecurityEvent'>

/** Locks the session before its tokens, in the order of a cascading delete, and updates its last use. */
async function lockSession(
  trx: Transaction<Database>,
  clock: Clock,
  tokenHash: string,
): Promise<SessionTable | undefined> {
  const now = getTimestamp(clock)
  return trx
    .updateTable('sessions')
    .set({ last_used_at: now })
    .where('id', 'in', (q) => q.selectFrom('refresh_tokens').select('session_id').where('token_hash', '=', tokenHash))
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
}

async function markAsUsed(
  trx: Transaction<Database>,
  clock: Clock,
  session: SessionTable,
  tokenHash: string,
  successor: string,
): Promise<void> {
  const expiresAt = getExpiry(clock, session.remembered === 1, session.created_at)
  await trx
    .updateTable('refresh_tokens')
    .set({ used_at: getTimestamp(clock) })
    .where('token_hash', '=', tokenHash)
    .execute()
  await trx.updateTable('sessions').set({ expires_at: expiresAt }).where('id', '=', session.id).execute()
  await addRefreshToken(trx, successor, session.id, expiresAt)
}

async function isUnused(trx: Transaction<Database>, token: string): Promise<boolean> {
  const row = await trx
    .selectFrom('refresh_tokens')
    .select('used_at')
    .where('token_hash', '=', hashSecretToken(token))
    .executeTakeFirst()
  return row?.used_at === null
}

/** Ends the session of the refresh token, if it exists. */
export async function endSessionByToken(db: Db, refreshToken: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('id', 'in', (q) =>
      q.selectFrom('refresh_tokens').select('session_id').where('token_hash', '=', hashSecretToken(refreshToken)),
    )
    .execute()
}

/**
 * Ends one session of the account.
 * @returns whether the session existed
 */
export async function endSession(db: Db, { userId, sessionId }: TokenSubject): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends all sessions of the account, except the given one. */
export async function endSessions(db: Db | Transaction<Database>, userId: string, except?: string): Promise<void> {
  const all = db.deleteFrom('sessions').where('user_id', '=', userId)
  await (except ? all.where('id', '!=', except) : all).execute()
}

/**
 * Ends all sessions of the account and starts a new one for the caller's browser with the same `remembered`. All earlier refresh tokens become
 * invalid.
 * @returns null when the caller's session has ended meanwhile
 */
export async function replaceSessions(
  trx: Transaction<Database>,
  clock: Clock,
  userId: string,
  sessionId: string,
): Promise<OpenSession | null> {
  const ended = await trx.deleteFrom('sessions').where('user_id', '=', userId).returningAll().execute()
  const own = ended.find(({ id }) => id === sessionId)
  if (!own) return null
  const { browser, os, device } = own
  return addSession(trx, clock, userId, {
    remembered: own.remembered === 1,
    device: { browser, os, device: device as Device['device'] },
  })
}

/** @returns whether a session of this account is open; called for every request with an access token */
export async function isSessionOpen(db: Db, clock: Clock, { userId, sessionId }: TokenSubject): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('expires_at', '>', getTimestamp(clock))
    .executeTakeFirst()
  return row !== undefined
}
