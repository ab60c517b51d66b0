import type { Db } from '../../database/schema.ts'

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

export const findTimeZone = async (db: Db, weddingId: string): Promise<string | undefined> =>
  (await db.selectFrom('weddings').select('time_zone').where('id', '=', weddingId).executeTakeFirst())?.time_zone
