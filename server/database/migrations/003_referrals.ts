import { randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../schema.ts'

// Copied from server/lib/codes.ts, because a released migration must not change with the server.
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'
const SHORT_CODE_LENGTH = 13
const REFERRAL_CODE_LENGTH = 8

const createCode = (length: number): string =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/**
 * Adds a referral code and the referrer to each account, and a short code to each invitation. SQLite cannot add a unique column or a required
 * one without a default, so the codes are written first, then the unique indexes.
 */
export async function addReferrals(db: Kysely<Database>): Promise<void> {
  const { schema } = db
  for (const column of ['referral_code', 'referred_by_code', 'referred_by_source', 'referred_by_source_id']) {
    await schema.alterTable('users').addColumn(column, 'text').execute()
  }
  await schema.alterTable('invitations').addColumn('short_code', 'text').execute()

  const takenCodes = new Set<string>()
  for (const { id } of await db.selectFrom('users').select('id').execute()) {
    await db
      .updateTable('users')
      .set({ referral_code: createReferralCode(takenCodes) })
      .where('id', '=', id)
      .execute()
  }
  for (const { id } of await db.selectFrom('invitations').select('id').execute()) {
    await db
      .updateTable('invitations')
      .set({ short_code: createCode(SHORT_CODE_LENGTH) })
      .where('id', '=', id)
      .execute()
  }

  await schema.createIndex('users_referral_code').on('users').column('referral_code').unique().execute()
  await schema.createIndex('invitations_short_code').on('invitations').column('short_code').unique().execute()
}

/** Creates a referral code that is not taken, and adds it to the taken ones. */
function createReferralCode(takenCodes: Set<string>): string {
  let code = createCode(REFERRAL_CODE_LENGTH)
  while (takenCodes.has(code)) code = createCode(REFERRAL_CODE_LENGTH)
  takenCodes.add(code)
  return code
}
