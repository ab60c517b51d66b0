import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Dialect } from '../schema.ts'

/**
 * Gives a wedding the default settings of its replies at commit, when its transaction has not done so: the release before migration 012 creates
 * weddings without them while both releases run (docs/decisions/0073-compatible-migrations.md). The embedded database has one process.
 */
export const addDefaultReplySettings =
  (dialect: Dialect) =>
  async (db: Kysely<unknown>): Promise<void> => {
    if (dialect !== 'postgres') return
    await sql`
      create function add_default_reply_settings() returns trigger language plpgsql as $$
      begin
        insert into reply_settings (wedding_id, asks_children, takes_requests, sends_digest, silent_rate, digest_revision, version, updated_at)
        select id, 0, 0, 1, 50, 0, 1, updated_at from weddings where id = new.id
        on conflict do nothing;
        return null;
      end $$`.execute(db)
    await sql`
      create constraint trigger weddings_default_reply_settings after insert on weddings
      deferrable initially deferred for each row execute function add_default_reply_settings()`.execute(db)
  }
