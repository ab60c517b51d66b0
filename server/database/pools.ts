import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { Database } from './schema.ts'

const pools = new WeakMap<Kysely<Database>, Pool>()

/** Registers the connection pool of a database for `findPool`. */
export function registerPool(db: Kysely<Database>, pool: Pool): void {
  pools.set(db, pool)
}

/** @returns the connection pool of PostgreSQL; undefined for the embedded database */
export const findPool = (db: Kysely<Database>): Pool | undefined => pools.get(db)
