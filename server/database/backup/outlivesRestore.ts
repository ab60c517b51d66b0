/**
 * Tables that a restore does not replace. Otherwise a revoked session or a used token would become valid again, sent mails would be sent
 * twice, and counters of password guesses would be reset. Each entry names the column that refers to the parent row, or null without a
 * parent; parents come before their children.
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

/** A slug stays reserved after its invitation is deleted (specification §3, "Invitation"), also when it is newer than the backup. */
export const RESTORE_MERGE_TABLE = 'reserved_slugs'

export interface VersionedTable {
  table: string
  /** The primary key. */
  key: string
}
/** Tables whose rows have a version, which a restore raises. */
export const VERSIONED: readonly VersionedTable[] = [
  ...['invitations', 'users', 'providers', 'weddings', 'events', 'halls', 'households'].map((table) => ({
    table,
    key: 'id',
  })),
  { table: 'reply_settings', key: 'wedding_id' },
]
