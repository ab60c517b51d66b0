import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { Database } from './schema.ts'

const pools = new WeakMap<Kysely<Database>, Pool>()

/** Registers the connection pool of a database for `findPool`. */
export function registerPool(db: Kysely<Database>, pool: Pool): void {
  pools.set(db, pool)
}

/** Connections of a pool. */
export interface PoolState {
  inUse: number
  idle: number
  max: number
  /** Requests that wait for a free connection. */
  waiting: number
}

export const readPool = ({ totalCount, idleCount, waitingCount, options }: Pool): PoolState => ({
  inUse: totalCount - idleCount,
  idle: idleCount,
  max: options.max,
  waiting: waitingCount,
})

/** @returns the connection pool of PostgreSQL; undefined for the embedded database */
export const findPool = (db: Kysely<Database>): Pool | undefined => pools.get(db)
