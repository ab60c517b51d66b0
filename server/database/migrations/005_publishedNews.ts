import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database, Dialect } from '../schema.ts'

/**
 * PostgreSQL tells all processes which published invitation has changed (server/database/invitationChangeFeed.ts). By a trigger: so it is
 * told with the commit, whoever writes, and whatever the deletion of an account takes along. One process alone has no need.
 */
export const publishedNews =
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
