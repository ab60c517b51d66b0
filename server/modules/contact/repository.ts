import type { Db, NewRow, Row } from '../../database/schema.ts'

export async function insertContactMessage(db: Db, message: NewRow<'contact_messages'>): Promise<void> {
  await db.insertInto('contact_messages').values(message).execute()
}

export async function insertLead(db: Db, lead: NewRow<'leads'>): Promise<void> {
  await db.insertInto('leads').values(lead).execute()
}

/** @returns the contact messages, oldest first */
export const findContactMessages = (db: Db): Promise<Row<'contact_messages'>[]> =>
  db.selectFrom('contact_messages').selectAll().orderBy('created_at').execute()

/** @returns the leads, oldest first */
export const findLeads = (db: Db): Promise<Row<'leads'>[]> =>
  db.selectFrom('leads').selectAll().orderBy('created_at').execute()
