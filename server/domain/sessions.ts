import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { instant } from '../context.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/client.ts'
import type { Database, SessionTable } from '../db/schema.ts'
import { lockUser } from '../db/users.ts'
import type { User } from '../db/users.ts'
import { BROWSER_SESSION_S, REFRESH_GRACE_S, REMEMBERED_SESSION_S } from '../limits.ts'
import { newSecretToken, secretTokenHash } from './secretTokens.ts'

type Clock = Context['clock']
export interface OpenSession {
  sessionId: string
  userId: string
  remembered: boolean
  /** The refresh token, for the cookie alone. */
  refreshToken: string
}

/** A session without 'Remember me' ends with the browser; on the server it lasts a day. */
export const sessionLife = (remembered: boolean): number => (remembered ? REMEMBERED_SESSION_S : BROWSER_SESSION_S)

async function addRefreshToken(trx: Transaction<Database>, sessionId: string, expiresAt: string): Promise<string> {
  const token = newSecretToken()
  await trx
    .insertInto('refresh_tokens')
    .values({ token_hash: secretTokenHash(token), session_id: sessionId, used_at: null, expires_at: expiresAt })
    .execute()
  return token
}

/**
 * Begins a session: a family of refresh tokens with its first member.
 * @param user as read when the password was compared.
 * @returns null when the account or its password has changed since then.
 */
export function startSession(db: Db, clock: Clock, user: User, remembered: boolean): Promise<OpenSession | null> {
  const sessionId = randomUUID()
  const expiresAt = instant(clock, sessionLife(remembered))
  return db.transaction().execute(async (trx) => {
    if ((await lockUser(trx, user.id)) !== user.password_hash) return null
    await trx
      .insertInto('sessions')
      .values({
        id: sessionId,
        user_id: user.id,
        remembered: remembered ? 1 : 0,
        created_at: instant(clock),
        expires_at: expiresAt,
      })
      .execute()
    const refreshToken = await addRefreshToken(trx, sessionId, expiresAt)
    return { sessionId, userId: user.id, remembered, refreshToken }
  })
}

/**
 * Spends a refresh token and gives the family's next one.
 * Of racing calls exactly one spends it; the others, within a few seconds, get a token of the same family too.
 * Used again later it was stolen, from us or from its owner: the family ends.
 * @returns null when the token is unknown, too old, or has just ended its family.
 */
export function renewSession(db: Db, clock: Clock, refreshToken: string): Promise<OpenSession | null> {
  const tokenHash = secretTokenHash(refreshToken)
  const now = instant(clock)
  return db.transaction().execute(async (trx) => {
    const spent = await trx
      .updateTable('refresh_tokens')
      .set({ used_at: now })
      .where('token_hash', '=', tokenHash)
      .where('used_at', 'is', null)
      .returning('token_hash')
      .executeTakeFirst()
    const known = await trx
      .selectFrom('refresh_tokens')
      .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
      .selectAll('sessions')
      .select(['refresh_tokens.used_at', 'refresh_tokens.expires_at as token_expires_at'])
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst()
    if (!known || known.expires_at <= now || known.token_expires_at <= now) return null
    const raced = known.used_at !== null && Date.parse(known.used_at) + REFRESH_GRACE_S * 1000 > clock()
    if (!spent && !raced) {
      await trx.deleteFrom('sessions').where('id', '=', known.id).execute()
      return null
    }
    return prolong(trx, clock, known)
  })
}

async function prolong(trx: Transaction<Database>, clock: Clock, session: SessionTable): Promise<OpenSession | null> {
  const remembered = session.remembered === 1
  const expiresAt = instant(clock, sessionLife(remembered))
  const open = await trx
    .updateTable('sessions')
    .set({ expires_at: expiresAt })
    .where('id', '=', session.id)
    .returning('id')
    .executeTakeFirst()
  // Signed out by another call while this one was under way.
  if (!open) return null
  const refreshToken = await addRefreshToken(trx, session.id, expiresAt)
  return { sessionId: session.id, userId: session.user_id, remembered, refreshToken }
}

/** Ends the family that the refresh token belongs to, if there is one. */
export async function endSessionOf(db: Db, refreshToken: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('id', 'in', (q) =>
      q.selectFrom('refresh_tokens').select('session_id').where('token_hash', '=', secretTokenHash(refreshToken)),
    )
    .execute()
}

/** Ends the account's sessions: all, or all but one. */
export async function endSessions(db: Db | Transaction<Database>, userId: string, except?: string): Promise<void> {
  const all = db.deleteFrom('sessions').where('user_id', '=', userId)
  await (except ? all.where('id', '!=', except) : all).execute()
}

/** Whether a session of this account is still open: read on every request with a token. */
export async function isOpen(db: Db, clock: Clock, sessionId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('expires_at', '>', instant(clock))
    .executeTakeFirst()
  return row !== undefined
}

/** Forgets sessions, refresh tokens and reset links whose time is over. */
export async function purgeExpired(db: Db, clock: Clock): Promise<void> {
  const now = instant(clock)
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
  await db.deleteFrom('refresh_tokens').where('expires_at', '<=', now).execute()
  await db.deleteFrom('password_resets').where('expires_at', '<=', now).execute()
}
