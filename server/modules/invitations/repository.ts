import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { WISHES_SHOWN } from '../../config/limits.ts'
import type { InvitationDetails, InvitationRow, PublishedInvitation } from './model.ts'
import { parseUploadId } from '../uploads/address.ts'
import { createUnguessableCode } from '../../lib/codes.ts'
import { toColumns } from './model.ts'
import { hashSecretToken } from '../../lib/secretTokens.ts'
import type { Db, DbTransaction, Row } from '../../database/schema.ts'
import type { Language } from '../../messages/index.ts'
import { getPlace, parsePlaces } from '../weddings/places.ts'
import { NO_CEREMONY } from '../../../shared/guests/events.ts'
import type { CeremonyKind } from '../../../shared/guests/events.ts'

/** Selects the date of a ceremony of the invitation's wedding, or `NO_CEREMONY`. */
const selectDate = (kind: CeremonyKind) => sql<string>`coalesce(
  (select date from events where events.wedding_id = invitations.wedding_id and events.kind = ${sql.lit(kind)}),
  ${sql.lit(NO_CEREMONY)})`

/** Selects the status of an event of the invitation's wedding. */
const selectStatus = (kind: CeremonyKind) => sql<string | null>`
  (select status from events where events.wedding_id = invitations.wedding_id and events.kind = ${sql.lit(kind)})`

/** Selects invitations with dates and place of their weddings, for `toInvitationRow`. */
const selectInvitations = (db: Db) =>
  db
    .selectFrom('invitations')
    .innerJoin('weddings', 'weddings.id', 'invitations.wedding_id')
    .innerJoin('events as the_wedding', (join) =>
      join.onRef('the_wedding.wedding_id', '=', 'invitations.wedding_id').on('the_wedding.kind', '=', 'wedding'),
    )
    .selectAll('invitations')
    .select(['weddings.time_zone', 'the_wedding.places', 'the_wedding.maps_link as place_maps_link'])
    .select(['the_wedding.time as wedding_time', sql<string>`the_wedding.date`.as('wedding_date')])
    .select([
      selectDate('engagement').as('engagement_date'),
      selectDate('henna').as('henna_date'),
      selectDate('contract').as('crown_date'),
      sql<string | null>`(
        select contract_name from events where events.wedding_id = invitations.wedding_id and events.kind = 'contract'
      )`.as('contract_name'),
      'the_wedding.status as wedding_status',
      selectStatus('engagement').as('engagement_status'),
      selectStatus('henna').as('henna_status'),
      selectStatus('contract').as('contract_status'),
    ])

/** @returns the invitation with the place of the wedding, in its language */
function toInvitationRow<
  Selected extends Row<'invitations'> & { places: string | null; place_maps_link: string | null },
>({ places, place_maps_link: mapsLink, ...row }: Selected) {
  const place = getPlace(parsePlaces(places), row.language as Language)
  return {
    ...row,
    hall: place?.name ?? '',
    address: place?.address ?? '',
    area: place?.area ?? '',
    maps_link: mapsLink,
  }
}

export async function findInvitationByRequestKey(
  trx: DbTransaction,
  ownerId: string,
  requestKey: string | null,
): Promise<InvitationRow | undefined> {
  const row = await selectInvitations(trx)
    .where('invitations.owner_id', '=', ownerId)
    .where('invitations.request_key', '=', requestKey)
    .executeTakeFirst()
  return row && toInvitationRow(row)
}

export async function countInvitationsOfOwner(trx: DbTransaction, ownerId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('invitations')
    .select((q) => q.fn.countAll().as('count'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Reserves a slug forever. @throws the database's error of a unique key when it is taken */
export async function reserveSlug(trx: DbTransaction, slug: string): Promise<void> {
  await trx
    .insertInto('reserved_slugs')
    .values({ slug_hash: hashSecretToken(slug) })
    .execute()
}

/** Inserts the first version of an invitation under a new short code, without its dates. @returns its id */
export async function insertInvitation(
  trx: DbTransaction,
  keys: Pick<InvitationRow, 'wedding_id' | 'owner_id' | 'slug' | 'request_key'>,
  details: InvitationDetails,
  now: string,
): Promise<string> {
  const id = randomUUID()
  const created = { version: 1, created_at: now, updated_at: now }
  await trx
    .insertInto('invitations')
    .values({ id, short_code: createUnguessableCode(), ...keys, ...toColumns(details), ...created })
    .execute()
  return id
}

/** The weddings of which an account is a member. */
const selectWeddingIds = (db: Db, userId: string) =>
  db.selectFrom('wedding_members').select('wedding_id').where('user_id', '=', userId)

/** @returns the invitations of the account's weddings, newest first */
export async function findInvitationsOfMember(db: Db, userId: string): Promise<InvitationRow[]> {
  const rows = await selectInvitations(db)
    .where('invitations.wedding_id', 'in', selectWeddingIds(db, userId))
    .orderBy('invitations.created_at', 'desc')
    .orderBy('invitations.id')
    .execute()
  return rows.map(toInvitationRow)
}

/** @returns the invitation if the account is a member of its wedding */
export async function findOwnInvitation(db: Db, userId: string, id: string): Promise<InvitationRow | undefined> {
  const row = await selectInvitations(db)
    .where('invitations.id', '=', id)
    .where('invitations.wedding_id', 'in', selectWeddingIds(db, userId))
    .executeTakeFirst()
  return row && toInvitationRow(row)
}

/** @returns the invitations of the weddings that the account owns, newest first */
export async function findInvitationsOfOwner(db: Db, userId: string): Promise<InvitationRow[]> {
  const rows = await selectInvitations(db)
    .where('invitations.wedding_id', 'in', selectWeddingIds(db, userId).where('role', '=', 'owner'))
    .orderBy('invitations.created_at', 'desc')
    .orderBy('invitations.id')
    .execute()
  return rows.map(toInvitationRow)
}

/** Gives the invitations of an account, with their pictures, to an owner of their wedding other than the account. */
export async function handOverInvitations(trx: DbTransaction, userId: string): Promise<void> {
  const rows = await trx
    .selectFrom('invitations')
    .innerJoin('wedding_members', 'wedding_members.wedding_id', 'invitations.wedding_id')
    .select((q) => ['invitations.id', 'invitations.background_image', q.fn.min('wedding_members.user_id').as('heir')])
    .where('invitations.owner_id', '=', userId)
    .where('wedding_members.role', '=', 'owner')
    .where('wedding_members.user_id', '!=', userId)
    .groupBy('invitations.id')
    .execute()
  for (const { id, background_image: picture, heir } of rows) {
    // A key belongs to the requests of the account.
    await trx.updateTable('invitations').set({ owner_id: heir, request_key: null }).where('id', '=', id).execute()
    if (picture !== null)
      await trx.updateTable('uploads').set({ owner_id: heir }).where('id', '=', parseUploadId(picture)).execute()
  }
}

/** @returns slug and language of the invitations of a wedding, newest first */
export const findSlugsOfWedding = (
  db: Db,
  weddingId: string,
): Promise<Pick<Row<'invitations'>, 'slug' | 'language'>[]> =>
  db
    .selectFrom('invitations')
    .select(['slug', 'language'])
    .where('wedding_id', '=', weddingId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

export const findInvitationsOfWedding = async (db: Db, weddingId: string): Promise<InvitationRow[]> =>
  (await selectInvitations(db).where('invitations.wedding_id', '=', weddingId).execute()).map(toInvitationRow)

export async function findSlugsOfOwner(db: Db, ownerId: string): Promise<string[]> {
  const rows = await db.selectFrom('invitations').select('slug').where('owner_id', '=', ownerId).execute()
  return rows.map(({ slug }) => slug)
}

/** @returns the invitation with the wishes that it shows */
export async function findInvitationBySlug(db: Db, slug: string): Promise<PublishedInvitation | undefined> {
  const row = await selectInvitations(db)
    .innerJoin('reply_settings', 'reply_settings.wedding_id', 'invitations.wedding_id')
    .select('reply_settings.takes_requests')
    .where('invitations.slug', '=', slug)
    .executeTakeFirst()
  return row && { ...toInvitationRow(row), wishes: await findWishes(db, row.wedding_id) }
}

/** @returns the published messages of a wedding, newest first */
async function findWishes(db: Db, weddingId: string): Promise<PublishedInvitation['wishes']> {
  const rows = await db
    .selectFrom('replies')
    .innerJoin('households', 'households.id', 'replies.household_id')
    .select(['replies.message', 'households.name'])
    .where('replies.wedding_id', '=', weddingId)
    .where('replies.published_at', 'is not', null)
    .where('replies.undone_at', 'is', null)
    .where('households.deleted_at', 'is', null)
    .orderBy('replies.published_at', 'desc')
    .orderBy('replies.id')
    .limit(WISHES_SHOWN)
    .execute()
  return rows.map(({ name, message }) => ({ name, message: message ?? '' }))
}

/**
 * Replaces the details, without the dates, if the invitation still has this version. The slug stays.
 * @returns whether it had this version
 */
export async function updateInvitation(
  trx: DbTransaction,
  id: string,
  version: number,
  details: InvitationDetails,
  now: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('invitations')
    .set({ ...toColumns(details), version: sql`version + 1`, updated_at: now })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Raises the versions of the wedding's invitations, except one, because their dates or place have changed. */
export async function raiseVersions(trx: DbTransaction, weddingId: string, now: string, exceptId = ''): Promise<void> {
  await trx
    .updateTable('invitations')
    .set({ version: sql`version + 1`, updated_at: now })
    .where('wedding_id', '=', weddingId)
    .where('id', '!=', exceptId)
    .execute()
}

/** Stores the place of the wedding with its invitations too, for the previous release (docs/decisions/0073-compatible-migrations.md). */
export async function copyPlaces(trx: DbTransaction, rows: InvitationRow[]): Promise<void> {
  for (const { id, hall, address, area, maps_link: mapsLink } of rows)
    await trx
      .updateTable('invitations')
      .set({ hall, address, area, maps_link: mapsLink })
      .where('id', '=', id)
      .execute()
}

export async function deleteInvitationRow(trx: DbTransaction, id: string): Promise<void> {
  await trx.deleteFrom('invitations').where('id', '=', id).execute()
}
