import type { Db, DbTransaction, NewRow, Row } from '../../../database/schema.ts'

export type OperatorRow = Row<'operators'>

/** Gives the role to an account, or replaces the link that sets up its second factor. */
export async function insertOperator(
  trx: DbTransaction,
  link: Pick<NewRow<'operators'>, 'user_id' | 'setup_hash' | 'setup_expires_at' | 'created_at'>,
): Promise<void> {
  const { setup_hash, setup_expires_at } = link
  await trx
    .insertInto('operators')
    .values({ ...link, new_secret: null, secret: null, set_up_at: null, used_step: 0 })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ setup_hash, setup_expires_at, new_secret: null }),
    )
    .execute()
}

/** Takes the role, with second factor and sessions. @returns whether the account had it */
export async function deleteOperator(trx: DbTransaction, userId: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('operators').where('user_id', '=', userId).executeTakeFirst()
  return numDeletedRows > 0n
}

export const findOperator = (db: Db, userId: string): Promise<OperatorRow | undefined> =>
  db.selectFrom('operators').selectAll().where('user_id', '=', userId).executeTakeFirst()

/** @returns all operators with their e-mail addresses, by address */
export const findOperators = (db: Db): Promise<Array<Pick<OperatorRow, 'set_up_at'> & { email: string }>> =>
  db
    .selectFrom('operators')
    .innerJoin('users', 'users.id', 'operators.user_id')
    .select(['users.email', 'operators.set_up_at'])
    .orderBy('users.email_key')
    .execute()

/** @returns the operator whose second factor this link sets up, with the e-mail address; undefined for an unknown or expired one */
export const findOperatorBySetup = (
  db: Db,
  setupHash: string,
  now: string,
): Promise<(OperatorRow & { email: string }) | undefined> =>
  db
    .selectFrom('operators')
    .innerJoin('users', 'users.id', 'operators.user_id')
    .selectAll('operators')
    .select('users.email')
    .where('setup_hash', '=', setupHash)
    .where('setup_expires_at', '>', now)
    .executeTakeFirst()

/** Stores the key of the link, unless it has one. */
export async function insertNewSecret(db: Db, userId: string, secret: string): Promise<void> {
  await db
    .updateTable('operators')
    .set({ new_secret: secret })
    .where('user_id', '=', userId)
    .where('new_secret', 'is', null)
    .execute()
}

/** Makes the key of the link the second factor. @returns whether the link still existed */
export async function replaceSecret(
  trx: DbTransaction,
  { user_id, new_secret, setup_hash }: OperatorRow,
  step: number,
  now: string,
): Promise<boolean> {
  const row = await trx
    .updateTable('operators')
    .set({
      secret: new_secret,
      set_up_at: now,
      used_step: step,
      new_secret: null,
      setup_hash: null,
      setup_expires_at: null,
    })
    .where('user_id', '=', user_id)
    .where('setup_hash', '=', setup_hash)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Uses up the code of a time step. @returns false when it or a later one was used before */
export async function spendStep(trx: DbTransaction, userId: string, step: number): Promise<boolean> {
  const row = await trx
    .updateTable('operators')
    .set({ used_step: step })
    .where('user_id', '=', userId)
    .where('used_step', '<', step)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function replaceRecoveryCodes(
  trx: DbTransaction,
  userId: string,
  codes: NewRow<'operator_recovery_codes'>[],
): Promise<void> {
  await trx.deleteFrom('operator_recovery_codes').where('user_id', '=', userId).execute()
  await trx.insertInto('operator_recovery_codes').values(codes).execute()
}

/** Uses up a recovery code. @returns whether the operator had it */
export async function deleteRecoveryCode(trx: DbTransaction, userId: string, codeHash: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('operator_recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** @returns the number of recovery codes that an operator has not used */
export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('operator_recovery_codes')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
