import type { Db } from '../../database/schema.ts'
import { ApiError } from '../../errors.ts'

/** An invitation among which a page chooses. */
export interface InvitationChoice {
  slug: string
  language: string
}

/** @returns the invitations of a wedding, oldest first */
export const findInvitationChoices = (db: Db, weddingId: string): Promise<InvitationChoice[]> =>
  db
    .selectFrom('invitations')
    .select(['slug', 'language'])
    .where('wedding_id', '=', weddingId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** @throws ApiError not_found when the wedding was deleted in the meantime */
export async function findTimeZone(db: Db, weddingId: string): Promise<string> {
  const { time_zone: zone } = await db
    .selectFrom('weddings')
    .select('time_zone')
    .where('id', '=', weddingId)
    .executeTakeFirstOrThrow(() => new ApiError('not_found'))
  return zone
}
