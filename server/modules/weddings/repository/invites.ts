import type { Db, DbTransaction, NewRow, Row } from '../../../database/schema.ts'

export type InviteRow = Row<'member_invites'>
/** An invite with what its page says of the wedding. */
export type OfferedInvite = InviteRow & { title: string; date: string | null; inviter: string | null }

/** @returns the invites that can be accepted, newest first */
export const findOpenInvites = (db: Db, weddingId: string, now: string): Promise<InviteRow[]> =>
  db
    .selectFrom('member_invites')
    .selectAll()
    .where('wedding_id', '=', weddingId)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

export const findInvite = (db: Db, id: string): Promise<InviteRow | undefined> =>
  db.selectFrom('member_invites').selectAll().where('id', '=', id).executeTakeFirst()

export const findInviteByHash = (db: Db, tokenHash: string): Promise<OfferedInvite | undefined> =>
  db
    .selectFrom('member_invites')
    .innerJoin('weddings', 'weddings.id', 'member_invites.wedding_id')
    .leftJoin('users', 'users.id', 'member_invites.created_by')
    .leftJoin('events', (join) =>
      join.onRef('events.wedding_id', '=', 'member_invites.wedding_id').on('events.kind', '=', 'wedding'),
    )
    .selectAll('member_invites')
    .select(['weddings.title', 'events.date', 'users.first_name as inviter'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()

export async function insertInvite(trx: DbTransaction, row: NewRow<'member_invites'>): Promise<void> {
  await trx.insertInto('member_invites').values(row).execute()
}

export async function updateInvite(
  trx: DbTransaction,
  id: string,
  changes: Partial<Pick<InviteRow, 'accepted_by' | 'accepted_at' | 'revoked_at'>>,
): Promise<void> {
  await trx.updateTable('member_invites').set(changes).where('id', '=', id).execute()
}
