import type { Kysely } from 'kysely'

/** Adds to invitations what their cards say and how they look (docs/decisions/0085-words-of-the-card.md). */
export async function addCards(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('invitations').addColumn('card', 'text').execute()
}
