/**
 * Tables that a restore does not replace. Otherwise a revoked session or a used token would become valid again, sent mails would be sent
 * twice, counters of password guesses would be reset, and an operator whose role was taken would have it again. Each entry names the column that refers to the parent row, or null without a
 * parent; parents come before their children.
 */
export const SIGNED_IN = {
  sessions: { column: 'user_id', of: 'users', key: 'id' },
  refresh_tokens: { column: 'session_id', of: 'sessions', key: 'id' },
  password_resets: { column: 'user_id', of: 'users', key: 'id' },
  email_verifications: { column: 'user_id', of: 'users', key: 'id' },
  mails: { column: 'recipient_key', of: 'users', key: 'email_key' },
  guess_failures: null,
  operators: { column: 'user_id', of: 'users', key: 'id' },
  operator_recovery_codes: { column: 'user_id', of: 'operators', key: 'user_id' },
  operator_sessions: { column: 'user_id', of: 'operators', key: 'user_id' },
} as const

export type SignedInTable = keyof typeof SIGNED_IN
export const SIGNED_IN_TABLES = Object.keys(SIGNED_IN) as SignedInTable[]

/**
 * Tables to which a restore adds the rows of the backup. A slug stays reserved after its invitation is deleted (specification §3, "Invitation"),
 * and what operators did stays recorded, also when it is newer than the backup.
 */
export const RESTORE_MERGE_TABLES: readonly string[] = ['reserved_slugs', 'audit_entries']

export interface VersionedTable {
  table: string
  /** The primary key. */
  key: string
}
/** Tables whose rows have a version, which a restore raises. */
export const VERSIONED: readonly VersionedTable[] = [
  ...[
    'invitations',
    'users',
    'providers',
    'enquiries',
    'reviews',
    'weddings',
    'events',
    'halls',
    'households',
    'contact_messages',
  ].map((table) => ({ table, key: 'id' })),
  { table: 'reply_settings', key: 'wedding_id' },
]
