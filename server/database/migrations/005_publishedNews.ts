import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database, Dialect } from '../schema.ts'

/**
 * Notifies all processes of changed invitations on PostgreSQL (server/database/invitationChangeFeed.ts). A trigger sends the notification
 * with the commit, for every writer and also for cascading deletes of an account. SQLite does not need it.
 */
export const addChangeNotifications =
  (dialect: Dialect) =>
  async (db: Kysely<Database>): Promise<void> => {
    if (dialect !== 'postgres') return
    await sql`
      create function tell_published() returns trigger language plpgsql as $$
      begin
        perform pg_notify('zaffa_published', old.slug);
        return null;
      end $$`.execute(db)
    await sql`
      create trigger tell_published after update or delete on invitations
      for each row execute function tell_published()`.execute(db)
  }
