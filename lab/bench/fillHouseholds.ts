import { Client } from 'pg'

/** Households of each wedding that is filled in. */
const PER_WEDDING = 2500

/**
 * Adds households of other weddings to a PostgreSQL database, each with seats in one hall: bulk inserts by the database itself, which take
 * about a minute for a million.
 */
export async function fillHouseholds(databaseUrl: string, count: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(`
      insert into weddings (id, title, language, time_zone, version, created_at, updated_at)
      select 'bench-wedding-' || n, 'x', 'ar', 'Africa/Cairo', 1, '2026', '2026' from generate_series(1, ${count / PER_WEDDING}) n`)
    await client.query(`
      insert into events (id, wedding_id, kind, position, version, created_at)
      select 'bench-event-' || n, 'bench-wedding-' || n, 'wedding', 3, 1, '2026' from generate_series(1, ${count / PER_WEDDING}) n`)
    await client.query(`
      insert into halls (id, wedding_id, event_id, name, audience, version, created_at)
      select 'bench-hall-' || n, 'bench-wedding-' || n, 'bench-event-' || n, 'x', 'mixed', 1, '2026' from generate_series(1, ${count / PER_WEDDING}) n`)
    await client.query(`
      insert into households (id, wedding_id, name, name_key, search_key, side, tags, phone, phone_e164, language, persons, version, created_at, updated_at)
      select gen_random_uuid()::text, 'bench-wedding-' || (1 + n % ${count / PER_WEDDING}), 'احمد ' || n, 'احمد ' || n, 'احمد ' || n || ' +2010' || n,
        'groom', '["x"]', '010' || n, '+2010' || n, 'ar', '[]', 1, '2026-11-21T10:00:00.000Z', '2026' from generate_series(1, ${count}) n`)
    await client.query(`
      insert into seats (household_id, hall_id, allowed)
      select id, 'bench-hall-' || substr(wedding_id, 15), 3 from households where wedding_id like 'bench-wedding-%'`)
    // What a server does in the background after such a load would compete with what is measured.
    await client.query('vacuum analyze')
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}
