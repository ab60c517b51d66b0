import type { Db } from '../../database/schema.ts'

/** @returns the id of the household on a list whose personal link has this token */
export async function findHouseholdIdByToken(db: Db, token: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('households')
    .select('id')
    .where('token', '=', token)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.id
}

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

export const findTimeZone = async (db: Db, weddingId: string): Promise<string> =>
  (await db.selectFrom('weddings').select('time_zone').where('id', '=', weddingId).executeTakeFirstOrThrow()).time_zone
