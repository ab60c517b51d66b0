import { sql } from 'kysely'
import type { Db, Row } from '../../../database/schema.ts'

/** Adds views of a provider in a week; none when the provider was deleted. */
export async function addViews(db: Db, providerId: string, week: string, views: number): Promise<void> {
  await db
    .insertInto('provider_weeks')
    .columns(['provider_id', 'week', 'views'])
    .expression((q) =>
      q
        .selectFrom('providers')
        .select([
          'id',
          sql<string>`cast(${week} as text)`.as('week'),
          sql<number>`cast(${views} as integer)`.as('views'),
        ])
        .where('id', '=', providerId),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['provider_id', 'week'])
        .doUpdateSet((q) => ({ views: sql<number>`provider_weeks.views + ${q.ref('excluded.views')}` })),
    )
    .execute()
}

/** @returns the weeks of providers from one on, the latest first */
export const findWeeks = (db: Db, providerIds: string[], from: string): Promise<Row<'provider_weeks'>[]> =>
  providerIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('provider_weeks')
        .selectAll()
        .where('provider_id', 'in', providerIds)
        .where('week', '>=', from)
        .orderBy('week', 'desc')
        .execute()
