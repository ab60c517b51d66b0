import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Selectable, Transaction } from 'kysely'
import { newReferralCode } from '../../lib/codes.ts'
import { emailKey } from '../../lib/text.ts'
import { phoneKey } from '../../lib/phone.ts'
import { ACCOUNTS_PER_PHONE_COMPARED } from '../../config/limits.ts'
import type { Db } from '../../database/client.ts'
import type { Database, UserTable } from '../../database/schema.ts'

export type User = Selectable<UserTable>

/** Who sent a new account here; null for what was not said. */
export type ReferredBy = Pick<User, 'referred_by_code' | 'referred_by_source' | 'referred_by_source_id'>
const nobody: ReferredBy = { referred_by_code: null, referred_by_source: null, referred_by_source_id: null }

/** Adds an account with a referral code of its own. Two of one address violate a unique constraint. */
export async function addUser(
  db: Db,
  email: string,
  passwordHash: string,
  now: string,
  referredBy: ReferredBy = nobody,
): Promise<string> {
  const added = await db
    .insertInto('users')
    .values({
      id: randomUUID(),
      email: email.normalize('NFC'),
      email_key: emailKey(email),
      password_hash: passwordHash,
      referral_code: newReferralCode(),
      ...referredBy,
      version: 1,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('referral_code').doNothing())
    .returning('id')
    .executeTakeFirst()
  // Somebody has this very code: once in many millions of accounts, and then another one is drawn.
  return added?.id ?? addUser(db, email, passwordHash, now, referredBy)
}

export const userByEmail = (db: Db, email: string): Promise<User | undefined> =>
  db.selectFrom('users').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst()

export const userById = (db: Db, id: string): Promise<User | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()

/** The accounts that an e-mail address or a phone number may mean; more than one can share a phone. */
export async function usersByEmailOrPhone(db: Db, emailOrPhone: string): Promise<User[]> {
  const text = emailOrPhone.trim()
  if (text.includes('@')) return [await userByEmail(db, text)].filter((user) => user !== undefined)
  const key = phoneKey(text)
  if (!key) return []
  return db.selectFrom('users').selectAll().where('phone_key', '=', key).limit(ACCOUNTS_PER_PHONE_COMPARED).execute()
}

/**
 * Holds the account's row until the transaction ends, so that "at most so many of each" cannot be overrun by
 * calls at the same time. (`for update` exists on PostgreSQL alone; an update that changes nothing on both.)
 * @returns the password's hash as it is now, or null when the account is gone.
 */
export async function lockUser(trx: Transaction<Database>, id: string): Promise<string | null> {
  const row = await trx
    .updateTable('users')
    .set({ version: sql.ref('version') })
    .where('id', '=', id)
    .returning('password_hash')
    .executeTakeFirst()
  return row?.password_hash ?? null
}
