import type { Insertable } from 'kysely'
import type { ContactMessageTable, Db, LeadTable } from '../../database/schema.ts'

export async function insertContactMessage(db: Db, message: Insertable<ContactMessageTable>): Promise<void> {
  await db.insertInto('contact_messages').values(message).execute()
}

export async function insertLead(db: Db, lead: Insertable<LeadTable>): Promise<void> {
  await db.insertInto('leads').values(lead).execute()
}
