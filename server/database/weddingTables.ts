import type { Generated } from 'kysely'

/** A boolean in the database. */
export type Truth = 0 | 1

/** Tables of weddings and their guest lists (docs/decisions/0058-wedding-as-the-root.md). */

/** A wedding: invitations, events and households belong to it, and its members may read and edit them. */
export interface WeddingTable {
  id: string
  title: string
  /** Language of new households. */
  language: string
  /** Time zone of all events and invitations. */
  time_zone: string
  /** Increases with each change of a household's status (household_statuses). */
  revision: Generated<number>
  /** When the couple was told that the phones will be deleted. */
  phones_warned_at: string | null
  /** JSON of the events before the latest change of plans (`PlansBefore`, server/modules/plans/service.ts), for 24 hours. */
  plans_before: string | null
  version: number
  created_at: string
  updated_at: string
}

/** Which accounts may use a wedding; every access is decided by this table (server/modules/weddings/service.ts). */
export interface WeddingMemberTable {
  wedding_id: string
  user_id: string
  /** owner, sideManager, planner or viewer. */
  role: string
  /** Of a side manager: groom or bride. */
  side: string | null
  /** Who it is for the couple. */
  label: string | null
  /** The id of the account that has made the invite; null for who has created the wedding. */
  invited_by: string | null
  /** The revision of the wedding up to which the account has seen replies. */
  seen_revision: Generated<number>
  version: Generated<number>
  /** The number of the change up to which the account has seen changes. */
  seen_change: Generated<number>
  /** When the account joined. */
  created_at: string
}

/** A link by which one account can join a wedding. */
export interface MemberInviteTable {
  id: string
  wedding_id: string
  token_hash: string
  role: string
  side: string | null
  label: string | null
  /** Null once the account is deleted, as is `accepted_by`. */
  created_by: string | null
  created_at: string
  expires_at: string
  accepted_by: string | null
  accepted_at: string | null
  revoked_at: string | null
}

/** What a member has changed. Rows are only added; the oldest above a limit are deleted (server/modules/weddings/changes.ts). */
export interface ChangeTable {
  wedding_id: string
  /** Counts the changes of the wedding. */
  number: number
  /** The number of the first change of the same call. */
  batch: number
  /** Null once the account is deleted. */
  user_id: string | null
  created_at: string
  /** ChangeKind of the OpenAPI document. */
  kind: string
  household_id: string | null
  /** Of the reply or import. */
  entity_id: string | null
  /** Of the household at the time; null for what only owners see. */
  side: string | null
  /** As the household was called; of a file or a member. Null when it was deleted for ever, as are `before` and `after`. */
  name: string | null
  /** Households of an import; otherwise 1. */
  count: number
  /** Of the household after the change. */
  household_version: number | null
  /** JSON of the details that the change has replaced, without phones. */
  before: string | null
  /** JSON of those that it has set. */
  after: string | null
  phone_changed: Truth
  /** The number of the change that this one has undone. */
  undoes: number | null
  undone_by: number | null
}

export interface EventTable {
  id: string
  wedding_id: string
  /** engagement, henna, contract, wedding, morning-after (at most one of each for a wedding) or custom. */
  kind: string
  /** Of a custom event. */
  title: string | null
  /** How a contract is called (`CONTRACT_NAMES`, shared/guests/events.ts); null when the couple has not chosen. */
  contract_name: string | null
  /** The date that the wedding's invitations show (YYYY-MM-DD), in the time zone of the wedding. */
  date: string | null
  time: string | null
  /** postponed (`date` is the former one) or calledOff; null when it is as planned. */
  status: string | null
  /** The name in `places`, which the previous release reads. */
  place: string | null
  /** JSON of `Places` (server/modules/weddings/places.ts); null when no place is known. */
  places: string | null
  maps_link: string | null
  /** JSON array of other names and addresses that were stored for the place; the couple is asked which one is right. */
  other_places: string | null
  /** When date, time, place or status last changed. */
  moved_at: string | null
  position: number
  version: number
  created_at: string
}

export interface HallTable {
  id: string
  wedding_id: string
  event_id: string
  /** Ignored when `has_place_name` is 1. */
  name: string
  /** Whether it is called as the place of its event. */
  has_place_name: Generated<Truth>
  /** mixed, men or women. */
  audience: string
  capacity: number | null
  /** Seats for the families of each side. */
  groom_seats: number | null
  bride_seats: number | null
  version: number
  created_at: string
}

/** A family that is invited together. */
export interface HouseholdTable {
  id: string
  wedding_id: string
  honorific: string | null
  name: string
  /** The name folded for comparison and sorting (`toSearchKey`, shared/text.ts). */
  name_key: string
  /** All searchable details, folded (`buildSearchKey`, shared/guests/household.ts). */
  search_key: string
  /** groom, bride or both. */
  side: string
  /** JSON array of texts, which contain no quotation marks. */
  tags: string
  /** As it was typed. */
  phone: string | null
  /** In international form; null if the typed text is not a valid number. */
  phone_e164: string | null
  language: string
  table_label: string | null
  note: string | null
  /** JSON array of `{ name, child }`. */
  persons: string
  /** Of the personal link, `/g/{token}`; null when it is revoked. */
  token: string | null
  /** Whether the personal page asks for a reply. */
  asks_reply: Truth
  /** When the guests removed their personal data. */
  data_removed_at: string | null
  /** The import that added it. */
  import_id: string | null
  version: number
  created_at: string
  updated_at: string
  /** When it was put into the bin. */
  deleted_at: string | null
}

/** How many persons of a household are invited to a hall; at least 1. */
export interface SeatTable {
  household_id: string
  hall_id: string
  allowed: number
}

export interface ImportTable {
  id: string
  wedding_id: string
  /** paste, csv, xlsx, vcard or contacts. */
  source: string
  file_name: string | null
  /** Of the side manager who has made it; null when it was an owner. */
  side: string | null
  added: number
  updated: number
  unchanged: number
  /** JSON array of the updated households before the import, with the version that it gave them; null when it can no longer be undone. */
  before: string | null
  /** Of what was sent (SHA-256); null for imports of earlier releases. */
  content_hash: string | null
  created_at: string
  undone_at: string | null
}
