import { sql } from 'kysely'
import type { Db, DbTransaction, NewRow, Row } from '../../../database/schema.ts'
import type { WeddingMember } from '../../../lib/weddingView.ts'

/** A membership with what its account says of itself. */
export type MemberRow = Row<'wedding_members'> & Pick<Row<'users'>, 'email' | 'first_name' | 'last_name'>

/** @returns the membership of an account; undefined when it is no member */
export async function findMember(db: Db, userId: string, weddingId: string): Promise<WeddingMember | undefined> {
  const row = await db
    .selectFrom('wedding_members')
    .select(['role', 'side'])
    .where('user_id', '=', userId)
    .where('wedding_id', '=', weddingId)
    .executeTakeFirst()
  return row && ({ userId, ...row } as WeddingMember)
}

/** @returns the members of a wedding: the owners first, then by the time of joining */
export const findMembers = (db: Db, weddingId: string): Promise<MemberRow[]> =>
  db
    .selectFrom('wedding_members')
    .innerJoin('users', 'users.id', 'wedding_members.user_id')
    .selectAll('wedding_members')
    .select(['users.email', 'users.first_name', 'users.last_name'])
    .where('wedding_id', '=', weddingId)
    .orderBy(sql`case role when 'owner' then 0 else 1 end`)
    .orderBy('wedding_members.created_at')
    .orderBy('user_id')
    .execute()

export async function insertMember(trx: DbTransaction, row: NewRow<'wedding_members'>): Promise<void> {
  await trx.insertInto('wedding_members').values(row).execute()
}

export async function updateMemberRow(
  trx: DbTransaction,
  weddingId: string,
  userId: string,
  changes: Pick<Row<'wedding_members'>, 'role' | 'side' | 'label'>,
): Promise<void> {
  await trx
    .updateTable('wedding_members')
    .set({ ...changes, version: sql`version + 1` })
    .where('wedding_id', '=', weddingId)
    .where('user_id', '=', userId)
    .execute()
}

export async function deleteMemberRow(trx: DbTransaction, weddingId: string, userId: string): Promise<void> {
  await trx.deleteFrom('wedding_members').where('wedding_id', '=', weddingId).where('user_id', '=', userId).execute()
}

/** A member with a confirmed address, to whom replies are announced. */
export type NotifiedMember = WeddingMember & { email: string; seenRevision: number }

/** @returns the members who see replies, with confirmed addresses */
export async function findNotifiedMembers(db: Db, weddingId: string): Promise<NotifiedMember[]> {
  const rows = await db
    .selectFrom('wedding_members')
    .innerJoin('users', 'users.id', 'wedding_members.user_id')
    .select(['user_id', 'role', 'side', 'seen_revision', 'users.email'])
    .where('wedding_id', '=', weddingId)
    .where('role', 'in', ['owner', 'sideManager'])
    .where('users.email_verified_at', 'is not', null)
    .orderBy('user_id')
    .execute()
  return rows.map(
    ({ user_id: userId, role, side, email, seen_revision: seenRevision }) =>
      ({ userId, role, side, email, seenRevision }) as NotifiedMember,
  )
}

/** @returns the e-mail addresses of the accounts that own a wedding, without those that nobody has confirmed */
export async function findConfirmedOwnerAddresses(db: Db, weddingId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('wedding_members')
    .innerJoin('users', 'users.id', 'wedding_members.user_id')
    .select('users.email')
    .where('wedding_members.wedding_id', '=', weddingId)
    .where('wedding_members.role', '=', 'owner')
    .where('users.email_verified_at', 'is not', null)
    .execute()
  return rows.map(({ email }) => email)
}

export async function countWeddings(trx: DbTransaction, userId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('wedding_members')
    .select((q) => q.fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
