import type { Db, Row } from '../../../database/schema.ts'
import type { HouseholdRow } from '../model.ts'

/** The columns that follow from others, by rules of the code. */
export type HouseholdKeys = Pick<HouseholdRow, 'name_key' | 'search_key' | 'phone_e164'>
export type KeyedHousehold = HouseholdRow & Pick<Row<'weddings'>, 'time_zone'>

/** @returns the next households of all weddings, in the order of their ids */
export const findHouseholdsAfter = (db: Db, after: string, limit: number): Promise<KeyedHousehold[]> =>
  db
    .selectFrom('households')
    .innerJoin('weddings', 'weddings.id', 'households.wedding_id')
    .selectAll('households')
    .select('weddings.time_zone')
    .where('households.id', '>', after)
    .orderBy('households.id')
    .limit(limit)
    .execute()

/** Replaces the keys of a household, unless it was edited since: then it has new ones. */
export async function replaceKeys(db: Db, { id, version }: HouseholdRow, keys: HouseholdKeys): Promise<void> {
  await db.updateTable('households').set(keys).where('id', '=', id).where('version', '=', version).execute()
}
