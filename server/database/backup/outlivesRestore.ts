/**
 * Tables that a restore leaves as they are: what has ended since the backup must not begin again (a stolen token, a session from
 * before a new password), mails that were sent must not be sent twice, and counted guesses stay counted. Each names what its rows
 * belong to, null where that is nothing; parents come first.
 */
export const SIGNED_IN = {
  sessions: { column: 'user_id', of: 'users', key: 'id' },
  refresh_tokens: { column: 'session_id', of: 'sessions', key: 'id' },
  password_resets: { column: 'user_id', of: 'users', key: 'id' },
  email_verifications: { column: 'user_id', of: 'users', key: 'id' },
  mails: { column: 'recipient_key', of: 'users', key: 'email_key' },
  guess_failures: null,
} as const

export type SignedInTable = keyof typeof SIGNED_IN
export const SIGNED_IN_TABLES = Object.keys(SIGNED_IN) as SignedInTable[]

/** Once given out, a slug is reserved for ever (specification §3, "Invitation"): also one that is younger than the backup. */
export const NEVER_FORGOTTEN = 'reserved_slugs'
