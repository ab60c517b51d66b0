import type { Kysely } from 'kysely'

/** The two databases. */
export type Dialect = 'sqlite' | 'postgres'
export type Db = Kysely<Database>

/**
 * The tables, the same on SQLite and PostgreSQL: ids and instants (ISO, UTC) as text, JSON as text, truth as 0 or 1.
 * Personal data hangs on `users` with cascading deletes (server/database/personalData.ts);
 * only the hashes of slugs outlive their account.
 */
export interface Database {
  users: UserTable
  sessions: SessionTable
  refresh_tokens: RefreshTokenTable
  password_resets: PasswordResetTable
  guess_failures: GuessFailureTable
  invitations: InvitationTable
  email_verifications: EmailVerificationTable
  /** Slugs that were ever given out, as SHA-256: they are never given out again, and name nobody once their invitation is gone. */
  reserved_slugs: { slug_hash: string }
  uploads: UploadTable
  invitation_previews: { invitation_id: string; revision: string; content: Buffer; created_at: string }
  providers: ProviderTable
  provider_services: { provider_id: string; category: string }
  leads: LeadTable
  contact_messages: ContactMessageTable
  items: ItemTable
  wishlist_items: { user_id: string; item_id: string; position: number }
  mails: MailTable
  deep_links: { short_code: string; full_url: string; created_at: string }
}
export type Truth = 0 | 1

export interface UserTable {
  id: string
  email: string
  /** The address in small letters: what is compared, and unique. */
  email_key: string
  password_hash: string
  first_name: string | null
  last_name: string | null
  phone: string | null
  /** The phone's last ten digits, however it was written. */
  phone_key: string | null
  language: string | null
  newsletter: Truth | null
  /** When the owner proved that the address is theirs; until then nothing that was left under it belongs to the account. */
  email_verified_at: string | null
  /** The account's own, which its invitations' short links carry; unique. */
  referral_code: string
  /** Who sent the account here, as `register` was told. */
  referred_by_code: string | null
  referred_by_source: string | null
  referred_by_source_id: string | null
  version: number
  created_at: string
  updated_at: string
}

/** A session is a family of refresh tokens; deleting the row ends all of them and every access token at once. */
export interface SessionTable {
  id: string
  user_id: string
  remembered: Truth
  created_at: string
  /** When it was last renewed: every 15 minutes while the browser is in use. */
  last_used_at: string
  expires_at: string
  /** Where it was signed in, as far as the user agent says; names of our own list, never its text. */
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

/** Failed comparisons of passwords in one window. */
export interface GuessFailureTable {
  /** A kind of counter and 18 bits of a keyed hash: neither accounts nor addresses can be read from it. */
  bucket: string
  failures: number
  resets_at: string
}

/** A link that proves an e-mail address; stored as a hash. */
export interface EmailVerificationTable {
  token_hash: string
  user_id: string
  expires_at: string
}

export interface InvitationTable {
  id: string
  owner_id: string
  slug: string
  /** What its short link ends with, unguessable as the slug is; unique. */
  short_code: string
  /** The client's Idempotency-Key, unique among the owner's invitations. */
  request_key: string | null
  template: number
  language: string
  groom: string
  bride: string
  wedding_date: string
  wedding_time: string | null
  time_zone: string
  engagement_date: string
  henna_date: string
  crown_date: string
  hall: string
  address: string
  area: string
  maps_link: string | null
  background_image: string | null
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

export interface ProviderTable {
  id: string
  /** Null for a registration sent without signing in. */
  owner_id: string | null
  status: string
  full_name: string
  business_name: string | null
  contact_number: string
  email: string
  /** `email` as it is compared; null in no row that this release writes. */
  email_key: string | null
  address: string | null
  /** JSON array, in the provider's order; `provider_services` holds the same for searching. */
  service_classes: string
  price_range: number | null
  capacity: string | null
  website: string | null
  /** Names and address folded for searching, see domain/text.ts. */
  search_name: string
  search_area: string
  version: number
  created_at: string
  updated_at: string
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
  /** Country, city, area, platform, system, browser, address and map link, as JSON. */
  visitor: string
  created_at: string
}

/** A mail that waits to be sent; the row goes once it is. */
export interface MailTable {
  id: string
  recipient: string
  /** The recipient's `users.email_key`. */
  recipient_key: string
  subject: string
  body: string
  created_at: string
  /** After this instant the mail is dropped instead of sent. */
  expires_at: string
  attempts: number
  /** When it may be tried (again); while a process sends it, the end of that process's lease. */
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
