import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Dialect } from '../schema.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- the tables of an earlier release
type AnyDb = Kysely<any>

/** Weddings whose places one statement changes. */
const WEDDINGS_PER_STATEMENT = 500
/** The names of a hall that was created without one. */
const DEFAULT_HALL_NAMES = ['القاعة الرئيسية', 'Main hall']

interface PlaceTexts {
  name: string
  address: string
  area: string
}
interface EventRow {
  id: string
  wedding_id: string
  kind: string
  place: string | null
  language: string
}
interface InvitationRow {
  wedding_id: string
  language: string
  hall: string
  address: string
  area: string
  maps_link: string | null
}
interface HallRow {
  id: string
  event_id: string
  name: string
}
interface MergedEvent {
  id: string
  places: string | null
  maps_link: string | null
  other_places: string | null
}

/**
 * Makes the events of a wedding the one record of its places, which the invitations held before
 * (docs/decisions/0081-one-record-of-the-plans.md). Where invitation, event and hall differ, the other names are kept, and the couple is asked.
 */
export const addEventPlaces =
  (dialect: Dialect) =>
  async (db: AnyDb): Promise<void> => {
    await db.schema.alterTable('events').addColumn('places', 'text').execute()
    await db.schema.alterTable('events').addColumn('maps_link', 'text').execute()
    await db.schema.alterTable('events').addColumn('other_places', 'text').execute()
    await db.schema
      .alterTable('halls')
      .addColumn('has_place_name', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await db.schema.alterTable('weddings').addColumn('plans_before', 'text').execute()
    await mergePlaces(db, dialect)
    if (dialect === 'postgres') await addTriggers(db)
  }

async function mergePlaces(db: AnyDb, dialect: Dialect): Promise<void> {
  for (let after = ''; ;) {
    const weddings: { id: string }[] = await db
      .selectFrom('weddings')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(WEDDINGS_PER_STATEMENT)
      .execute()
    const last = weddings.at(-1)
    if (!last) return
    await mergeRange(db, dialect, { after, upTo: last.id })
    after = last.id
  }
}

async function mergeRange(
  db: AnyDb,
  dialect: Dialect,
  { after, upTo }: { after: string; upTo: string },
): Promise<void> {
  const events: EventRow[] = await db
    .selectFrom('events')
    .innerJoin('weddings', 'weddings.id', 'events.wedding_id')
    .select(['events.id', 'events.wedding_id', 'events.kind', 'events.place', 'weddings.language'])
    .where('weddings.id', '>', after)
    .where('weddings.id', '<=', upTo)
    .execute()
  const invitations: InvitationRow[] = await db
    .selectFrom('invitations')
    .select(['wedding_id', 'language', 'hall', 'address', 'area', 'maps_link'])
    .where('wedding_id', '>', after)
    .where('wedding_id', '<=', upTo)
    .orderBy('updated_at', 'desc')
    .execute()
  const halls: HallRow[] = await db
    .selectFrom('halls')
    .select(['id', 'event_id', 'name'])
    .where('wedding_id', '>', after)
    .where('wedding_id', '<=', upTo)
    .execute()
  const invitationsByWedding = groupBy(invitations, ({ wedding_id: id }) => id)
  const hallsByEvent = groupBy(halls, ({ event_id: id }) => id)
  const merged: MergedEvent[] = []
  const namedByPlace: { id: string }[] = []
  for (const event of events) {
    const shown = event.kind === 'wedding' ? (invitationsByWedding.get(event.wedding_id) ?? []) : []
    const { hall, ...columns } = mergeEvent(event, shown, hallsByEvent.get(event.id) ?? [])
    if (columns.places !== null) merged.push({ id: event.id, ...columns })
    if (hall) namedByPlace.push({ id: hall.id })
  }
  await updateFromJson(db, dialect, 'events', ['places', 'maps_link', 'other_places'], merged)
  await updateFromJson(db, dialect, 'halls', [], namedByPlace)
}

function groupBy<T>(rows: T[], getKey: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const row of rows) groups.set(getKey(row), [...(groups.get(getKey(row)) ?? []), row])
  return groups
}

const toPlaceTexts = ({ hall, address, area }: InvitationRow): PlaceTexts => ({ name: hall, address, area })
const isSame = (a: PlaceTexts, b: PlaceTexts): boolean =>
  a.name === b.name && a.address === b.address && a.area === b.area

/**
 * @param invitations that show the event, latest first
 * @returns the columns of an event, and its hall if it needs no name of its own
 */
function mergeEvent(
  { place, language }: EventRow,
  invitations: InvitationRow[],
  halls: HallRow[],
): Omit<MergedEvent, 'id'> & { hall: HallRow | undefined } {
  const places: Record<string, PlaceTexts> = {}
  for (const row of invitations) places[row.language] ??= toPlaceTexts(row)
  if (invitations.length === 0 && place !== null) places[language] = { name: place, address: '', area: '' }
  const names = [...Object.values(places).map(({ name }) => name), ...DEFAULT_HALL_NAMES]
  const onlyHall = halls.length === 1 ? halls[0] : undefined
  const hall = onlyHall && names.includes(onlyHall.name) ? onlyHall : undefined
  const others = invitations.map(toPlaceTexts).filter((one) => !Object.values(places).some((kept) => isSame(kept, one)))
  if (invitations.length > 0)
    for (const name of [place, hall ? null : (onlyHall?.name ?? null)])
      if (name !== null && !names.includes(name)) others.push({ name, address: '', area: '' })
  return {
    places: Object.keys(places).length === 0 ? null : JSON.stringify(places),
    maps_link: invitations.find((row) => row.maps_link !== null)?.maps_link ?? null,
    other_places: others.length === 0 ? null : JSON.stringify(others),
    hall,
  }
}

/** Updates many rows in one statement. Halls have nothing to set but that they are called as their place. */
async function updateFromJson(
  db: AnyDb,
  dialect: Dialect,
  table: 'events' | 'halls',
  columns: (keyof MergedEvent)[],
  rows: { id: string }[],
): Promise<void> {
  if (rows.length === 0) return
  const json = JSON.stringify(rows)
  const source =
    dialect === 'postgres' ? sql`jsonb_array_elements(${json}::jsonb) as v(value)` : sql`json_each(${json}) as v`
  const changes = columns.map((column) => sql`${sql.ref(column)} = v.value ->> ${sql.lit(column)}`)
  const set = changes.length > 0 ? sql.join(changes) : sql`has_place_name = 1`
  await sql`update ${sql.table(table)} set ${set} from ${source} where ${sql.table(table)}.id = v.value ->> 'id'`.execute(
    db,
  )
}

/** Copies what the previous release writes while both run (docs/decisions/0073-compatible-migrations.md). The embedded database has one process. */
async function addTriggers(db: AnyDb): Promise<void> {
  await sql`
    create function copy_invitation_place() returns trigger language plpgsql as $$
    declare texts jsonb := jsonb_build_object('name', new.hall, 'address', new.address, 'area', new.area);
    begin
      update events set maps_link = new.maps_link
      where wedding_id = new.wedding_id and kind = 'wedding' and maps_link is distinct from new.maps_link;
      update events set places = (coalesce(places, '{}')::jsonb || jsonb_build_object(new.language, texts))::text
      where wedding_id = new.wedding_id and kind = 'wedding'
        and not coalesce(places, '{}')::jsonb @> jsonb_build_object('ar', texts)
        and not coalesce(places, '{}')::jsonb @> jsonb_build_object('en', texts);
      return null;
    end $$`.execute(db)
  await sql`
    create trigger invitations_place_inserted after insert on invitations
    for each row execute function copy_invitation_place()`.execute(db)
  await sql`
    create trigger invitations_place_updated after update on invitations for each row
    when ((old.hall, old.address, old.area, old.maps_link) is distinct from (new.hall, new.address, new.area, new.maps_link))
    execute function copy_invitation_place()`.execute(db)
  await sql`
    create function copy_event_place() returns trigger language plpgsql as $$
    begin
      if new.place is not null and (new.places is null or (
        tg_op = 'UPDATE' and new.kind <> 'wedding'
        and new.place is distinct from old.place and new.places is not distinct from old.places
      )) then
        new.places = jsonb_build_object((select language from weddings where id = new.wedding_id),
          jsonb_build_object('name', new.place, 'address', '', 'area', ''))::text;
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger events_place before insert or update of place on events
    for each row execute function copy_event_place()`.execute(db)
}
