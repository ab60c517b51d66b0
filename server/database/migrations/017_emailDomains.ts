import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { domainToASCII } from 'node:url'
import type { Database, Dialect } from '../schema.ts'

/** The key of an address whose domain has letters outside of ASCII, in this release. */
function toKey(key: string): string {
  const start = key.lastIndexOf('@') + 1
  const domain = key.slice(start)
  return key.slice(0, start) + (domainToASCII(domain) || domain)
}

/**
 * Writes Unicode domains in the keys of addresses as `xn--`, so that both forms are one account. The release before finds such an account by its
 * `xn--` form while both run. An account whose other form has one, too, keeps its key.
 */
export const unifyEmailDomains =
  (dialect: Dialect) =>
  async (db: Kysely<Database>): Promise<void> => {
    const isUnicode =
      dialect === 'postgres' ? sql<boolean>`email_key ~ '@.*[^ -~]'` : sql<boolean>`email_key glob '*@*[^ -~]*'`
    const accounts = await db.selectFrom('users').select(['id', 'email_key']).where(isUnicode).execute()
    for (const { id, email_key: before } of accounts) {
      const key = toKey(before)
      const taken = await db.selectFrom('users').select('id').where('email_key', '=', key).executeTakeFirst()
      if (!taken) await db.updateTable('users').set({ email_key: key }).where('id', '=', id).execute()
    }
    for (const table of ['providers', 'leads', 'contact_messages'] as const) {
      const rows = await db.selectFrom(table).select(['id', 'email_key']).where(isUnicode).execute()
      for (const { id, email_key: before } of rows)
        if (before !== null)
          await db
            .updateTable(table)
            .set({ email_key: toKey(before) })
            .where('id', '=', id)
            .execute()
    }
  }
