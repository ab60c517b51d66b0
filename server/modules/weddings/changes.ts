import type { components } from '../../../openapi/generated/types.ts'
import { CHANGES_PER_WEDDING } from '../../config/limits.ts'
import type { DbTransaction } from '../../database/schema.ts'
import type { WeddingView } from '../../lib/weddingView.ts'
import { deleteChangesUpTo, findLatestNumber, insertChanges, markUndone } from './repository/changes.ts'

export {
  eraseContent as eraseChangesOfHouseholds,
  findBatch as getBatch,
  findBatches as listBatches,
  findLatestNumber as getLatestChange,
  findRowsOfBatches as listRowsOfBatches,
  findSeenChange as getSeenChange,
  updateSeenChange as setSeenChange,
} from './repository/changes.ts'
export type { BatchRow, ChangeRow } from './repository/changes.ts'

type Schemas = components['schemas']
export type ChangeKind = Schemas['ChangeKind']
export type ChangedDetails = Schemas['ChangedDetails']

/** What a member has changed. */
export interface NewChange {
  kind: ChangeKind
  householdId?: string
  /** Of the reply or import. */
  entityId?: string
  /** Of the household; without one, only owners see the change. */
  side?: string
  /** Of the household, file or member. */
  name?: string | null
  /** Of an import. */
  count?: number
  /** Of the household after the change. */
  version?: number
  before?: ChangedDetails
  after?: ChangedDetails
  phoneChanged?: boolean
}

export interface ChangeKeys {
  weddingId: string
  /** Of the account; null for the server's own work. */
  userId: string | null
  now: string
  /** The number of the change that these undo. */
  undoes?: number | undefined
}

/** @returns the keys of a member's changes */
export const toChangeKeys = ({ weddingId, member }: WeddingView, now: string): ChangeKeys => ({
  weddingId,
  userId: member?.userId ?? null,
  now,
})

const toJson = (details: ChangedDetails | undefined): string | null => (details ? JSON.stringify(details) : null)

/**
 * Records what one call has changed, in the transaction of the change, and deletes the oldest changes above the limit. The wedding must be locked.
 */
export async function recordChanges(
  trx: DbTransaction,
  { weddingId, userId, now, undoes }: ChangeKeys,
  changes: NewChange[],
): Promise<void> {
  if (changes.length === 0) return
  const latest = await findLatestNumber(trx, weddingId)
  const batch = latest + 1
  const rows = changes.map((change, index) => ({
    wedding_id: weddingId,
    number: batch + index,
    batch,
    user_id: userId,
    created_at: now,
    kind: change.kind,
    household_id: change.householdId ?? null,
    entity_id: change.entityId ?? null,
    side: change.side ?? null,
    name: change.name ?? null,
    count: change.count ?? 1,
    household_version: change.version ?? null,
    before: toJson(change.before),
    after: toJson(change.after),
    phone_changed: change.phoneChanged ? (1 as const) : (0 as const),
    undoes: undoes ?? null,
    undone_by: null,
  }))
  await insertChanges(trx, rows)
  if (undoes !== undefined) await markUndone(trx, weddingId, undoes, batch)
  await deleteChangesUpTo(trx, weddingId, latest + changes.length - CHANGES_PER_WEDDING)
}
