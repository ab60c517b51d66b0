import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { createReferralCode } from '../../lib/codes.ts'
import { decodeReferralText } from '../../../shared/referrals.ts'
import type { ReferralField } from '../../../shared/referrals.ts'
import { toEmailKey } from '../../../shared/text.ts'
import { createFieldError } from '../../errors.ts'
import { toPhoneKey } from '../../lib/phone.ts'
import { ACCOUNTS_PER_PHONE_COMPARED } from '../../config/limits.ts'
import { readInBatches } from '../../database/pages.ts'
import type { Db } from '../../database/schema.ts'
import { findSubscribersAfter, findUserByEmailKey, findUsersByPhoneKey, insertUser } from './repository/users.ts'
import type { User } from './repository/users.ts'

export {
  countReferrals,
  countSubscribers,
  findSubscriberPage,
  findUserById,
  hasAccount,
  updateProfile,
} from './repository/users.ts'
export type { ProfileColumns, User } from './repository/users.ts'

/** Reads the accounts that subscribe to the newsletter, oldest first. */
export const readSubscribers = (db: Db): AsyncGenerator<User> => readInBatches((last) => findSubscribersAfter(db, last))

/** The referral of a new account; null for values that the request does not contain. */
export type Referral = Pick<User, 'referred_by_code' | 'referred_by_source' | 'referred_by_source_id'>
const NOT_REFERRED: Referral = { referred_by_code: null, referred_by_source: null, referred_by_source_id: null }

function toText(field: ReferralField, header: string | string[] | undefined): string | null {
  if (typeof header !== 'string') return null
  const text = decodeReferralText(field, header)
  if (text === null) throw createFieldError(field, (texts) => texts.invalid)
  return text
}

/**
 * @returns the referral in the headers of `register`
 * @throws ApiError validation_failed for a value that is blank, too long or of several lines
 */
export const parseReferral = (headers: IncomingHttpHeaders): Referral => ({
  referred_by_code: toText('referralCode', headers['x-referral-code']),
  referred_by_source: toText('source', headers['x-referral-source']),
  referred_by_source_id: toText('sourceId', headers['x-referral-source-id']),
})

/**
 * Adds an account with its own referral code.
 * @throws a unique violation when the address has an account
 */
export async function addUser(
  db: Db,
  email: string,
  passwordHash: string,
  now: string,
  referredBy: Referral = NOT_REFERRED,
): Promise<string> {
  const id = await insertUser(db, {
    id: randomUUID(),
    email: email.normalize('NFC'),
    email_key: toEmailKey(email),
    password_hash: passwordHash,
    referral_code: createReferralCode(),
    ...referredBy,
    version: 1,
    created_at: now,
    updated_at: now,
  })
  // The referral code exists (once in many millions of accounts): generate another one.
  return id ?? addUser(db, email, passwordHash, now, referredBy)
}

export const findUserByEmail = (db: Db, email: string): Promise<User | undefined> =>
  findUserByEmailKey(db, toEmailKey(email))

/** @returns the accounts with an e-mail address or a phone number; several can share a phone number */
export async function findUsersByEmailOrPhone(db: Db, emailOrPhone: string): Promise<User[]> {
  const text = emailOrPhone.trim()
  if (text.includes('@')) return [await findUserByEmail(db, text)].filter((user) => user !== undefined)
  const key = toPhoneKey(text)
  return key ? findUsersByPhoneKey(db, key, ACCOUNTS_PER_PHONE_COMPARED) : []
}
