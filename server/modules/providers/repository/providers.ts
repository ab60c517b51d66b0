import { sql } from 'kysely'
import type { SelectQueryBuilder } from 'kysely'
import type { ProviderColumns, ProviderRow } from '../model.ts'
import { RESULTS_COUNTED } from '../../../../shared/limits.ts'
import { toLikePattern } from '../../../../shared/text.ts'
import type { PageRequest } from '../../../database/pages.ts'
import type { Database, Db, DbTransaction } from '../../../database/schema.ts'

export type { PageRequest }
export interface ProviderSearch extends PageRequest {
  q?: string | undefined
  category?: string | undefined
  area?: string | undefined
}

/** A provider's details as they are stored. */
interface StoredDetails {
  columns: ProviderColumns
  serviceClasses: string[]
}

/** Replaces the categories of a provider. */
export async function replaceServices(trx: DbTransaction, id: string, categories: string[]): Promise<void> {
  await trx.deleteFrom('provider_services').where('provider_id', '=', id).execute()
  const rows = categories.map((category) => ({ provider_id: id, category }))
  await trx.insertInto('provider_services').values(rows).execute()
}

/**
 * Adds a provider.
 * @param afterwards runs in the transaction, when it is new
 * @returns false when the id exists
 */
export function insertProvider(
  db: Db,
  keys: Pick<ProviderRow, 'id' | 'owner_id' | 'status'> & { language?: string },
  { columns, serviceClasses }: StoredDetails,
  now: string,
  afterwards?: (trx: DbTransaction) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto('providers')
      .values({ ...keys, ...columns, version: 1, created_at: now, updated_at: now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!row) return false
    await replaceServices(trx, keys.id, serviceClasses)
    await afterwards?.(trx)
    return true
  })
}

/** @returns whether the account had this provider */
export async function deleteProvider(db: Db, ownerId: string, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('providers')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

export const findProvider = (db: Db, id: string): Promise<ProviderRow | undefined> =>
  db.selectFrom('providers').selectAll().where('id', '=', id).executeTakeFirst()

/** @returns a page of the matching approved providers, newest first, and their number up to RESULTS_COUNTED */
export async function searchProviders(db: Db, search: ProviderSearch): Promise<{ rows: ProviderRow[]; total: number }> {
  let query = db.selectFrom('providers').where('status', '=', 'approved')
  if (search.q) query = query.where(buildContains('search_name', search.q))
  if (search.area) query = query.where(buildContains('search_area', search.area))
  const { category } = search
  if (category) {
    // Not `in`: SQLite would read all providers of the category first.
    query = query.where((eb) =>
      eb.exists(
        eb
          .selectFrom('provider_services')
          .select('provider_id')
          .whereRef('provider_id', '=', 'providers.id')
          .where('category', '=', category),
      ),
    )
  }
  // The whole rows only of one page: SQLite finds it in an index that has no other columns.
  const page = query
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(search.pageSize)
    .offset((search.page - 1) * search.pageSize)
  const rows = await db
    .selectFrom('providers')
    .selectAll()
    .where('id', 'in', page)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return { rows, total: await countResults(db, search, rows.length, query.select('id')) }
}

const buildContains = (column: 'search_name' | 'search_area', text: string) =>
  sql<boolean>`${sql.ref(column)} like ${toLikePattern(text)} escape '\\'`

/**
 * @param found the number of rows on the page; fewer than its size are the last results, which need no counting
 * @returns the number of results up to RESULTS_COUNTED
 */
async function countResults(
  db: Db,
  { page, pageSize }: PageRequest,
  found: number,
  query: SelectQueryBuilder<Database, never, { id: string }>,
): Promise<number> {
  const isLast = found < pageSize && (found > 0 || page === 1)
  if (isLast) return Math.min((page - 1) * pageSize + found, RESULTS_COUNTED)
  const { count } = await db
    .selectFrom(query.limit(RESULTS_COUNTED).as('found'))
    .select((q) => q.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export interface ServiceRow {
  provider_id: string
  category: string
  full_name: string
  business_name: string | null
  price_range: number | null
  address: string | null
}

export interface ServiceFilter {
  category?: string
  providerId?: string
}

/** @returns a page of the services of approved providers: all, of one category or of one provider; and their number up to RESULTS_COUNTED */
export async function findServices(
  db: Db,
  page: PageRequest,
  filter: ServiceFilter = {},
): Promise<{ rows: ServiceRow[]; total: number }> {
  let query = db
    .selectFrom('provider_services')
    .innerJoin('providers', 'providers.id', 'provider_services.provider_id')
    .where('status', '=', 'approved')
  if (filter.category) query = query.where('category', '=', filter.category)
  if (filter.providerId) query = query.where('provider_id', '=', filter.providerId)
  const rows = await query
    .select(['provider_id', 'category', 'full_name', 'business_name', 'price_range', 'address'])
    .orderBy('created_at', 'desc')
    .orderBy('provider_id')
    .orderBy('category')
    .limit(page.pageSize)
    .offset((page.page - 1) * page.pageSize)
    .execute()
  return { rows, total: await countResults(db, page, rows.length, query.select('provider_id as id')) }
}

/** @returns the most recently changed approved providers */
export const findApprovedProviders = (db: Db, limit: number): Promise<{ id: string; updated_at: string }[]> =>
  db
    .selectFrom('providers')
    .select(['id', 'updated_at'])
    .where('status', '=', 'approved')
    .orderBy('updated_at', 'desc')
    .limit(limit)
    .execute()
