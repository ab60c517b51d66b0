import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { InvitationDetails, InvitationRow } from './model.ts'
import { createUnguessableCode } from '../../lib/codes.ts'
import { toColumns } from './model.ts'
import { hashSecretToken } from '../../lib/secretTokens.ts'
import type { Db, DbTransaction } from '../../database/schema.ts'

export const findInvitationByRequestKey = (
  trx: DbTransaction,
  ownerId: string,
  requestKey: string | null,
): Promise<InvitationRow | undefined> =>
  trx
    .selectFrom('invitations')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst()

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

/** Inserts the first version of an invitation under a new short code. */
export const insertInvitation = (
  trx: DbTransaction,
  keys: Pick<InvitationRow, 'owner_id' | 'slug' | 'request_key'>,
  details: InvitationDetails,
  now: string,
): Promise<InvitationRow> =>
  trx
    .insertInto('invitations')
    .values({
      id: randomUUID(),
      short_code: createUnguessableCode(),
      ...keys,
      ...toColumns(details),
      version: 1,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** @returns the account's invitations, newest first */
export const findInvitationsOfOwner = (db: Db, ownerId: string): Promise<InvitationRow[]> =>
  db
    .selectFrom('invitations')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

export const findOwnInvitation = (db: Db, ownerId: string, id: string): Promise<InvitationRow | undefined> =>
  db.selectFrom('invitations').selectAll().where('id', '=', id).where('owner_id', '=', ownerId).executeTakeFirst()

export async function findSlugsOfOwner(db: Db, ownerId: string): Promise<string[]> {
  const rows = await db.selectFrom('invitations').select('slug').where('owner_id', '=', ownerId).execute()
  return rows.map(({ slug }) => slug)
}

export const findInvitationBySlug = (db: Db, slug: string): Promise<InvitationRow | undefined> =>
  db.selectFrom('invitations').selectAll().where('slug', '=', slug).executeTakeFirst()

/**
 * Replaces the details if the invitation still has this version. The slug stays.
 * @returns undefined when it does not
 */
export const updateInvitation = (
  db: Db,
  ownerId: string,
  id: string,
  version: number,
  details: InvitationDetails,
  now: string,
): Promise<InvitationRow | undefined> =>
  db
    .updateTable('invitations')
    .set({ ...toColumns(details), version: sql`version + 1`, updated_at: now })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst()

/** @returns the slug of the deleted invitation, which stays reserved; null when the account has no such invitation */
export async function deleteInvitation(db: Db, ownerId: string, id: string): Promise<string | null> {
  const deleted = await db
    .deleteFrom('invitations')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .returning('slug')
    .executeTakeFirst()
  return deleted?.slug ?? null
}
