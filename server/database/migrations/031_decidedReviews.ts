import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Dialect } from '../schema.ts'

/** By name. PostgreSQL builds it later (concurrentIndexes.ts). */
export const decidedReviewIndexes: Readonly<Record<string, string>> = {
  reviews_decided: "reviews (decided_at desc, id) where status <> 'waiting'",
}

/** Adds what the operator's list of decided reviews reads in its order. */
export const addDecidedReviews =
  (dialect: Dialect) =>
  async (db: Kysely<unknown>): Promise<void> => {
    if (dialect === 'postgres') return
    for (const [name, definition] of Object.entries(decidedReviewIndexes))
      await sql`create index ${sql.table(name)} on ${sql.raw(definition)}`.execute(db)
  }
