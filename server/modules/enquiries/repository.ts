import { sql } from 'kysely'
import { lastEventDate } from '../../database/lastEventDate.ts'
import { findPage } from '../../database/pages.ts'
import type { Page, PageRequest } from '../../database/pages.ts'
import type { Db, DbTransaction, NewRow } from '../../database/schema.ts'
import { lockFirst } from '../../database/transactions.ts'
import type { EnquiryRow, OwnEnquiryRow } from './model.ts'

export async function insertEnquiry(trx: DbTransaction, enquiry: NewRow<'enquiries'>): Promise<void> {
  await trx.insertInto('enquiries').values(enquiry).execute()
}

export const findEnquiry = (db: Db, id: string): Promise<EnquiryRow | undefined> =>
  db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst()

const selectOwn = (db: Db, userId: string) =>
  db
    .selectFrom('enquiries')
    .leftJoin('providers', 'providers.id', 'enquiries.provider_id')
    .selectAll('enquiries')
    .select(['providers.status as provider_status', 'providers.profile as provider_profile'])
    .select('providers.contact_number')
    .select(
      sql<string | null>`(select ${lastEventDate} from events where events.wedding_id = enquiries.wedding_id)`.as(
        'last_date',
      ),
    )
    .where('enquiries.user_id', '=', userId)

/** @returns the enquiries of an account, the newest first */
export const findOwnEnquiries = (db: Db, userId: string): Promise<OwnEnquiryRow[]> =>
  selectOwn(db, userId).orderBy('enquiries.created_at', 'desc').orderBy('enquiries.id').execute()

/** @returns the enquiry, if it is the account's */
export const findOwnEnquiryRow = (db: Db, userId: string, id: string): Promise<OwnEnquiryRow | undefined> =>
  selectOwn(db, userId).where('enquiries.id', '=', id).executeTakeFirst()

/**
 * Locks an enquiry of the account until the transaction ends.
 * @returns undefined when the account has none with this id
 */
export const lockOwnEnquiryRow = (trx: DbTransaction, userId: string, id: string): Promise<EnquiryRow | undefined> =>
  lockFirst(trx, trx.selectFrom('enquiries').selectAll().where('id', '=', id).where('user_id', '=', userId), id)

/** @returns a page of the enquiries to a provider, the newest first */
export const findReceivedEnquiries = (db: Db, providerId: string, page: PageRequest): Promise<Page<EnquiryRow>> =>
  findPage(
    db
      .selectFrom('enquiries')
      .selectAll()
      .where('provider_id', '=', providerId)
      .orderBy('created_at', 'desc')
      .orderBy('id'),
    page,
  )

/** @returns the numbers of the account's enquiries: all, and those to one provider */
export async function countOwnEnquiries(
  trx: DbTransaction,
  userId: string,
  providerId: string,
): Promise<{ all: number; toProvider: number }> {
  const { all, to_provider: toProvider } = await trx
    .selectFrom('enquiries')
    .select((q) => [
      q.fn.countAll().as('all'),
      q.fn.countAll().filterWhere('provider_id', '=', providerId).as('to_provider'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { all: Number(all), toProvider: Number(toProvider) }
}

type Outcome = Pick<EnquiryRow, 'status' | 'amount' | 'note' | 'wedding_date' | 'updated_at'>

export async function updateOutcome(trx: DbTransaction, id: string, outcome: Outcome): Promise<void> {
  await trx
    .updateTable('enquiries')
    .set({ ...outcome, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

export async function deleteEnquiryRow(trx: DbTransaction, id: string): Promise<void> {
  await trx.deleteFrom('enquiries').where('id', '=', id).execute()
}
