import type { Page, PageRequest } from '../../database/pages.ts'
import type { Db } from '../../database/schema.ts'
import { getTimestamp } from '../../lib/instant.ts'
import type { ResponseBody } from '../../lib/operationTypes.ts'
import { findMailPage, retryMails as retry } from '../mail/service.ts'
import type { MailRow } from '../mail/service.ts'
import { recordAuditEntry } from './auditLog.ts'
import type { AccountDeps } from '../account/deps.ts'

type QueuedMail = ResponseBody<'listQueuedMails'>['items'][number]

/** @returns the first character and the domain: enough to see which provider refuses mails */
const maskAddress = (address: string): string => address.replace(/^(.).*(?=@)/u, '$1…')

const toWire = (row: MailRow): QueuedMail => ({
  id: row.id,
  recipient: maskAddress(row.recipient),
  subject: row.subject,
  attempts: row.attempts,
  createdAt: row.created_at,
  nextAttemptAt: row.next_attempt_at,
  expiresAt: row.expires_at,
})

/** @returns a page of the queue, the oldest first, without the texts, which contain secret links */
export async function listQueuedMails(db: Db, page: PageRequest): Promise<Page<QueuedMail>> {
  const { rows, total } = await findMailPage(db, page)
  return { rows: rows.map(toWire), total }
}

export async function retryMails(deps: AccountDeps, userId: string): Promise<void> {
  await recordAuditEntry(deps.db, { userId }, 'mails_retried', getTimestamp(deps.clock), null)
  await retry(deps)
}
