import type { IncomingHttpHeaders } from 'node:http'
import type { components } from '../../../src/api/generated/types.ts'
import type { ReferredBy, User } from '../identity/users.ts'

const text = (value: string | string[] | undefined): string | null => (typeof value === 'string' ? value : null)

/** Who sent a new account here, of `register`'s headers, whose shape the document has checked. */
export const referredBy = (headers: IncomingHttpHeaders): ReferredBy => ({
  referred_by_code: text(headers['x-referral-code']),
  referred_by_source: text(headers['x-referral-source']),
  referred_by_source_id: text(headers['x-referral-source-id']),
})

/** The same as the account's owner is told. */
export const referralOf = (user: User): components['schemas']['Referral'] => ({
  ...(user.referred_by_code === null ? {} : { referralCode: user.referred_by_code }),
  ...(user.referred_by_source === null ? {} : { source: user.referred_by_source }),
  ...(user.referred_by_source_id === null ? {} : { sourceId: user.referred_by_source_id }),
})
