/**
 * Tables that a restore does not replace. Otherwise a revoked session or a used token would become valid again, sent mails would be sent
 * twice, counters of password guesses would be reset, and an operator whose role was taken would have it again. Each entry names the column that refers to the parent row, or null without a
 * parent; parents come before their children.
 */
export const SIGNED_IN = {
  sessions: { column: 'user_id', of: 'users', key: 'id' },
  refresh_tokens: { column: 'session_id', of: 'sessions', key: 'id' },
  push_subscriptions: { column: 'session_id', of: 'sessions', key: 'id' },
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
  /** The columns of the primary key. */
  keys: readonly string[]
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
  ].map((table) => ({ table, keys: ['id'] })),
  { table: 'reply_settings', keys: ['wedding_id'] },
  { table: 'wedding_members', keys: ['user_id', 'wedding_id'] },
]

/** @returns the SQL condition that two rows of a table have the same key */
export const isSameRow = ({ keys }: VersionedTable, one: string, other: string): string =>
  keys.map((key) => `${one}.${key} = ${other}.${key}`).join(' and ')

/** Names of tables in SQL: as they are restored, and as they were before. */
interface RestoredTables {
  members: string
  invites: string
  presentMembers: string
  presentWeddings: string
}

/**
 * @returns the statements after which a restore gives nobody access to a wedding who has lost it since the backup: removed members stay removed, lower roles
 * stay lower, and no invite is open again
 */
export const buildMemberStatements = ({
  members,
  invites,
  presentMembers,
  presentWeddings,
}: RestoredTables): string[] => [
  `delete from ${members} as back where back.role != 'owner'
    and exists (select 1 from ${presentWeddings} as wedding where wedding.id = back.wedding_id)
    and not exists (select 1 from ${presentMembers} as present where present.user_id = back.user_id and present.wedding_id = back.wedding_id)`,
  `update ${members} as back set role = present.role, side = present.side, label = present.label from ${presentMembers} as present
    where present.user_id = back.user_id and present.wedding_id = back.wedding_id and present.version > back.version`,
  `update ${invites} set revoked_at = created_at where accepted_at is null and revoked_at is null`,
]
