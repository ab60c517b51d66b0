import { sql } from 'kysely'
import { insertUser, prepareMigrationDatabase } from '../../../tests/server/support/migration.ts'
import { onPostgres } from '../../../tests/server/support/onDatabase.ts'
import type { Db } from '../schema.ts'

const database = prepareMigrationDatabase('019_eventPlaces')

const NILE = { name: 'قاعة النيل', address: 'الكورنيش', area: 'الزمالك' }
const NILE_IN_ENGLISH = { name: 'Nile Hall', address: 'Corniche', area: 'Zamalek' }

interface EarlierWedding {
  place?: string | null
  hall?: string
  invitations?: { language: string; name: string; address: string; area: string; link?: string }[]
}

/** Stores a wedding with one hall as the release before the migration did. */
async function insertWedding(
  earlier: Db,
  id: string,
  { place = null, hall = NILE.name, invitations = [] }: EarlierWedding,
) {
  await sql`insert into weddings (id, title, language, time_zone, version, created_at, updated_at) values (${id}, 'x', 'ar', 'Africa/Cairo', 1, 'then', 'then')`.execute(
    earlier,
  )
  await sql`insert into events (id, wedding_id, kind, date, place, position, version, created_at) values (${id}, ${id}, 'wedding', '2027-06-18', ${place}, 0, 1, 'then')`.execute(
    earlier,
  )
  await sql`insert into halls (id, wedding_id, event_id, name, audience, version, created_at) values (${id}, ${id}, ${id}, ${hall}, 'mixed', 1, 'then')`.execute(
    earlier,
  )
  for (const [nth, { language, name, address, area, link = null }] of invitations.entries())
    await sql`insert into invitations (id, wedding_id, owner_id, slug, short_code, template, language, groom, bride, hall, address, area, maps_link, version, created_at, updated_at)
      values (${`${id}${nth}`}, ${id}, 'u', ${`${id}${nth}`}, ${`${id}${nth}`}, 1, ${language}, 'x', 'y', ${name}, ${address}, ${area}, ${link}, 1, 'then', ${`2026-0${9 - nth}`})`.execute(
      earlier,
    )
}

it.each<[string, EarlierWedding, object]>([
  [
    'takes the place of the invitations, each in its language',
    {
      invitations: [
        { language: 'ar', ...NILE, link: 'https://maps.app.goo.gl/x' },
        { language: 'en', ...NILE_IN_ENGLISH },
      ],
    },
    {
      places: { ar: NILE, en: NILE_IN_ENGLISH },
      maps_link: 'https://maps.app.goo.gl/x',
      others: null,
      has_place_name: 1,
    },
  ],
  [
    'keeps what differs, for the couple to choose',
    {
      place: 'فندق الماسة',
      hall: 'قاعة الفيروز',
      invitations: [
        { language: 'ar', ...NILE },
        { language: 'ar', ...NILE, name: 'قاعة الياسمين' },
      ],
    },
    {
      places: { ar: NILE },
      maps_link: null,
      others: [
        { ...NILE, name: 'قاعة الياسمين' },
        { name: 'فندق الماسة', address: '', area: '' },
        { name: 'قاعة الفيروز', address: '', area: '' },
      ],
      has_place_name: 0,
    },
  ],
  [
    'takes the place of the event when there is no invitation',
    { place: 'بيت العروس', hall: 'القاعة الرئيسية' },
    { places: { ar: { name: 'بيت العروس', address: '', area: '' } }, maps_link: null, others: null, has_place_name: 1 },
  ],
  [
    'leaves an unknown place unknown',
    { hall: 'قاعة' },
    { places: null, maps_link: null, others: null, has_place_name: 0 },
  ],
])('%s', async (_what, wedding, expected) => {
  await database.createEarlier(async (earlier) => {
    await insertUser(earlier)
    await insertWedding(earlier, 'w', wedding)
  })
  await database.open(async (db) => {
    const event = await db.selectFrom('events').selectAll().executeTakeFirstOrThrow()
    const hall = await db.selectFrom('halls').select('has_place_name').executeTakeFirstOrThrow()
    const parse = (json: string | null) => (json === null ? null : JSON.parse(json))
    expect({
      places: parse(event.places),
      maps_link: event.maps_link,
      others: parse(event.other_places),
      ...hall,
    }).toEqual(expected)
    expect(event.version).toBe(1)
  })
})

onPostgres.it('copies what the previous release writes, and keeps a translation', async () => {
  await database.createEarlier(async (earlier) => {
    await insertUser(earlier)
    await insertWedding(earlier, 'w', {
      invitations: [
        { language: 'ar', ...NILE },
        { language: 'en', ...NILE_IN_ENGLISH },
      ],
    })
  })
  await database.open(async (db) => {
    await db.updateTable('invitations').set({ hall: 'قاعة الفيروز', maps_link: 'm' }).where('id', '=', 'w0').execute()
    await insertWedding(db, 'new', { place: 'بيت العروس' })
    const events = await db.selectFrom('events').selectAll().orderBy('id', 'desc').execute()
    expect(events.map(({ places, maps_link: link }) => [JSON.parse(places!), link])).toEqual([
      [{ ar: { ...NILE, name: 'قاعة الفيروز' }, en: NILE_IN_ENGLISH }, 'm'],
      [{ ar: { name: 'بيت العروس', address: '', area: '' } }, null],
    ])
  })
})
