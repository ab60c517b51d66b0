import { findPage } from '../../../database/pages.ts'
import type { Page, PageRequest } from '../../../database/pages.ts'
import type { Db, NewRow, Row } from '../../../database/schema.ts'

export async function insertAct(db: Db, act: NewRow<'operator_acts'>): Promise<void> {
  await db.insertInto('operator_acts').values(act).execute()
}

export type FoundAct = Row<'operator_acts'> & { email: string | null }

/** @returns a page of what operators did, the newest first, with their addresses */
export const findActs = (db: Db, page: PageRequest): Promise<Page<FoundAct>> =>
  findPage(
    db
      .selectFrom('operator_acts')
      .leftJoin('users', 'users.id', 'operator_acts.actor_id')
      .selectAll('operator_acts')
      .select('users.email')
      .orderBy('operator_acts.created_at', 'desc')
      .orderBy('operator_acts.id'),
    page,
  )
