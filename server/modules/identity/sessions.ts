import { randomUUID } from 'node:crypto'
import type { TokenSubject } from '../../deps.ts'
import { getTimestamp } from '../../lib/instant.ts'
import type { IdentityDeps } from './deps.ts'
import type { Db, DbTransaction } from '../../database/schema.ts'
import { lockAccount } from '../../database/lockAccount.ts'
import {
  deleteAndReturnSessions,
  deleteLeastRecentSessions,
  deleteOwnSession,
  deleteSession,
  deleteSessionByToken,
  findOpenSessions,
  findRefreshToken,
  hasOpenSession,
  insertRefreshToken,
  insertSession,
  isRefreshTokenUnused,
  lockSessionByToken,
  markRefreshTokenUsed,
  updateSessionExpiry,
} from './repository/sessions.ts'
import type { SessionRow } from './repository/sessions.ts'
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

export { deleteSessions as endSessions } from './repository/sessions.ts'

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

const addRefreshToken = (trx: DbTransaction, token: string, sessionId: string, expiresAt: string): Promise<void> =>
  insertRefreshToken(trx, { token_hash: hashSecretToken(token), session_id: sessionId, expires_at: expiresAt })

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
  trx: DbTransaction,
  clock: Clock,
  userId: string,
  { remembered, device = UNKNOWN_DEVICE }: SessionOptions,
): Promise<OpenSession> {
  const session = { id: randomUUID(), user_id: userId, remembered: remembered ? (1 as const) : (0 as const), ...device }
  const now = getTimestamp(clock)
  const expiresAt = getExpiry(clock, remembered, now)
  await deleteLeastRecentSessions(trx, userId, SESSIONS_PER_ACCOUNT - 1)
  await insertSession(trx, { ...session, created_at: now, last_used_at: now, expires_at: expiresAt })
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
    const session = await lockSessionByToken(trx, tokenHash, getTimestamp(clock))
    if (!session) return null
    const token = await findRefreshToken(trx, tokenHash)
    if (!token || token.expires_at <= getTimestamp(clock)) return null
    const remembered = session.remembered === 1
    if (token.used_at === null) await markAsUsed(trx, clock, session, tokenHash, successor)
    else if (!(await isRefreshTokenUnused(trx, hashSecretToken(successor)))) {
      await deleteSession(trx, session.id)
      recordSecurityEvent('refresh_token_reused', session.user_id)
      return null
    }
    return { sessionId: session.id, userId: session.user_id, remembered, refreshToken: successor }
  })
}

type RenewalDeps = Pick<IdentityDeps, 'db' | 'clock' | 'deriveRefreshToken' | 'recordSecurityEvent'>

async function markAsUsed(
  trx: DbTransaction,
  clock: Clock,
  session: SessionRow,
  tokenHash: string,
  successor: string,
): Promise<void> {
  const expiresAt = getExpiry(clock, session.remembered === 1, session.created_at)
  await markRefreshTokenUsed(trx, tokenHash, getTimestamp(clock))
  await updateSessionExpiry(trx, session.id, expiresAt)
  await addRefreshToken(trx, successor, session.id, expiresAt)
}

/** Ends the session of the refresh token, if it exists. */
export const endSessionByToken = (db: Db, refreshToken: string): Promise<void> =>
  deleteSessionByToken(db, hashSecretToken(refreshToken))

/**
 * Ends one session of the account.
 * @returns whether the session existed
 */
export const endSession = (db: Db, { userId, sessionId }: TokenSubject): Promise<boolean> =>
  deleteOwnSession(db, userId, sessionId)

/**
 * Ends all sessions of the account and starts a new one for the caller's browser with the same `remembered`. All earlier refresh tokens become
 * invalid.
 * @returns null when the caller's session has ended meanwhile
 */
export async function replaceSessions(
  trx: DbTransaction,
  clock: Clock,
  userId: string,
  sessionId: string,
): Promise<OpenSession | null> {
  const ended = await deleteAndReturnSessions(trx, userId)
  const own = ended.find(({ id }) => id === sessionId)
  if (!own) return null
  const { browser, os, device } = own
  return addSession(trx, clock, userId, {
    remembered: own.remembered === 1,
    device: { browser, os, device: device as Device['device'] },
  })
}

/** @returns whether a session of this account is open; called for every request with an access token */
export const isSessionOpen = (db: Db, clock: Clock, { userId, sessionId }: TokenSubject): Promise<boolean> =>
  hasOpenSession(db, userId, sessionId, getTimestamp(clock))

/** @returns the account's open sessions, the most recently used first */
export const listOpenSessions = (db: Db, clock: Clock, userId: string): Promise<SessionRow[]> =>
  findOpenSessions(db, userId, getTimestamp(clock))
