import { sql } from 'kysely'
import type { Db, DbTransaction, NewRow, Row } from '../../../database/schema.ts'
import { lockFirst } from '../../../database/transactions.ts'

type Name = Pick<Row<'providers'>, 'full_name' | 'business_name'>

/**
 * Counts an enquiry of an approved provider, whose row stays locked until the transaction ends.
 * @returns its names; undefined when it is not approved
 */
export async function addEnquiry(
  trx: DbTransaction,
  providerId: string,
  { week, isFirstOfAccount }: { week: string; isFirstOfAccount: boolean },
): Promise<Name | undefined> {
  const provider = await trx
    .updateTable('providers')
    .set({ asked: sql`asked + ${isFirstOfAccount ? 1 : 0}`, unmailed_enquiries: sql`unmailed_enquiries + 1` })
    .where('id', '=', providerId)
    .where('status', '=', 'approved')
    .returning(['full_name', 'business_name'])
    .executeTakeFirst()
  if (!provider) return undefined
  await trx
    .insertInto('provider_weeks')
    .values({ provider_id: providerId, week, views: 0, enquiries: 1 })
    .onConflict((conflict) =>
      conflict.columns(['provider_id', 'week']).doUpdateSet({ enquiries: sql<number>`provider_weeks.enquiries + 1` }),
    )
    .execute()
  return provider
}

/** Adds an enquiry without counting it. One that exists gets its provider back, which it has lost if that was deleted. */
export async function restoreEnquiry(trx: DbTransaction, enquiry: NewRow<'enquiries'>): Promise<void> {
  await trx
    .insertInto('enquiries')
    .values(enquiry)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ provider_id: enquiry.provider_id }))
    .execute()
}

/** Counts an account less that has asked a provider. */
export async function subtractAsked(trx: DbTransaction, providerId: string): Promise<void> {
  await trx
    .updateTable('providers')
    .set({ asked: sql`asked - 1` })
    .where('id', '=', providerId)
    .where('asked', '>', 0)
    .execute()
}

/** Selects the providers with new enquiries that were not mailed since. */
const selectDue = (db: Db, mailedUntil: string) =>
  db
    .selectFrom('providers')
    .where('unmailed_enquiries', '>', 0)
    .where((q) => q.or([q('enquiries_mailed_at', 'is', null), q('enquiries_mailed_at', '<=', mailedUntil)]))

/** @returns the providers to be mailed about new enquiries */
export async function findDueProviders(db: Db, mailedUntil: string, limit: number): Promise<string[]> {
  const rows = await selectDue(db, mailedUntil).select('id').orderBy('enquiries_mailed_at').limit(limit).execute()
  return rows.map(({ id }) => id)
}

/**
 * Locks a provider that is to be mailed about new enquiries, and records that it was.
 * @returns the provider as it was; undefined when another process has mailed it
 */
export async function claimDueProvider(
  trx: DbTransaction,
  id: string,
  { mailedUntil, now }: { mailedUntil: string; now: string },
): Promise<Row<'providers'> | undefined> {
  const row = await lockFirst(trx, selectDue(trx, mailedUntil).selectAll().where('id', '=', id), id)
  if (!row) return undefined
  const mailed = { unmailed_enquiries: 0, enquiries_mailed_at: now }
  await trx.updateTable('providers').set(mailed).where('id', '=', id).execute()
  return row
}
