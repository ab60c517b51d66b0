import { sql } from 'kysely'
import { ROWS_PER_BATCH, findPage, isAfter } from '../../../database/pages.ts'
import type { Page, PageRequest } from '../../../database/pages.ts'
import type { Db, DbTransaction, NewRow, Row } from '../../../database/schema.ts'

export type User = Row<'users'>

/**
 * @returns the id; undefined when the referral code exists
 * @throws a unique violation when the address has an account
 */
export async function insertUser(db: Db, user: NewRow<'users'>): Promise<string | undefined> {
  const added = await db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('referral_code').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

export const findUserByEmailKey = (db: Db, emailKey: string): Promise<User | undefined> =>
  db.selectFrom('users').selectAll().where('email_key', '=', emailKey).executeTakeFirst()

export const findUserById = (db: Db, id: string): Promise<User | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()

export const findUsersByPhoneKey = (db: Db, phoneKey: string, limit: number): Promise<User[]> =>
  db.selectFrom('users').selectAll().where('phone_key', '=', phoneKey).limit(limit).execute()

/** @returns whether an account has this address in lower case */
export async function hasAccount(db: Db, emailKey: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').where('email_key', '=', emailKey).executeTakeFirst()
  return row !== undefined
}

/**
 * Replaces the hash if it is still the given one.
 * @returns the account; undefined when its password has changed
 */
export const replacePasswordHash = (
  db: Db,
  { id, password_hash: before }: Pick<User, 'id' | 'password_hash'>,
  passwordHash: string,
): Promise<User | undefined> =>
  db
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .where('password_hash', '=', before)
    .returningAll()
    .executeTakeFirst()

/**
 * @param before the hash that must still be stored; any when undefined
 * @returns whether the hash was stored
 */
export async function updatePasswordHash(
  trx: DbTransaction,
  id: string,
  passwordHash: string,
  now: string,
  before?: string,
): Promise<boolean> {
  const update = trx
    .updateTable('users')
    .set({ password_hash: passwordHash, updated_at: now })
    .where('id', '=', id)
    .returning('id')
  const row = await (before ? update.where('password_hash', '=', before) : update).executeTakeFirst()
  return row !== undefined
}

/** Keeps the time of an earlier verification. */
export async function updateEmailVerifiedAt(db: Db, id: string, now: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ email_verified_at: now })
    .where('id', '=', id)
    .where('email_verified_at', 'is', null)
    .execute()
}

export type ProfileColumns = Pick<User, 'first_name' | 'last_name' | 'phone' | 'phone_key' | 'language' | 'newsletter'>

/** @returns the account; undefined when it does not have this version */
export const updateProfile = (
  db: Db,
  id: string,
  version: number,
  columns: ProfileColumns,
  now: string,
): Promise<User | undefined> =>
  db
    .updateTable('users')
    .set({ ...columns, version: sql`version + 1`, updated_at: now })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst()

/** @returns the accounts after one that subscribe to the newsletter, oldest first */
export const findSubscribersAfter = (db: Db, last: User | undefined): Promise<User[]> =>
  db
    .selectFrom('users')
    .selectAll()
    .where('newsletter', '=', 1)
    .where(isAfter(last, 'users'))
    .orderBy('created_at')
    .orderBy('id')
    .limit(ROWS_PER_BATCH)
    .execute()

export async function countSubscribers(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('newsletter', '=', 1)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** @returns a page of the accounts that subscribe to the newsletter, the newest first */
export const findSubscriberPage = (db: Db, page: PageRequest): Promise<Page<User>> =>
  findPage(
    db.selectFrom('users').selectAll().where('newsletter', '=', 1).orderBy('created_at', 'desc').orderBy('id'),
    page,
  )

interface ReferralCount {
  code: string | null
  source: string | null
  /** PostgreSQL's driver returns 64-bit counts as text. */
  accounts: number | string | bigint
}

/** @returns the number of accounts per referral code and source, in descending order; all without a limit */
export async function countReferrals(db: Db, limit?: number): Promise<ReferralCount[]> {
  const query = db
    .selectFrom('users')
    .select((q) => ['referred_by_code as code', 'referred_by_source as source', q.fn.countAll().as('accounts')])
    .where('referred_by_code', 'is not', null)
    .groupBy(['referred_by_code', 'referred_by_source'])
    .orderBy('accounts', 'desc')
    .orderBy('code')
    .orderBy('source')
  return (limit === undefined ? query : query.limit(limit)).execute()
}
