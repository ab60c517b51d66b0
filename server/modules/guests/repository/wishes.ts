import type { DbTransaction } from '../../../database/schema.ts'

/** @returns the households whose messages the invitations of a wedding show, with the names that they show */
export const findShownNames = (trx: DbTransaction, weddingId: string): Promise<{ id: string; name: string }[]> =>
  trx
    .selectFrom('replies')
    .innerJoin('households', 'households.id', 'replies.household_id')
    .select(['households.id', 'households.name'])
    .where('replies.wedding_id', '=', weddingId)
    .where('replies.published_at', 'is not', null)
    .where('replies.undone_at', 'is', null)
    .where('households.deleted_at', 'is', null)
    .orderBy('households.id')
    .execute()
