import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { InvitationDetails, InvitationRow } from './model.ts'
import { createUnguessableCode } from '../../lib/codes.ts'
import { toColumns } from './model.ts'
import { hashSecretToken } from '../../lib/secretTokens.ts'
import { createSlug } from './slug.ts'
import { ApiError } from '../../errors.ts'
import { INVITATIONS_PER_ACCOUNT } from '../../config/limits.ts'
import type { Db } from '../../database/schema.ts'
import { isUniqueViolation } from '../../database/errors.ts'
import { lockAccount } from '../../database/lockAccount.ts'

/** The maximum number of attempts when another process takes the same slug at the same time (65 random bits). */
const SLUG_ATTEMPTS = 3

/**
 * Inserts an invitation under a new slug and reserves the slug. Returns the existing invitation for a request key that was used before.
 * @throws ApiError unauthorized (the account does not exist any more), limit_reached
 */
export async function insertInvitation(...args: Parameters<typeof tryToInsert>): Promise<InvitationRow> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryToInsert(...args)
    } catch (error) {
      if (!isUniqueViolation(error) || attempt === SLUG_ATTEMPTS) throw error
    }
  }
}

function tryToInsert(
  db: Db,
  ownerId: string,
  details: InvitationDetails,
  requestKey: string | null,
  now: string,
): Promise<InvitationRow> {
  return db.transaction().execute(async (trx) => {
    if ((await lockAccount(trx, ownerId)) === null) throw new ApiError('unauthorized')
    const existing = await trx
      .selectFrom('invitations')
      .selectAll()
      .where('owner_id', '=', ownerId)
      .where('request_key', '=', requestKey)
      .executeTakeFirst()
    if (existing) return existing
    const { count } = await trx
      .selectFrom('invitations')
      .select((q) => q.fn.countAll().as('count'))
      .where('owner_id', '=', ownerId)
      .executeTakeFirstOrThrow()
    if (Number(count) >= INVITATIONS_PER_ACCOUNT) throw new ApiError('limit_reached')
    const slug = createSlug(details.groom, details.bride, details.language)
    await trx
      .insertInto('reserved_slugs')
      .values({ slug_hash: hashSecretToken(slug) })
      .execute()
    return trx
      .insertInto('invitations')
      .values({
        id: randomUUID(),
        owner_id: ownerId,
        slug,
        short_code: createUnguessableCode(),
        request_key: requestKey,
        ...toColumns(details),
        version: 1,
        created_at: now,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

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
