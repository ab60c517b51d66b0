import type { Kysely } from 'kysely'
import type { Database, Dialect } from '../schema.ts'

/** Adds the preview image of a shared link, drawn when the invitation is published. */
export const createInvitationPreviews =
  (dialect: Dialect) =>
  async (db: Kysely<Database>): Promise<void> => {
    await db.schema
      .createTable('invitation_previews')
      .addColumn('invitation_id', 'text', (c) => c.primaryKey().references('invitations.id').onDelete('cascade'))
      .addColumn('revision', 'text', (c) => c.notNull())
      .addColumn('content', dialect === 'postgres' ? 'bytea' : 'blob', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .execute()
  }
