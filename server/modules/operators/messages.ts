import { getTimestamp } from '../../lib/instant.ts'
import type { Body, ResponseBody } from '../../lib/operationTypes.ts'
import * as contact from '../contact/messages.ts'
import { recordAuditEntry } from './auditLog.ts'
import type { AccountDeps } from '../account/deps.ts'

type MessageWire = ResponseBody<'updateContactMessage'>

/** @throws ApiError not_found, version_conflict */
export async function updateMessage(
  { db, clock }: AccountDeps,
  userId: string,
  id: string,
  { status, assignee, version }: Body<'updateContactMessage'>,
): Promise<MessageWire> {
  await db.transaction().execute(async (trx) => {
    await contact.updateMessage(trx, id, version, {
      status,
      ...(assignee === 'unchanged' ? {} : { assignee_id: assignee === 'me' ? userId : null }),
    })
    await recordAuditEntry(trx, { userId }, 'message_updated', getTimestamp(clock), id)
  })
  return contact.getMessage(db, id)
}

/** @throws ApiError not_found, already_exists (the id of the answer), validation_failed */
export async function answerMessage(
  { db, clock, mailer }: AccountDeps,
  userId: string,
  messageId: string,
  answer: Body<'answerContactMessage'>,
): Promise<MessageWire> {
  const now = getTimestamp(clock)
  await db.transaction().execute(async (trx) => {
    const isNew = await contact.answerMessage(trx, mailer, { messageId, authorId: userId, now }, answer)
    if (isNew) await recordAuditEntry(trx, { userId }, 'message_answered', now, messageId)
  })
  mailer.scheduleDelivery()
  return contact.getMessage(db, messageId)
}
