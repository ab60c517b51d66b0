import type { Page, PageRequest } from '../../database/pages.ts'
import type { Db, DbTransaction } from '../../database/schema.ts'
import { ApiError, createFieldError } from '../../errors.ts'
import type { Body, ResponseBody } from '../../lib/operationTypes.ts'
import { hasColumns, resolveRepeated } from '../../lib/repeatedCreation.ts'
import { isBlank } from '../../../shared/text.ts'
import { getMessages } from '../../messages/index.ts'
import type { Mailer } from '../mail/service.ts'
import {
  findAnswer,
  findAnswers,
  findMessage,
  findMessagePage,
  insertAnswer,
  updateMessage as updateMessageRow,
} from './repository.ts'
import type { ListedAnswer, ListedMessage } from './repository.ts'

type MessageWire = ResponseBody<'updateContactMessage'>
export type MessageStatus = MessageWire['status']

const toWire = (row: ListedMessage, answers: ListedAnswer[]): MessageWire => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  source: row.source,
  message: row.message,
  visitor: JSON.parse(row.visitor) as MessageWire['visitor'],
  status: row.status as MessageStatus,
  assignee: row.assignee,
  answers: answers
    .filter(({ message_id: id }) => id === row.id)
    .map(({ id, text, author, created_at: createdAt }) => ({ id, text, author, createdAt })),
  version: row.version,
  createdAt: row.created_at,
})

/** @returns a page of the messages with this status, or of all, the newest first, with their answers */
export async function listMessages(db: Db, status: string | undefined, page: PageRequest): Promise<Page<MessageWire>> {
  const { rows, total } = await findMessagePage(db, status, page)
  const answers = await findAnswers(
    db,
    rows.map(({ id }) => id),
  )
  return { rows: rows.map((row) => toWire(row, answers)), total }
}

/** @throws ApiError not_found */
export async function getMessage(db: Db, id: string): Promise<MessageWire> {
  const row = await findMessage(db, id)
  if (!row) throw new ApiError('not_found')
  return toWire(row, await findAnswers(db, [id]))
}

/**
 * Changes status and assignee.
 * @throws ApiError not_found, version_conflict
 */
export async function updateMessage(
  trx: DbTransaction,
  id: string,
  version: number,
  changes: { status: MessageStatus; assignee_id?: string | null },
): Promise<void> {
  if (await updateMessageRow(trx, id, changes, version)) return
  throw new ApiError((await findMessage(trx, id)) ? 'version_conflict' : 'not_found')
}

/**
 * Stores an answer, queues its e-mail and marks the message as answered; a repeated request does nothing.
 * @returns whether the answer is new
 * @throws ApiError not_found, already_exists (the id), validation_failed for a text without a visible character
 */
export async function answerMessage(
  trx: DbTransaction,
  mailer: Pick<Mailer, 'enqueue'>,
  { messageId, authorId, now }: { messageId: string; authorId: string; now: string },
  { id, language, text }: Body<'answerContactMessage'>,
): Promise<boolean> {
  if (isBlank(text)) throw createFieldError('text', (texts) => texts.required)
  const message = await findMessage(trx, messageId)
  if (!message) throw new ApiError('not_found')
  const content = { message_id: messageId, text: text.normalize('NFC'), language }
  const isNew = await insertAnswer(trx, { id, ...content, author_id: authorId, created_at: now })
  if (!isNew) {
    const stored = await findAnswer(trx, id)
    await resolveRepeated(stored, {
      isOwn: stored?.message_id === messageId,
      isSame: stored !== undefined && hasColumns(stored, content),
    })
    return false
  }
  await updateMessageRow(trx, messageId, { status: 'answered' })
  const { subject, text: format } = getMessages(language).contactAnswerMail
  const { name, message: question } = message
  await mailer.enqueue(trx, {
    to: message.email,
    subject,
    text: format({ name, answer: content.text, message: question }),
  })
  return true
}
