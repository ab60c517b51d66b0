/**
 * Who is signed in, and which links to set a password still hold: a restore leaves these as they are, for what has ended since the
 * backup (a stolen token, a session of before a new password) must not begin again. Each with what its rows hang on, in the order of that.
 */
export const SIGNED_IN = {
  sessions: { column: 'user_id', of: 'users' },
  refresh_tokens: { column: 'session_id', of: 'sessions' },
  password_resets: { column: 'user_id', of: 'users' },
} as const

export type SignedInTable = keyof typeof SIGNED_IN
export const SIGNED_IN_TABLES = Object.keys(SIGNED_IN) as SignedInTable[]

/** Once given out, a slug is reserved for ever (decisions, "The API"): also one that is younger than the backup. */
export const NEVER_FORGOTTEN = 'reserved_slugs'
