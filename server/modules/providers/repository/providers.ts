import { sql } from 'kysely'
import type { SelectQueryBuilder } from 'kysely'
import type { ProviderColumns, ProviderRow } from '../model.ts'
import { RESULTS_COUNTED } from '../../../../shared/limits.ts'
import { toLikePattern } from '../../../../shared/text.ts'
import { isAfter } from '../../../database/pages.ts'
import type { PageRequest } from '../../../database/pages.ts'
import { UNPRICED_EGP } from '../../../database/providerTables.ts'
import type { Database, Db, DbTransaction } from '../../../database/schema.ts'

export type { PageRequest }
export interface ProviderSearch extends PageRequest {
  q?: string | undefined
  category?: string | undefined
  area?: string | undefined
  governorate?: string | undefined
  city?: string | undefined
  /** In EGP. */
  priceMin?: number | undefined
  priceMax?: number | undefined
  guests?: number | undefined
  sort?: 'newest' | 'price' | 'asked' | undefined
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
 * @returns false when the id exists
 */
export async function insertProvider(
  trx: DbTransaction,
  keys: Pick<ProviderRow, 'id' | 'owner_id' | 'status'> & { language?: string },
  { columns, serviceClasses }: StoredDetails,
  now: string,
): Promise<boolean> {
  const row = await trx
    .insertInto('providers')
    .values({ ...keys, ...columns, version: 1, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return false
  await replaceServices(trx, keys.id, serviceClasses)
  return true
}

export async function deleteProvider(trx: DbTransaction, id: string): Promise<void> {
  await trx.deleteFrom('providers').where('id', '=', id).execute()
}

export const findProvider = (db: Db, id: string): Promise<ProviderRow | undefined> =>
  db.selectFrom('providers').selectAll().where('id', '=', id).executeTakeFirst()

type ProviderQuery<Output> = SelectQueryBuilder<Database, 'providers', Output>

/** Providers without a price have no place among prices. */
const priceOrder = sql`coalesce(price_range, ${sql.lit(UNPRICED_EGP)})`

const sortProviders = <Output>(query: ProviderQuery<Output>, sort: ProviderSearch['sort']): ProviderQuery<Output> =>
  query
    .$if(sort === 'price', (some) => some.orderBy(priceOrder))
    .$if(sort === 'asked', (some) => some.orderBy('asked', 'desc'))
    .orderBy('created_at', 'desc')
    .orderBy('id')

/** Adds the filters of a search. */
function filterProviders<Output>(query: ProviderQuery<Output>, search: ProviderSearch): ProviderQuery<Output> {
  const { q, area, category, governorate, city, priceMin, priceMax, guests } = search
  return query
    .$if(Boolean(q), (some) => some.where(buildContains('search_name', q ?? '')))
    .$if(Boolean(area), (some) => some.where(buildContains('search_area', area ?? '')))
    .$if(governorate !== undefined, (some) => some.where('governorates', 'like', `% ${governorate} %`))
    .$if(city !== undefined, (some) => some.where('city', '=', city ?? ''))
    .$if(priceMin !== undefined, (some) => some.where(sql`coalesce(price_to, price_range)`, '>=', priceMin))
    .$if(priceMax !== undefined, (some) => some.where('price_range', '<=', priceMax ?? 0))
    .$if(guests !== undefined, (some) => some.where('capacity_persons', '>=', guests ?? 0))
    .$if(category !== undefined, (some) => some.where('service_classes', 'like', `%"${category}"%`))
}

/** @returns a page of the matching approved providers and their number up to RESULTS_COUNTED */
export async function searchProviders(db: Db, search: ProviderSearch): Promise<{ rows: ProviderRow[]; total: number }> {
  const query = filterProviders(db.selectFrom('providers').where('status', '=', 'approved'), search)
  // The whole rows only of one page: SQLite finds it in an index that has no other columns.
  const page = sortProviders(query.select('id'), search.sort)
    .limit(search.pageSize)
    .offset((search.page - 1) * search.pageSize)
  const found = db.selectFrom('providers').selectAll().where('id', 'in', page)
  const rows = await sortProviders(found, search.sort).execute()
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

const selectApproved = (db: Db) => db.selectFrom('providers').where('status', '=', 'approved')

export async function countApprovedProviders(db: Db): Promise<number> {
  const { count } = await selectApproved(db)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export type ApprovedProvider = Pick<ProviderRow, 'id' | 'created_at' | 'updated_at'>

/** @returns the approved providers after one, or after a number of the first ones, oldest first: new ones do not move the others */
export const findApprovedProviders = (
  db: Db,
  { last, offset = 0, limit }: { last?: ApprovedProvider | undefined; offset?: number; limit: number },
): Promise<ApprovedProvider[]> =>
  selectApproved(db)
    .select(['id', 'created_at', 'updated_at'])
    .where(isAfter(last, 'providers'))
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
