import { sql } from 'kysely'
import type { RawBuilder, SelectQueryBuilder, SqlBool } from 'kysely'
import type { Database } from './schema.ts'

/** Pagination; pages count from 1. */
export interface PageRequest {
  page: number
  pageSize: number
}

export interface Page<Row> {
  rows: Row[]
  /** The number of all rows. */
  total: number
}

/**
 * @param counted selects the same number of rows as the query, with less work
 * @returns one page of the rows of a query that is sorted, and the number of all
 */
export async function findPage<Table extends keyof Database, Found>(
  query: SelectQueryBuilder<Database, Table, Found>,
  { page, pageSize }: PageRequest,
  // oxlint-disable-next-line typescript/no-explicit-any -- of any tables
  counted: SelectQueryBuilder<Database, any, any> = query,
): Promise<Page<Found>> {
  const rows = await query
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const { count } = await counted
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return { rows, total: Number(count) }
}

/** Rows that are read at once where a whole table is read: 500 contact messages have at most 10 MB. */
export const ROWS_PER_BATCH = 500

interface Dated {
  id: string
  created_at: string
}

/** @returns the SQL condition of the rows of a table after this one, by time and id; all without one */
export const isAfter = (last: Dated | undefined, table: keyof Database): RawBuilder<SqlBool> =>
  last
    ? sql`(${sql.ref(`${table}.created_at`)}, ${sql.ref(`${table}.id`)}) > (${last.created_at}, ${last.id})`
    : sql`1 = 1`

/** Reads a table in batches, so that its size does not matter. @param findBatch finds the rows after one, or the first */
export async function* readInBatches<Row extends Dated>(
  findBatch: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let last: Row | undefined
  for (;;) {
    const batch = await findBatch(last)
    yield* batch
    last = batch.at(-1)
    if (batch.length < ROWS_PER_BATCH) return
  }
}
