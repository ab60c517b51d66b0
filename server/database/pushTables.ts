import type { Truth } from './weddingTables.ts'

/** A device that gets notices of new replies to one wedding. */
export interface PushSubscriptionTable {
  /** The session of the device, with which the row is deleted. */
  session_id: string
  /** Without a reference, because a restore keeps sessions and replaces weddings; rows of former members are purged. */
  wedding_id: string
  /** The address at the push service. With the two keys, it is a secret of the browser. */
  endpoint: string
  p256dh: string
  auth: string
  language: string
  /** Whether a notice names the wedding. */
  shows_title: Truth
  /** The revision of the wedding up to which replies were announced. */
  announced_revision: number
  /** When the latest request was made that was announced. */
  announced_request_at: string
  /** When to look for something new; null while there is nothing. While a process sends a notice, the end of its lease. */
  due_at: string | null
  /** No notice is sent before. */
  next_at: string
  /** Failed attempts to send the notice that is due. */
  attempts: number
  created_at: string
}
