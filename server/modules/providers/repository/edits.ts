import { sql } from 'kysely'
import type { ProviderColumns, ProviderRow } from '../model.ts'
import { ROWS_PER_BATCH, findPage, isAfter } from '../../../database/pages.ts'
import type { Page, PageRequest } from '../../../database/pages.ts'
import type { Db, DbTransaction, NewRow, Row } from '../../../database/schema.ts'

export type EditRow = Row<'provider_edits'>

/** Stores the edit of a listed provider instead of an earlier one. */
export async function replaceEdit(trx: DbTransaction, edit: NewRow<'provider_edits'>): Promise<void> {
  const { provider_id: _id, ...content } = edit
  await trx
    .insertInto('provider_edits')
    .values(edit)
    .onConflict((conflict) => conflict.column('provider_id').doUpdateSet(content))
    .execute()
}

/** @returns the edits of providers, at most one of each */
export const findEdits = (db: Db, providerIds: string[]): Promise<EditRow[]> =>
  providerIds.length === 0
    ? Promise.resolve([])
    : db.selectFrom('provider_edits').selectAll().where('provider_id', 'in', providerIds).execute()

export async function updateRefusal(trx: DbTransaction, providerId: string, refusal: string): Promise<void> {
  await trx.updateTable('provider_edits').set({ refusal }).where('provider_id', '=', providerId).execute()
}

export async function deleteEdit(trx: DbTransaction, providerId: string): Promise<void> {
  await trx.deleteFrom('provider_edits').where('provider_id', '=', providerId).execute()
}

/** Changes a provider, if it still has this version and status, and raises its version. @returns undefined when it has not */
export const raiseVersion = (
  trx: DbTransaction,
  { id, version, status }: ProviderRow,
  now: string,
  changes: Partial<ProviderColumns & Pick<ProviderRow, 'status' | 'refusal'>> = {},
): Promise<ProviderRow | undefined> =>
  trx
    .updateTable('providers')
    .set({ ...changes, version: version + 1, updated_at: now })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('status', '=', status)
    .returningAll()
    .executeTakeFirst()

/** A provider with its edit, as the operator sees it. */
export type QueuedRow = ProviderRow & {
  edit_details: string | null
  edit_profile: string | null
  edit_refusal: string | null
  edit_created_at: string | null
}

/** Has an index of its own. */
const waitingPhoto = sql<boolean>`(status = 'waiting' or new_alt is not null)`

/** With the status `pending` also listed providers with an edit or photographs that wait. */
function selectQueued(db: Db, status: string | undefined) {
  const all = db
    .selectFrom('providers')
    .leftJoin('provider_edits', 'provider_edits.provider_id', 'providers.id')
    .selectAll('providers')
    .select(['provider_edits.details as edit_details', 'provider_edits.profile as edit_profile'])
    .select(['provider_edits.refusal as edit_refusal', 'provider_edits.created_at as edit_created_at'])
  if (status === undefined) return all
  if (status !== 'pending') return all.where('providers.status', '=', status)
  return all.where((q) =>
    q.or([
      q('providers.status', '=', 'pending'),
      q.and([q('provider_edits.provider_id', 'is not', null), q('provider_edits.refusal', 'is', null)]),
      q.and([
        q('providers.status', '=', 'approved'),
        q('providers.id', 'in', q.selectFrom('provider_photos').select('provider_id').where(waitingPhoto)),
      ]),
    ]),
  )
}

/** @returns a page of the providers with this status, or of all, oldest first */
export const findQueuePage = (db: Db, status: string | undefined, page: PageRequest): Promise<Page<QueuedRow>> =>
  findPage(selectQueued(db, status).orderBy('providers.created_at').orderBy('providers.id'), page)

/** @returns the providers with this status, or of all, after one, oldest first */
export const findQueueBatch = (db: Db, status: string | undefined, last: QueuedRow | undefined): Promise<QueuedRow[]> =>
  selectQueued(db, status)
    .where(isAfter(last, 'providers'))
    .orderBy('providers.created_at')
    .orderBy('providers.id')
    .limit(ROWS_PER_BATCH)
    .execute()

/** @returns the number of providers of which something waits for a decision */
export async function countWaiting(db: Db): Promise<number> {
  const { count } = await selectQueued(db, 'pending')
    .clearSelect()
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
