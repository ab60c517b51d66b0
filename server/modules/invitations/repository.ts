import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { InvitationDetails, InvitationRow } from './service.ts'
import { newUnguessableCode } from '../../lib/codes.ts'
import { toColumns } from './service.ts'
import { secretTokenHash } from '../../lib/secretTokens.ts'
import { newSlug } from './slug.ts'
import { ApiError } from '../../errors.ts'
import { INVITATIONS_PER_ACCOUNT } from '../../config/limits.ts'
import type { Db } from '../../database/client.ts'
import { isUniqueViolation } from '../../database/errors.ts'
import { lockUser } from '../identity/users.ts'

/** Two servers that draw the same random signs at once is a matter of 65 bits; then the loser draws again. */
const DRAWS = 3

/**
 * Publishes an invitation under a new, for ever reserved slug; with a request key seen before, gives the one made then.
 * @throws ApiError unauthorized (the account is gone), limit_reached
 */
export async function publishInvitation(...wanted: Parameters<typeof tryToPublish>): Promise<InvitationRow> {
  for (let draw = 1; ; draw += 1) {
    try {
      return await tryToPublish(...wanted)
    } catch (error) {
      if (!isUniqueViolation(error) || draw === DRAWS) throw error
    }
  }
}

function tryToPublish(
  db: Db,
  ownerId: string,
  details: InvitationDetails,
  requestKey: string | null,
  now: string,
): Promise<InvitationRow> {
  return db.transaction().execute(async (trx) => {
    if ((await lockUser(trx, ownerId)) === null) throw new ApiError('unauthorized')
    const known = await trx
      .selectFrom('invitations')
      .selectAll()
      .where('owner_id', '=', ownerId)
      .where('request_key', '=', requestKey)
      .executeTakeFirst()
    if (known) return known
    const { count } = await trx
      .selectFrom('invitations')
      .select((q) => q.fn.countAll().as('count'))
      .where('owner_id', '=', ownerId)
      .executeTakeFirstOrThrow()
    if (Number(count) >= INVITATIONS_PER_ACCOUNT) throw new ApiError('limit_reached')
    const slug = newSlug(details.groom, details.bride, details.language)
    await trx.insertInto('reserved_slugs').values({ slug_hash: secretTokenHash(slug) }).execute()
    return trx
      .insertInto('invitations')
      .values({
        id: randomUUID(),
        owner_id: ownerId,
        slug,
        short_code: newUnguessableCode(),
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

/** The account's invitations, newest first. */
export const invitationsOf = (db: Db, ownerId: string): Promise<InvitationRow[]> =>
  db
    .selectFrom('invitations')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

export const ownInvitation = (db: Db, ownerId: string, id: string): Promise<InvitationRow | undefined> =>
  db.selectFrom('invitations').selectAll().where('id', '=', id).where('owner_id', '=', ownerId).executeTakeFirst()

export const invitationBySlug = (db: Db, slug: string): Promise<InvitationRow | undefined> =>
  db.selectFrom('invitations').selectAll().where('slug', '=', slug).executeTakeFirst()

/** Replaces the details if the invitation still is at this version; the slug stays. */
export const replaceInvitation = (
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

/** @returns the slug of what was deleted, which stays reserved; null when there was nothing to delete. */
export async function removeInvitation(db: Db, ownerId: string, id: string): Promise<string | null> {
  const gone = await db
    .deleteFrom('invitations')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .returning('slug')
    .executeTakeFirst()
  return gone?.slug ?? null
}
