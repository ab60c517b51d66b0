import type { Kysely } from 'kysely'
import type { Database } from '../schema.ts'

/**
 * Moves the key that signs access tokens out of the database (server/http/accessTokenSecret.ts): a copy of the database must not be able to
 * sign.
 */
export async function dropSecrets(db: Kysely<Database>): Promise<void> {
  await db.schema.dropTable('secrets').execute()
}
