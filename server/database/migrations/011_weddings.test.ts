import { sql } from 'kysely'
import { toSearchKey } from '../../../shared/text.ts'
import { insertUser, prepareMigrationDatabase } from '../../../tests/server/support/migration.ts'

const database = prepareMigrationDatabase('011_weddings')

/** Creates a database with two invitations of one couple and a provider. */
const fillEarlierDatabase = () =>
  database.createEarlier(async (earlier) => {
    await insertUser(earlier)
    for (const [id, language, hall, time] of [
      ['i', 'ar', 'قاعة النيل', '19:30'],
      ['j', 'en', 'Nile Hall', null],
    ]) {
      await sql`insert into invitations (id, owner_id, slug, short_code, template, language, groom, bride, wedding_date, wedding_time, time_zone, engagement_date, henna_date, crown_date, hall, address, area, version, created_at, updated_at)
        values (${id}, 'u', ${id}, ${id}, 1, ${language}, 'Omar', 'Laila', '2027-06-18', ${time}, 'Asia/Dubai', '2027-01-01', '2027-06-16', '2027-06-17', ${hall}, 'x', 'x', 7, 'then', 'later')`.execute(
        earlier,
      )
      await sql`insert into invitation_previews (invitation_id, revision, content, created_at) values (${id}, 'r', ${Buffer.from('x')}, 'x')`.execute(
        earlier,
      )
    }
    await sql`insert into providers (id, status, full_name, contact_number, email, service_classes, search_name, search_area, version, created_at, updated_at)
      values ('p', 'pending', 'x', 'x', 'm@example.com', '[]', 'فؤاد هناء عبد الله ٣', 'x', 1, 'x', 'x')`.execute(
      earlier,
    )
  })

it('gives each invitation a wedding of its own with its dates, and keeps everything that guests see', async () => {
  await fillEarlierDatabase()
  await database.open(async (db) => {
    const invitations = await db.selectFrom('invitations').selectAll().orderBy('id').execute()
    expect(invitations).toMatchObject([
      { id: 'i', version: 7, updated_at: 'later', hall: 'قاعة النيل' },
      { id: 'j', version: 7 },
    ])
    const weddings = await db.selectFrom('weddings').selectAll().orderBy('language').execute()
    expect(weddings).toMatchObject([
      { id: invitations[0]!.wedding_id, title: 'Omar وLaila', time_zone: 'Asia/Dubai', version: 1 },
      { id: invitations[1]!.wedding_id, title: 'Omar & Laila' },
    ])
    expect(await db.selectFrom('wedding_members').select(['user_id', 'role']).execute()).toEqual([
      { user_id: 'u', role: 'owner' },
      { user_id: 'u', role: 'owner' },
    ])
    const events = db.selectFrom('events').select(['kind', 'date', 'time']).orderBy('position')
    expect(await events.where('wedding_id', '=', weddings[0]!.id).execute()).toEqual([
      { kind: 'engagement', date: '2027-01-01', time: null },
      { kind: 'henna', date: '2027-06-16', time: null },
      { kind: 'contract', date: '2027-06-17', time: null },
      { kind: 'wedding', date: '2027-06-18', time: '19:30' },
    ])
    const halls = await db
      .selectFrom('halls')
      .innerJoin('events', 'events.id', 'halls.event_id')
      .select(['halls.name', 'events.kind'])
      .orderBy('halls.name')
      .execute()
    expect(halls).toEqual([
      { name: 'Nile Hall', kind: 'wedding' },
      { name: 'قاعة النيل', kind: 'wedding' },
    ])
    expect(await db.selectFrom('invitation_previews').select('invitation_id').execute()).toHaveLength(2)
    const provider = await db.selectFrom('providers').select('search_name').executeTakeFirstOrThrow()
    expect(provider.search_name).toBe(toSearchKey('فؤاد هناء عبد الله ٣'))
  })
})

it('deletes invitations and guest lists with their wedding', async () => {
  await fillEarlierDatabase()
  await database.open(async (db) => {
    await db.deleteFrom('weddings').execute()
    for (const table of ['invitations', 'wedding_members', 'events', 'halls'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
  })
})
