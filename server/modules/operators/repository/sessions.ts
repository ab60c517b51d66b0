import type { Db, DbTransaction, NewRow } from '../../../database/schema.ts'

export async function insertOperatorSession(trx: DbTransaction, session: NewRow<'operator_sessions'>): Promise<void> {
  await trx.insertInto('operator_sessions').values(session).execute()
}

export interface FoundSession {
  id: string
  user_id: string
  expires_at: string
  password_fingerprint: string
  email: string
  password_hash: string
}

/** @returns the open session of a token whose account still has the role, with the account's address and password hash */
export const findOperatorSession = (db: Db, tokenHash: string, now: string): Promise<FoundSession | undefined> =>
  db
    .selectFrom('operator_sessions')
    .innerJoin('operators', 'operators.user_id', 'operator_sessions.user_id')
    .innerJoin('users', 'users.id', 'operator_sessions.user_id')
    .select(['operator_sessions.id', 'operator_sessions.user_id', 'operator_sessions.expires_at'])
    .select(['operator_sessions.password_fingerprint', 'users.email', 'users.password_hash'])
    .where('operator_sessions.token_hash', '=', tokenHash)
    .where('operator_sessions.expires_at', '>', now)
    .executeTakeFirst()

export async function deleteOperatorSession(trx: DbTransaction, id: string): Promise<void> {
  await trx.deleteFrom('operator_sessions').where('id', '=', id).execute()
}

export async function deleteOperatorSessions(trx: DbTransaction, userId: string): Promise<void> {
  await trx.deleteFrom('operator_sessions').where('user_id', '=', userId).execute()
}
