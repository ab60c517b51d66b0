import type { Kysely } from 'kysely'
import { createReferralCode, createUnguessableCode } from '../../lib/codes.ts'
import type { Database } from '../schema.ts'

/**
 * Adds a referral code and the referrer to each account, and a short code to each invitation. SQLite cannot add a unique column or a required
 * one without a default, so the codes are written first, then the unique indexes.
 */
export async function referrals(db: Kysely<Database>): Promise<void> {
  const { schema } = db
  for (const column of ['referral_code', 'referred_by_code', 'referred_by_source', 'referred_by_source_id']) {
    await schema.alterTable('users').addColumn(column, 'text').execute()
  }
  await schema.alterTable('invitations').addColumn('short_code', 'text').execute()

  const taken = new Set<string>()
  for (const { id } of await db.selectFrom('users').select('id').execute()) {
    await db
      .updateTable('users')
      .set({ referral_code: anotherThan(taken) })
      .where('id', '=', id)
      .execute()
  }
  for (const { id } of await db.selectFrom('invitations').select('id').execute()) {
    await db.updateTable('invitations').set({ short_code: createUnguessableCode() }).where('id', '=', id).execute()
  }

  await schema.createIndex('users_referral_code').on('users').column('referral_code').unique().execute()
  await schema.createIndex('invitations_short_code').on('invitations').column('short_code').unique().execute()
}

function anotherThan(taken: Set<string>): string {
  let code = createReferralCode()
  while (taken.has(code)) code = createReferralCode()
  taken.add(code)
  return code
}
