import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { getErrorCode } from '../errors.ts'
import { growthIndexes } from './013_growth.ts'
import { replyIndexes } from './015_requestsAndDigests.ts'
import { operatorIndexes } from './024_operators.ts'
import { providerIndexes } from './027_providerPages.ts'
import { enquiryIndexes } from './028_enquiries.ts'
import { decidedReviewIndexes } from './031_decidedReviews.ts'

/** All indexes of migrations that PostgreSQL builds without blocking. */
const migrationIndexes = {
  ...growthIndexes,
  ...replyIndexes,
  ...operatorIndexes,
  ...providerIndexes,
  ...enquiryIndexes,
  ...decidedReviewIndexes,
}

/** Compares texts by groups of three letters. */
export const SEARCH_EXTENSION = 'pg_trgm'

/** For searching parts of words on PostgreSQL; they need the extension. */
export const searchIndexes: Readonly<Record<string, string>> = {
  providers_search_name: 'providers using gin (search_name gin_trgm_ops)',
  providers_search_area: 'providers using gin (search_area gin_trgm_ops)',
}

/** Any number that no other lock uses: the first digits of the SHA-256 of "zaffa indexes". */
const LOCK = 1_829_365_047
const LOCK_RETRY_MS = 200

/** Codes of PostgreSQL: no right to create the extension, not installed, not available, or in a schema that is not searched. */
const NO_EXTENSION = ['42501', '58P01', '0A000', '42704']

type AnyDb = Kysely<unknown>

/**
 * Builds missing indexes on PostgreSQL while other processes write, and again those whose build was interrupted. One process builds at a
 * time; the others wait without a transaction, because a concurrent build waits for the end of all transactions.
 */
export async function buildIndexesConcurrently(db: AnyDb): Promise<void> {
  await db.connection().execute(async (connection) => {
    while (!(await tryLock(connection))) await delay(LOCK_RETRY_MS)
    try {
      const valid = await findValidIndexes(connection)
      for (const [name, definition] of Object.entries(migrationIndexes))
        if (!valid.has(name)) await buildIndex(connection, name, definition)
      if (Object.keys(searchIndexes).some((name) => !valid.has(name))) await buildSearchIndexes(connection)
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(connection)
    }
  })
}

async function tryLock(db: AnyDb): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_lock(${LOCK}) as locked`.execute(db)
  return rows[0]!.locked
}

async function findValidIndexes(db: AnyDb): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indisvalid and c.relnamespace = current_schema()::regnamespace`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

async function buildIndex(db: AnyDb, name: string, definition: string): Promise<void> {
  // An interrupted build leaves an index that is not valid.
  await sql`drop index concurrently if exists ${sql.table(name)}`.execute(db)
  await sql`create index concurrently ${sql.table(name)} on ${sql.raw(definition)}`.execute(db)
}

/** Without the extension, searching the directory reads all providers. */
async function buildSearchIndexes(db: AnyDb): Promise<void> {
  try {
    await sql`create extension if not exists ${sql.id(SEARCH_EXTENSION)}`.execute(db)
    for (const [name, definition] of Object.entries(searchIndexes)) await buildIndex(db, name, definition)
  } catch (error) {
    if (!NO_EXTENSION.includes(getErrorCode(error))) throw error
    process.emitWarning(
      `Searching a large directory will be slow, because PostgreSQL has no extension ${SEARCH_EXTENSION} for this database. Run "create extension ${SEARCH_EXTENSION}" in it as an administrator, then restart.`,
    )
  }
}
