import type { Db } from '../../../database/schema.ts'

export interface AccountCounts {
  sessions: number
  invitations: number
  weddings: number
  providers: number
}

/** @returns how much an account has, without what it is */
export async function countContents(db: Db, userId: string, now: string): Promise<AccountCounts> {
  const row = await db
    .selectNoFrom((q) => [
      q
        .selectFrom('sessions')
        .select((s) => s.fn.countAll().as('n'))
        .where('user_id', '=', userId)
        .where('expires_at', '>', now)
        .as('sessions'),
      q
        .selectFrom('invitations')
        .select((s) => s.fn.countAll().as('n'))
        .where('owner_id', '=', userId)
        .as('invitations'),
      q
        .selectFrom('wedding_members')
        .select((s) => s.fn.countAll().as('n'))
        .where('user_id', '=', userId)
        .as('weddings'),
      q
        .selectFrom('providers')
        .select((s) => s.fn.countAll().as('n'))
        .where('owner_id', '=', userId)
        .as('providers'),
    ])
    .executeTakeFirstOrThrow()
  const { sessions, invitations, weddings, providers } = row
  return {
    sessions: Number(sessions),
    invitations: Number(invitations),
    weddings: Number(weddings),
    providers: Number(providers),
  }
}
