import { sql } from 'kysely'
import { ROWS_PER_BATCH, findPage, isAfter } from '../../database/pages.ts'
import type { Page, PageRequest } from '../../database/pages.ts'
import type { Db, DbTransaction, NewRow, Row } from '../../database/schema.ts'

export type MessageRow = Row<'contact_messages'>
export type AnswerRow = Row<'contact_answers'>

/** Stores a message, unless one has its id. @returns the stored message with this id */
export async function insertContactMessage(
  db: Db,
  message: NewRow<'contact_messages'>,
): Promise<Row<'contact_messages'>> {
  await db
    .insertInto('contact_messages')
    .values(message)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  return db.selectFrom('contact_messages').selectAll().where('id', '=', message.id).executeTakeFirstOrThrow()
}

/** Stores a lead, unless one has its id. @returns the stored lead with this id */
export async function insertLead(db: Db, lead: NewRow<'leads'>): Promise<Row<'leads'>> {
  await db
    .insertInto('leads')
    .values(lead)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  return db.selectFrom('leads').selectAll().where('id', '=', lead.id).executeTakeFirstOrThrow()
}

/** @returns the contact messages after one, oldest first */
export const findContactMessagesAfter = (db: Db, last: MessageRow | undefined): Promise<MessageRow[]> =>
  db
    .selectFrom('contact_messages')
    .selectAll()
    .where(isAfter(last, 'contact_messages'))
    .orderBy('created_at')
    .orderBy('id')
    .limit(ROWS_PER_BATCH)
    .execute()

/** @returns the leads after one, oldest first */
export const findLeadsAfter = (db: Db, last: Row<'leads'> | undefined): Promise<Row<'leads'>[]> =>
  db
    .selectFrom('leads')
    .selectAll()
    .where(isAfter(last, 'leads'))
    .orderBy('created_at')
    .orderBy('id')
    .limit(ROWS_PER_BATCH)
    .execute()

/** @returns a page of leads, the newest first */
export const findLeadPage = (db: Db, page: PageRequest): Promise<Page<Row<'leads'>>> =>
  findPage(db.selectFrom('leads').selectAll().orderBy('created_at', 'desc').orderBy('id'), page)

/** A message with the address of the operator who takes care of it. */
export type ListedMessage = MessageRow & { assignee: string | null }

const selectMessages = (db: Db) =>
  db
    .selectFrom('contact_messages')
    .leftJoin('users', 'users.id', 'contact_messages.assignee_id')
    .selectAll('contact_messages')
    .select('users.email as assignee')

/** @returns a page of the messages with this status, or of all, the newest first */
export function findMessagePage(db: Db, status: string | undefined, page: PageRequest): Promise<Page<ListedMessage>> {
  const all = selectMessages(db).orderBy('contact_messages.created_at', 'desc').orderBy('contact_messages.id')
  return findPage(status ? all.where('status', '=', status) : all, page)
}

export const findMessage = (db: Db, id: string): Promise<ListedMessage | undefined> =>
  selectMessages(db).where('contact_messages.id', '=', id).executeTakeFirst()

/** An answer with the address of the operator who wrote it. */
export type ListedAnswer = AnswerRow & { author: string | null }

/** @returns the answers to these messages, oldest first */
export async function findAnswers(db: Db, messageIds: string[]): Promise<ListedAnswer[]> {
  if (messageIds.length === 0) return []
  return db
    .selectFrom('contact_answers')
    .leftJoin('users', 'users.id', 'contact_answers.author_id')
    .selectAll('contact_answers')
    .select('users.email as author')
    .where('message_id', 'in', messageIds)
    .orderBy('contact_answers.created_at')
    .orderBy('contact_answers.id')
    .execute()
}

/** @param version the version that must still be stored; any when undefined. @returns whether the message was changed */
export async function updateMessage(
  trx: DbTransaction,
  id: string,
  changes: { status: string; assignee_id?: string | null },
  version?: number,
): Promise<boolean> {
  const update = trx
    .updateTable('contact_messages')
    .set({ ...changes, version: sql`version + 1` })
    .where('id', '=', id)
    .returning('id')
  return (
    (await (version === undefined ? update : update.where('version', '=', version)).executeTakeFirst()) !== undefined
  )
}

/** Stores an answer, unless one has its id. @returns whether it is new */
export async function insertAnswer(trx: DbTransaction, answer: NewRow<'contact_answers'>): Promise<boolean> {
  const row = await trx
    .insertInto('contact_answers')
    .values(answer)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export const findAnswer = (db: Db, id: string): Promise<AnswerRow | undefined> =>
  db.selectFrom('contact_answers').selectAll().where('id', '=', id).executeTakeFirst()

/** @returns the numbers of open messages and of leads */
export async function countReceived(db: Db): Promise<{ messages: number; leads: number }> {
  const row = await db
    .selectNoFrom((q) => [
      q
        .selectFrom('contact_messages')
        .select((s) => s.fn.countAll().as('n'))
        .where('status', '=', 'open')
        .as('messages'),
      q
        .selectFrom('leads')
        .select((s) => s.fn.countAll().as('n'))
        .as('leads'),
    ])
    .executeTakeFirstOrThrow()
  return { messages: Number(row.messages), leads: Number(row.leads) }
}
