import type { Generated, Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type {
  ChangeTable,
  EventTable,
  HallTable,
  HouseholdTable,
  ImportTable,
  MemberInviteTable,
  SeatTable,
  Truth,
  WeddingMemberTable,
  WeddingTable,
} from './weddingTables.ts'
import type {
  PhotoFileTable,
  PhotoObjectTable,
  ProviderEditTable,
  ProviderPhotoTable,
  ProviderTable,
  ProviderWeekTable,
  EnquiryTable,
  ReviewTable,
} from './providerTables.ts'
import type {
  ContactAnswerTable,
  AuditEntryTable,
  OperatorSessionTable,
  OperatorTable,
  RecoveryCodeTable,
} from './operatorTables.ts'
import type { PushSubscriptionTable } from './pushTables.ts'
import type {
  HouseholdStatusTable,
  MessageTemplateTable,
  ReplyRequestTable,
  ReplySettingsTable,
  ReplyTable,
  SendTable,
  ViewTable,
} from './replyTables.ts'

export type { Truth }
export type Dialect = 'sqlite' | 'postgres'
export type Db = Kysely<Database>
export type DbTransaction = Transaction<Database>
/** A table's row as it is read. */
export type Row<Table extends keyof Database> = Selectable<Database[Table]>
/** A table's row as it is inserted. */
export type NewRow<Table extends keyof Database> = Insertable<Database[Table]>

/**
 * The tables, the same on SQLite and PostgreSQL: ids and times (ISO 8601, UTC) as text, JSON as text, booleans as 0 or 1. Personal data
 * refers to `users` with cascading deletes (server/database/personalData.ts); only the hashes of slugs remain after their account is deleted.
 */
export interface Database {
  users: UserTable
  sessions: SessionTable
  refresh_tokens: RefreshTokenTable
  password_resets: PasswordResetTable
  guess_failures: GuessFailureTable
  weddings: WeddingTable
  wedding_members: WeddingMemberTable
  member_invites: MemberInviteTable
  changes: ChangeTable
  invitations: InvitationTable
  events: EventTable
  halls: HallTable
  households: HouseholdTable
  seats: SeatTable
  imports: ImportTable
  reply_settings: ReplySettingsTable
  replies: ReplyTable
  household_statuses: HouseholdStatusTable
  sends: SendTable
  views: ViewTable
  message_templates: MessageTemplateTable
  reply_requests: ReplyRequestTable
  push_subscriptions: PushSubscriptionTable
  email_verifications: EmailVerificationTable
  /** Slugs that have ever been used, as SHA-256 hashes: a slug is never used again, and its hash does not identify a person. */
  reserved_slugs: { slug_hash: string }
  uploads: UploadTable
  invitation_previews: { invitation_id: string; revision: string; content: Buffer; created_at: string }
  providers: ProviderTable
  provider_edits: ProviderEditTable
  provider_photos: ProviderPhotoTable
  photo_files: PhotoFileTable
  photo_objects: PhotoObjectTable
  provider_weeks: ProviderWeekTable
  enquiries: EnquiryTable
  reviews: ReviewTable
  provider_services: { provider_id: string; category: string }
  leads: LeadTable
  contact_messages: ContactMessageTable
  contact_answers: ContactAnswerTable
  operators: OperatorTable
  operator_recovery_codes: RecoveryCodeTable
  operator_sessions: OperatorSessionTable
  audit_entries: AuditEntryTable
  items: ItemTable
  wishlist_items: { user_id: string; item_id: string; position: number }
  mails: MailTable
  deep_links: { short_code: string; full_url: string; created_at: string }
  /** The version of the code by which the derived columns of a table were built (server/database/derivedKeys.ts). */
  derived_keys: { table_name: string; code_version: number }
}

export interface UserTable {
  id: string
  email: string
  /** The address in lower case; compared and unique. */
  email_key: string
  password_hash: string
  first_name: string | null
  last_name: string | null
  phone: string | null
  /** The ten digits of an Egyptian mobile number, without country code and leading zero, for comparison (server/lib/phone.ts). */
  phone_key: string | null
  language: string | null
  newsletter: Truth | null
  /** When the owner verified the address; until then, rows left under this address do not belong to the account. */
  email_verified_at: string | null
  /** The account's referral code in the short links of its invitations; unique. */
  referral_code: string
  /** The referrer of the account, from the request to `register`. */
  referred_by_code: string | null
  referred_by_source: string | null
  referred_by_source_id: string | null
  version: number
  created_at: string
  updated_at: string
}

/** A session is a family of refresh tokens; deleting the row immediately revokes all of them and every access token. */
export interface SessionTable {
  id: string
  user_id: string
  remembered: Truth
  created_at: string
  /** Time of the last refresh: every 15 minutes while the browser is in use. */
  last_used_at: string
  expires_at: string
  /** Device of the sign-in, parsed from the user agent: names from a fixed list, never the header's own text. */
  browser: string | null
  os: string | null
  device: string | null
}

export interface RefreshTokenTable {
  token_hash: string
  session_id: string
  used_at: string | null
  expires_at: string
}

export interface PasswordResetTable {
  token_hash: string
  user_id: string
  expires_at: string
}

/** Failed password comparisons in one time window. */
export interface GuessFailureTable {
  /** A kind of counter and 18 bits of a keyed hash, which identify neither accounts nor addresses. */
  bucket: string
  failures: number
  resets_at: string
}

/** A link that verifies an e-mail address; only its hash is stored. */
export interface EmailVerificationTable {
  token_hash: string
  user_id: string
  expires_at: string
}

/** An invitation without dates and place, which are those of its wedding's events (server/modules/invitations/repository.ts). */
export interface InvitationTable {
  id: string
  /** The wedding that it invites to, whose events hold its dates. */
  wedding_id: string
  /** The account that has published it. */
  owner_id: string
  slug: string
  /** The code of the short link: as hard to guess as the slug; unique. */
  short_code: string
  /** The client's Idempotency-Key; unique per owner. */
  request_key: string | null
  template: number
  language: string
  groom: string
  bride: string
  /** The place of the wedding, for the previous release; this one writes it only. */
  hall: string
  address: string
  area: string
  maps_link: string | null
  background_image: string | null
  /** Card of the OpenAPI document, as JSON; null when the card says nothing of its own. */
  card: string | null
  version: number
  created_at: string
  updated_at: string
}

export interface UploadTable {
  id: string
  owner_id: string
  content: Buffer
  bytes: number
  created_at: string
}

export interface LeadTable {
  id: string
  email: string
  email_key: string
  phone: string
  created_at: string
}

export interface ContactMessageTable {
  id: string
  email: string
  email_key: string
  name: string
  phone: string | null
  message: string
  source: string
  /** Country, city, area, platform, operating system, browser, address and map link, as JSON. */
  visitor: string
  /** `open` or `answered`. */
  status: Generated<string>
  /** The operator who takes care of it. */
  assignee_id: Generated<string | null>
  version: Generated<number>
  created_at: string
}

/** A queued mail; the row is deleted once it is sent. */
export interface MailTable {
  id: string
  recipient: string
  recipient_key: string
  subject: string
  body: string
  created_at: string
  /** After this time the mail is dropped instead of sent. */
  expires_at: string
  attempts: number
  /** Time of the next attempt; while a process sends the mail, the end of its lease. */
  next_attempt_at: string
}

export interface ItemTable {
  id: string
  position: number
  category: string
  title: string
  image: string
  name_ar: string
  name_en: string
}
