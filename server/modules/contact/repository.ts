import type { Db, NewRow, Row } from '../../database/schema.ts'

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

/** @returns the contact messages, oldest first */
export const findContactMessages = (db: Db): Promise<Row<'contact_messages'>[]> =>
  db.selectFrom('contact_messages').selectAll().orderBy('created_at').execute()

/** @returns the leads, oldest first */
export const findLeads = (db: Db): Promise<Row<'leads'>[]> =>
  db.selectFrom('leads').selectAll().orderBy('created_at').execute()
