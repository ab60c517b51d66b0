import { sql } from 'kysely'
import type { RawBuilder, Selectable, SqlBool, Transaction } from 'kysely'
import type { Database, Db, UserTable } from './schema.ts'
import { lockForDeletion } from './transactions.ts'

/** Which rows of a table belong to an account. */
interface Rule {
  /** The column with the key of the account or, with `parent`, with the id of that table's row. */
  column?: string
  /** The account's key in the column; the default is the id. */
  key?: 'id' | 'email_key'
  parent?:
    | 'contact_messages'
    | 'sessions'
    | 'providers'
    | 'provider_photos'
    | 'invitations'
    | 'weddings'
    | 'households'
    | 'enquiries'
  /** The column with the e-mail address of rows without an account: they belong to the account once its address is verified. */
  leftUnder?: 'email_key'
}

/**
 * Every table with rows of an account. Export and deletion use this list in its order: children come before their parents. A table that is
 * neither here nor in `IMPERSONAL_TABLES` fails the type check and `personalData.test.ts`.
 */
export const PERSONAL_TABLES = {
  provider_services: { column: 'provider_id', parent: 'providers' },
  provider_edits: { column: 'provider_id', parent: 'providers' },
  photo_files: { column: 'photo_id', parent: 'provider_photos' },
  provider_photos: { column: 'provider_id', parent: 'providers' },
  provider_weeks: { column: 'provider_id', parent: 'providers' },
  // Before providers and weddings, whose deletion changes enquiries: two deletions at once would wait for each other.
  reviews: { column: 'enquiry_id', parent: 'enquiries' },
  enquiries: { column: 'user_id' },
  refresh_tokens: { column: 'session_id', parent: 'sessions' },
  push_subscriptions: { column: 'session_id', parent: 'sessions' },
  sessions: { column: 'user_id' },
  password_resets: { column: 'user_id' },
  email_verifications: { column: 'user_id' },
  mails: { column: 'recipient_key', key: 'email_key' },
  wishlist_items: { column: 'user_id' },
  views: { column: 'wedding_id', parent: 'weddings' },
  invitation_previews: { column: 'invitation_id', parent: 'invitations' },
  invitations: { column: 'owner_id' },
  seats: { column: 'household_id', parent: 'households' },
  household_statuses: { column: 'wedding_id', parent: 'weddings' },
  sends: { column: 'wedding_id', parent: 'weddings' },
  replies: { column: 'wedding_id', parent: 'weddings' },
  reply_requests: { column: 'wedding_id', parent: 'weddings' },
  message_templates: { column: 'wedding_id', parent: 'weddings' },
  reply_settings: { column: 'wedding_id', parent: 'weddings' },
  households: { column: 'wedding_id', parent: 'weddings' },
  imports: { column: 'wedding_id', parent: 'weddings' },
  halls: { column: 'wedding_id', parent: 'weddings' },
  events: { column: 'wedding_id', parent: 'weddings' },
  member_invites: { column: 'wedding_id', parent: 'weddings' },
  changes: { column: 'wedding_id', parent: 'weddings' },
  // Those that it owns (`isOwnedWedding`); deleting a wedding also deletes its members.
  weddings: {},
  wedding_members: { column: 'user_id' },
  uploads: { column: 'owner_id' },
  providers: { column: 'owner_id', leftUnder: 'email_key' },
  leads: { leftUnder: 'email_key' },
  contact_answers: { column: 'message_id', parent: 'contact_messages' },
  contact_messages: { leftUnder: 'email_key' },
  operator_sessions: { column: 'user_id' },
  operator_recovery_codes: { column: 'user_id' },
  operators: { column: 'user_id' },
  users: { column: 'id' },
} as const satisfies Partial<Record<keyof Database, Rule>>

/** Tables without rows of an account, each with the reason. */
export const IMPERSONAL_TABLES = {
  reserved_slugs: 'hashes without personal data, kept so that no slug is assigned twice',
  guess_failures: 'counters under a keyed hash of 18 bits, which identifies nobody',
  items: 'the gallery',
  deep_links: "the operator's short links",
  photo_objects: 'names of files in an S3 store, which are deleted there once their photograph is',
  derived_keys: 'versions of the program',
  audit_entries: 'evidence of what operators did, with ids only, which identify nobody once an account is deleted',
} as const satisfies Record<Exclude<keyof Database, PersonalTable>, string>

export type PersonalTable = keyof typeof PERSONAL_TABLES
export const personalTables = Object.keys(PERSONAL_TABLES) as PersonalTable[]

/** The columns that identify the rows of an account. */
export type AccountKeys = Pick<Selectable<UserTable>, 'id' | 'email_key' | 'email_verified_at'>

/** @returns whether each row of the table belongs to one wedding, with which it is exported */
export function isWeddingTable(table: PersonalTable): boolean {
  const { parent }: Rule = PERSONAL_TABLES[table]
  return parent === 'weddings' || parent === 'households'
}

/** Which of the account's weddings are meant. */
interface WeddingScope {
  /** Only this one. */
  weddingId?: string | undefined
  /** Only those without another owner, to whom a wedding is left. */
  isSoleOwner?: boolean
}

const isOwnedWedding = ({ id }: AccountKeys, { weddingId, isSoleOwner = false }: WeddingScope): RawBuilder<SqlBool> => {
  if (weddingId !== undefined) return sql`id = ${weddingId}`
  const owned = sql<SqlBool>`id in (select wedding_id from wedding_members where user_id = ${id} and role = 'owner')`
  if (!isSoleOwner) return owned
  // Correlated: a list of all other owners would be built for each table.
  const others = sql`select 1 from wedding_members where wedding_id = weddings.id and user_id != ${id} and role = 'owner'`
  return sql`(${owned} and not exists (${others}))`
}

/**
 * @param scope of the rows of tables with `isWeddingTable`
 * @returns the SQL condition of the account's rows in a table
 */
export function isOwnedBy(table: PersonalTable, account: AccountKeys, scope: WeddingScope = {}): RawBuilder<SqlBool> {
  const { column, key = 'id', parent, leftUnder }: Rule = PERSONAL_TABLES[table]
  if (table === 'weddings') return isOwnedWedding(account, scope)
  if (column && parent)
    return sql`${sql.ref(column)} in (select id from ${sql.table(parent)} where ${isOwnedBy(parent, account, scope)})`
  const ways: RawBuilder<SqlBool>[] = []
  if (column) ways.push(sql`${sql.ref(column)} = ${account[key]}`)
  if (leftUnder && account.email_verified_at !== null) {
    const isNobodys = column ? sql`${sql.ref(column)} is null and ` : sql``
    ways.push(sql`(${isNobodys}${sql.ref(leftUnder)} = ${account.email_key})`)
  }
  return ways.length === 0 ? sql`1 = 0` : sql`(${sql.join(ways, sql` or `)})`
}

/** Columns to export, without the content of pictures and what undoes an import. */
const COLUMNS: Partial<Record<PersonalTable, RawBuilder<unknown>>> = {
  uploads: sql`id, owner_id, bytes, created_at`,
  photo_files: sql`photo_id, size, length(content) as bytes`,
  invitation_previews: sql`invitation_id, revision, created_at`,
  imports: sql`id, wedding_id, source, file_name, added, updated, unchanged, created_at, undone_at`,
}

/** @returns the account's rows of a table, or those of one of its weddings, without the content of pictures */
export async function findPersonalRows<T extends PersonalTable>(
  db: Db,
  table: T,
  account: AccountKeys,
  weddingId?: string,
): Promise<Selectable<Database[T]>[]> {
  const columns = COLUMNS[table] ?? sql`*`
  const { rows } = await sql<
    Selectable<Database[T]>
  >`select ${columns} from ${sql.table(table)} where ${isOwnedBy(table, account, { weddingId })}`.execute(db)
  return rows
}

/** Locks the weddings of an account before it is deleted, as every change of a wedding does first: guests may be replying. */
export async function lockWeddingsOf(trx: Transaction<Database>, account: AccountKeys): Promise<void> {
  const ids = trx.selectFrom('wedding_members').select('wedding_id').where('user_id', '=', account.id)
  await lockForDeletion(trx, trx.selectFrom('weddings').select('id').where('id', 'in', ids).orderBy('id'))
}

/** Deletes every row of the account, but a wedding with another owner; the account itself is last. It and its weddings must be locked. */
export async function deletePersonalRows(trx: Transaction<Database>, account: AccountKeys): Promise<void> {
  for (const table of personalTables)
    await sql`delete from ${sql.table(table)} where ${isOwnedBy(table, account, { isSoleOwner: true })}`.execute(trx)
}
