import { sql } from 'kysely'
import { insertUser, prepareMigrationDatabase } from '../../../tests/server/support/migration.ts'

const database = prepareMigrationDatabase('012_replies')

/** Creates a database with two weddings, one of them with two households. */
const fillEarlierDatabase = () =>
  database.createEarlier(async (earlier) => {
    await insertUser(earlier)
    for (const id of ['w', 'x']) {
      await sql`insert into weddings (id, title, language, time_zone, version, created_at, updated_at) values (${id}, 'x', 'ar', 'Africa/Cairo', 4, 'then', 'later')`.execute(
        earlier,
      )
      await sql`insert into wedding_members (wedding_id, user_id, role, created_at) values (${id}, 'u', 'owner', 'then')`.execute(
        earlier,
      )
    }
    for (const id of ['h', 'i'])
      await sql`insert into households (id, wedding_id, name, name_key, search_key, side, tags, language, persons, version, created_at, updated_at)
        values (${id}, 'w', 'x', 'x', 'x', 'both', '[]', 'ar', '[]', 3, 'then', 'later')`.execute(earlier)
  })

it('gives each household a personal link and each wedding settings, and changes no version', async () => {
  await fillEarlierDatabase()
  await database.open(async (db) => {
    const households = await db.selectFrom('households').selectAll().execute()
    expect(households).toMatchObject([
      { asks_reply: 1, data_removed_at: null, version: 3, updated_at: 'later' },
      { asks_reply: 1, data_removed_at: null, version: 3, updated_at: 'later' },
    ])
    const tokens = households.map(({ token }) => token)
    expect(new Set(tokens).size).toBe(2)
    for (const token of tokens) expect(token).toMatch(/^[a-z2-9]{26}$/)
    const settings = await db.selectFrom('reply_settings').selectAll().orderBy('wedding_id').execute()
    const defaults = {
      reply_by: null,
      asks_children: 0,
      takes_requests: 0,
      sends_digest: 1,
      silent_rate: 50,
      version: 1,
    }
    expect(settings).toMatchObject([
      { wedding_id: 'w', ...defaults },
      { wedding_id: 'x', ...defaults },
    ])
    expect(await db.selectFrom('weddings').select(['version', 'revision', 'phones_warned_at']).execute()).toEqual([
      { version: 4, revision: 0, phones_warned_at: null },
      { version: 4, revision: 0, phones_warned_at: null },
    ])
    expect(await db.selectFrom('wedding_members').select('seen_revision').execute()).toEqual([
      { seen_revision: 0 },
      { seen_revision: 0 },
    ])
  })
})

it('deletes replies, views, messages and requests with their wedding', async () => {
  await fillEarlierDatabase()
  await database.open(async (db) => {
    const own = { wedding_id: 'w', household_id: 'h', created_at: 'now' }
    const reply = {
      channel: 'link',
      seats: '[]',
      message: null,
      may_publish: 0,
      published_at: null,
      undone_at: null,
    } as const
    await db
      .insertInto('replies')
      .values({ ...own, ...reply, id: 'r' })
      .execute()
    const status = { wedding_id: 'w', household_id: 'h', revision: 1, reply_id: 'r', reply_revision: 1 }
    await db
      .insertInto('household_statuses')
      .values({ ...status, opened_at: null, opened_by: null })
      .execute()
    await db
      .insertInto('sends')
      .values({ ...own, id: 's', kind: 'invite', result: 'sent' })
      .execute()
    const view = { wedding_id: 'w', household_id: 'h', invitation_id: null }
    await db
      .insertInto('views')
      .values({ ...view, source: 'link', date: '2027-06-18', count: 1 })
      .execute()
    await db.deleteFrom('weddings').where('id', '=', 'w').execute()
    for (const table of ['replies', 'household_statuses', 'sends', 'views', 'households'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
    expect(await db.selectFrom('reply_settings').select('wedding_id').execute()).toEqual([{ wedding_id: 'x' }])
  })
})
