/** Tables of replies and of messages to households (docs/decisions/0061-replies.md). */
import type { Truth } from './weddingTables.ts'

export interface ReplySettingsTable {
  wedding_id: string
  /** The last day for replies (YYYY-MM-DD); null for the day of the last event. */
  reply_by: string | null
  question_ar: string | null
  question_en: string | null
  contact: string | null
  asks_children: Truth
  takes_requests: Truth
  sends_digest: Truth
  /** 0 to 100. */
  silent_rate: number
  /** The revision of the wedding up to which replies were announced by e-mail, and when. */
  digest_revision: number
  digest_at: string | null
  /** When the next e-mail about new replies may be sent; null when there is nothing new. */
  digest_due_at: string | null
  version: number
  updated_at: string
}

/** A reply of a household. Rows are only added; `household_statuses` refers to the one that counts. */
export interface ReplyTable {
  id: string
  wedding_id: string
  household_id: string
  /** link or host. */
  channel: string
  /** JSON array of `{ hallId, coming, children }`, which is read and written only with the reply. */
  seats: string
  message: string | null
  /** Whether the guests agree that the message is shown on the invitation. */
  may_publish: Truth
  published_at: string | null
  undone_at: string | null
  /** When the couple has asked for another reply after a change of plans; it no longer counts. */
  set_aside_at: string | null
  created_at: string
}

/** What is known of a household since it was invited. Added with its first reply, view or message. */
export interface HouseholdStatusTable {
  household_id: string
  wedding_id: string
  /** The wedding's revision at the last change; clients fetch only what is newer. */
  revision: number
  /** The reply that counts. */
  reply_id: string | null
  /** The revision of the last reply of the guests themselves; 0 without one. */
  reply_revision: number
  opened_at: string | null
  opened_by: string | null
  /** The account that has the household open on the desk, until this time. */
  desk_user_id: string | null
  desk_until: string | null
}

/** What a sender said about a message to a household. */
export interface SendTable {
  id: string
  wedding_id: string
  household_id: string
  /** invite, change, reminder or thanks. */
  kind: string
  /** sent, skipped or wrongNumber. */
  result: string
  /** The id of the account that has recorded it; null when an earlier release did. */
  sent_by: string | null
  created_at: string
}

/** Views of a page on one day in the time zone of the wedding: of a household at most one, of the public link all. */
export interface ViewTable {
  wedding_id: string
  /** Null for the public link. */
  household_id: string | null
  /** Of the public link. */
  invitation_id: string | null
  /** link, card or open. */
  source: string
  date: string
  count: number
}

/** The couple's own text of a message. */
export interface MessageTemplateTable {
  wedding_id: string
  kind: string
  language: string
  side: string
  text: string
  updated_at: string
}

/** A request for seats from the public link; it counts only when it is accepted into a household. */
export interface ReplyRequestTable {
  id: string
  wedding_id: string
  name: string
  phone: string
  phone_e164: string | null
  count: number
  message: string | null
  /** pending, accepted or rejected. */
  state: string
  household_id: string | null
  created_at: string
  decided_at: string | null
  /** The id of the account that has decided. */
  decided_by: string | null
  /** A keyed hash of the network from which a pending request came; null once it is decided. */
  network: string | null
}
