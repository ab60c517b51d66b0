import type { DbTransaction } from '../../database/schema.ts'
import { getMessages, parseLanguage } from '../../messages/index.ts'
import { eraseChangesOfHouseholds } from '../weddings/changes.ts'
import type { Before } from './imports.ts'
import { toDetails, toHouseholdColumns } from './model.ts'
import type { StoredHousehold, WeddingDefaults } from './model.ts'
import { replaceHouseholds } from './repository/households.ts'
import { findUndoableImports, updateBefore } from './repository/imports.ts'

/**
 * Deletes the personal data of a household, also what is kept to undo imports, and its link. Side, table and seats stay. The wedding must
 * be locked.
 */
export async function eraseHousehold(
  trx: DbTransaction,
  household: StoredHousehold,
  wedding: WeddingDefaults,
  now: string,
): Promise<void> {
  const { row, seats } = household
  const { side, language, tableLabel, asksReply } = toDetails(household)
  const { removedName } = getMessages(parseLanguage(language)!).guestList
  const kept = { side, language, asksReply, ...(tableLabel === undefined ? {} : { tableLabel }) }
  const columns = toHouseholdColumns({ ...kept, name: removedName }, wedding)
  const removed = { token: null, data_removed_at: now, version: row.version + 1, updated_at: now }
  await replaceHouseholds(trx, [{ row: { ...row, ...columns, ...removed }, seats }])
  await eraseFromImports(trx, row.wedding_id, row.id)
  await eraseChangesOfHouseholds(trx, [row.id])
}

async function eraseFromImports(trx: DbTransaction, weddingId: string, householdId: string): Promise<void> {
  for (const { id, before } of await findUndoableImports(trx, weddingId)) {
    const all = JSON.parse(before) as Before[]
    const others = all.filter((one) => one.id !== householdId)
    if (others.length < all.length) await updateBefore(trx, id, JSON.stringify(others))
  }
}
