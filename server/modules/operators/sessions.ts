import { randomUUID } from 'node:crypto'
import { OPERATOR_SESSION_S } from '../../config/limits.ts'
import type { Db, DbTransaction } from '../../database/schema.ts'
import type { OperatorSubject } from '../../deps.ts'
import { getTimestamp } from '../../lib/instant.ts'
import { createSecretToken, hashSecretToken } from '../../lib/secretTokens.ts'
import type { GuessTarget } from '../identity/guessLimits.ts'
import { findUserByPassword } from '../identity/signIn.ts'
import type { User } from '../identity/users.ts'
import { recordAuditEntry } from './auditLog.ts'
import type { AccountDeps } from '../account/deps.ts'
import { deleteRecoveryCode, findOperator, spendStep } from './repository/roles.ts'
import type { OperatorRow } from './repository/roles.ts'
import { deleteOperatorSession, findOperatorSession, insertOperatorSession } from './repository/sessions.ts'
import { cleanCode, findStep, isAppCode } from './secondFactor.ts'

export { countRecoveryCodes } from './repository/roles.ts'

type Clock = () => number
/** Whose guesses are counted; the account is that of the sign-in. */
export type GuessClient = Pick<GuessTarget, 'address' | 'network'>

export interface SignIn {
  email: string
  password: string
  code: string
}

interface NewSession {
  /** For the cookie only. */
  token: string
  subject: OperatorSubject
}

/**
 * Uses up a code of the operator's second factor: each works once.
 * @param typed six digits of the app, or a recovery code
 */
async function spendCode(
  trx: DbTransaction,
  clock: Clock,
  { user_id, secret }: OperatorRow,
  typed: string,
): Promise<boolean> {
  if (secret === null) return false
  const code = cleanCode(typed)
  if (!isAppCode(code)) return deleteRecoveryCode(trx, user_id, hashSecretToken(code))
  const step = findStep(secret, code, clock())
  return step !== null && spendStep(trx, user_id, step)
}

/**
 * Begins a session in the console.
 * @returns null when the password, the role or the code is wrong
 * @throws TooManyRequests after too many wrong ones
 */
export async function signInOperator(
  deps: AccountDeps,
  client: GuessClient,
  { email, password, code }: SignIn,
): Promise<NewSession | null> {
  const { db, guesses, recordSecurityEvent } = deps
  return guesses.attempt({ kind: 'account', name: email, ...client }, async () => {
    const { user, userId } = await findUserByPassword(db, email, password)
    const session = user && (await startSession(deps, user, code))
    recordSecurityEvent(session ? 'operator_signed_in' : 'operator_sign_in_failed', userId)
    return session
  })
}

function startSession({ db, clock }: AccountDeps, user: User, code: string): Promise<NewSession | null> {
  return db.transaction().execute(async (trx) => {
    const operator = await findOperator(trx, user.id)
    if (!operator || !(await spendCode(trx, clock, operator, code))) return null
    const token = createSecretToken()
    const now = getTimestamp(clock)
    const session = { id: randomUUID(), user_id: user.id, expires_at: getTimestamp(clock, OPERATOR_SESSION_S) }
    await insertOperatorSession(trx, {
      ...session,
      token_hash: hashSecretToken(token),
      password_fingerprint: hashSecretToken(user.password_hash),
      created_at: now,
    })
    await recordAuditEntry(trx, { userId: user.id }, 'signed_in', now, null)
    return { token, subject: toSubject({ ...session, email: user.email }) }
  })
}

const toSubject = (session: { id: string; user_id: string; email: string; expires_at: string }): OperatorSubject => ({
  sessionId: session.id,
  userId: session.user_id,
  email: session.email,
  expiresAt: session.expires_at,
})

/** @returns the operator of a session's token; null when the session has ended, the role was taken or the password has changed */
export async function findOperatorOfToken(db: Db, clock: Clock, token: string): Promise<OperatorSubject | null> {
  const session = await findOperatorSession(db, hashSecretToken(token), getTimestamp(clock))
  if (!session || session.password_fingerprint !== hashSecretToken(session.password_hash)) return null
  return toSubject(session)
}

export function signOutOperator({ db, clock }: AccountDeps, { sessionId, userId }: OperatorSubject): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await deleteOperatorSession(trx, sessionId)
    await recordAuditEntry(trx, { userId }, 'signed_out', getTimestamp(clock), null)
  })
}

/**
 * Asks an operator for a new code before what cannot be undone.
 * @returns whether the code was right; it is used up
 * @throws TooManyRequests after too many wrong ones
 */
export async function confirmWithCode(
  { db, clock, guesses, recordSecurityEvent }: AccountDeps,
  client: GuessClient,
  userId: string,
  code: string,
): Promise<boolean> {
  const spend = () =>
    db.transaction().execute(async (trx) => {
      const operator = await findOperator(trx, userId)
      return (operator && (await spendCode(trx, clock, operator, code))) || null
    })
  if ((await guesses.attempt({ kind: 'user', name: userId, ...client }, spend)) !== null) return true
  recordSecurityEvent('operator_code_wrong', userId)
  return false
}
