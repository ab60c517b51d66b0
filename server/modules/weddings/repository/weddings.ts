import { sql } from 'kysely'
import { CHANGES_COUNTED } from '../../../config/limits.ts'
import { countUnseenChanges } from './changes.ts'
import type { Db, DbTransaction, NewRow, Row } from '../../../database/schema.ts'
import { lastEventDate } from '../../../database/lastEventDate.ts'
import { lockFirst } from '../../../database/transactions.ts'
import type { WeddingRow } from '../model.ts'

/** Replies of guests that the member may see, since it last looked, without households in the bin. */
const countUnreadReplies = sql<number>`cast((
  select count(*) from household_statuses s join households h on h.id = s.household_id
  where s.wedding_id = weddings.id and s.reply_revision > wedding_members.seen_revision and h.deleted_at is null
    and (wedding_members.role = 'owner' or (wedding_members.role = 'sideManager' and h.side in (wedding_members.side, 'both')))
) as integer)`

const selectWeddings = (db: Db, userId: string) =>
  db
    .selectFrom('weddings')
    .innerJoin('wedding_members', 'wedding_members.wedding_id', 'weddings.id')
    .selectAll('weddings')
    .select(['wedding_members.role', 'wedding_members.side'])
    .select([
      countUnreadReplies.as('unread_replies'),
      countUnseenChanges(CHANGES_COUNTED).as('unseen_changes'),
      sql<
        string | null
      >`(select min(date) from events where events.wedding_id = weddings.id and events.kind = 'wedding')`.as('date'),
      sql<string | null>`(select ${lastEventDate} from events where events.wedding_id = weddings.id)`.as('last_date'),
    ])
    .where('wedding_members.user_id', '=', userId)

/** @returns the weddings of which the account is a member, oldest first */
export const findWeddings = (db: Db, userId: string): Promise<WeddingRow[]> =>
  selectWeddings(db, userId).orderBy('weddings.created_at').orderBy('weddings.id').execute()

/** @returns the wedding if the account is its member */
export const findWedding = (db: Db, userId: string, id: string): Promise<WeddingRow | undefined> =>
  selectWeddings(db, userId).where('weddings.id', '=', id).executeTakeFirst()

export const findTimeZone = async (db: Db, weddingId: string): Promise<string | undefined> =>
  (await db.selectFrom('weddings').select('time_zone').where('id', '=', weddingId).executeTakeFirst())?.time_zone

export async function weddingExists(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('weddings').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

const DEFAULT_REPLY_SETTINGS = {
  asks_children: 0,
  takes_requests: 0,
  sends_digest: 1,
  /** An assumption, which the couple can change. */
  silent_rate: 50,
  digest_revision: 0,
  version: 1,
} as const

/** Inserts a wedding with its owner and the settings of its replies. */
export async function insertWedding(trx: DbTransaction, wedding: NewRow<'weddings'>, ownerId: string): Promise<void> {
  await trx.insertInto('weddings').values(wedding).execute()
  await trx
    .insertInto('wedding_members')
    .values({ wedding_id: wedding.id, user_id: ownerId, role: 'owner', created_at: wedding.created_at })
    .execute()
  await trx
    .insertInto('reply_settings')
    .values({ wedding_id: wedding.id, ...DEFAULT_REPLY_SETTINGS, updated_at: wedding.created_at })
    .execute()
}

/**
 * Locks a wedding until the transaction ends, so that concurrent requests cannot exceed its limits.
 * @returns undefined when it does not exist
 */
export const lockWeddingRow = (trx: DbTransaction, id: string): Promise<Row<'weddings'> | undefined> =>
  lockFirst(trx, trx.selectFrom('weddings').selectAll().where('id', '=', id), id)

type WeddingChanges = Pick<Row<'weddings'>, 'title' | 'language' | 'time_zone' | 'updated_at'>

export async function updateWeddingRow(
  trx: DbTransaction,
  id: string,
  changes: Partial<WeddingChanges> & Pick<WeddingChanges, 'updated_at'>,
): Promise<void> {
  await trx
    .updateTable('weddings')
    .set({ ...changes, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Deletes a wedding with everything that belongs to it. */
export async function deleteWeddingRow(trx: DbTransaction, id: string): Promise<void> {
  await trx.deleteFrom('weddings').where('id', '=', id).execute()
}

export async function hasInvitations(trx: DbTransaction, weddingId: string): Promise<boolean> {
  return (
    (await trx.selectFrom('invitations').select('id').where('wedding_id', '=', weddingId).executeTakeFirst()) !==
    undefined
  )
}

/** @returns whether the wedding has households, also deleted ones in the bin */
export async function hasHouseholds(trx: DbTransaction, weddingId: string): Promise<boolean> {
  return (
    (await trx.selectFrom('households').select('id').where('wedding_id', '=', weddingId).executeTakeFirst()) !==
    undefined
  )
}

/** @returns whether guests have asked for seats, or the couple has written message texts or changed the settings of replies */
export async function hasReplyData(trx: DbTransaction, weddingId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('weddings')
    .select('id')
    .where('id', '=', weddingId)
    .where((eb) =>
      eb.or([
        eb.exists(eb.selectFrom('reply_requests').select('id').where('wedding_id', '=', weddingId)),
        eb.exists(eb.selectFrom('message_templates').select('kind').where('wedding_id', '=', weddingId)),
        eb.exists(
          eb
            .selectFrom('reply_settings')
            .select('version')
            .where('wedding_id', '=', weddingId)
            .where('version', '>', 1),
        ),
      ]),
    )
    .executeTakeFirst()
  return row !== undefined
}
