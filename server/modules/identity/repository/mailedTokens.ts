import type { Db, DbTransaction, NewRow } from '../../../database/schema.ts'

export async function insertPasswordReset(trx: DbTransaction, reset: NewRow<'password_resets'>): Promise<void> {
  await trx.insertInto('password_resets').values(reset).execute()
}

/** @returns whether the token exists and has not expired */
export async function hasPasswordReset(db: Db, tokenHash: string, now: string): Promise<boolean> {
  const row = await db
    .selectFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .select('token_hash')
    .executeTakeFirst()
  return row !== undefined
}

/** @returns the id of the token's account; undefined when the token is unknown or expired */
export async function deletePasswordReset(
  trx: DbTransaction,
  tokenHash: string,
  now: string,
): Promise<string | undefined> {
  const spent = await trx
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()
  return spent?.user_id
}

/** Deletes all reset tokens of the account. */
export async function deletePasswordResets(trx: DbTransaction, userId: string): Promise<void> {
  await trx.deleteFrom('password_resets').where('user_id', '=', userId).execute()
}

export async function insertEmailVerification(db: Db, verification: NewRow<'email_verifications'>): Promise<void> {
  await db.insertInto('email_verifications').values(verification).execute()
}

/** @returns whether the account had this token and it had not expired */
export async function deleteEmailVerification(
  trx: DbTransaction,
  tokenHash: string,
  userId: string,
  now: string,
): Promise<boolean> {
  const spent = await trx
    .deleteFrom('email_verifications')
    .where('token_hash', '=', tokenHash)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()
  return spent !== undefined
}

/** Deletes all verification tokens of the account. */
export async function deleteEmailVerifications(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('email_verifications').where('user_id', '=', userId).execute()
}
