import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Selectable, Transaction } from 'kysely'
import { emailKey } from '../domain/text.ts'
import { phoneKey } from '../domain/phone.ts'
import { ACCOUNTS_PER_PHONE_COMPARED } from '../limits.ts'
import type { Db } from './client.ts'
import type { Database, UserTable } from './schema.ts'

export type User = Selectable<UserTable>

/** Adds an account. Two of one address violate a unique constraint. */
export async function addUser(db: Db, email: string, passwordHash: string, now: string): Promise<string> {
  const id = randomUUID()
  await db
    .insertInto('users')
    .values({
      id,
      email: email.normalize('NFC'),
      email_key: emailKey(email),
      password_hash: passwordHash,
      version: 1,
      created_at: now,
      updated_at: now,
    })
    .execute()
  return id
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
