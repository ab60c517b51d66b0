import { truncateWriteAheadLog } from '../../database/erase.ts'
import { getTimestamp } from '../../lib/instant.ts'
import { getLinkedHousehold, lockLinkedHousehold } from '../guests/personalLinks.ts'
import { eraseHousehold } from '../guests/removal.ts'
import { eraseWrittenTexts } from '../replies/erase.ts'
import { recordStatusChange } from '../replies/statuses.ts'
import type { WeddingDeps } from '../weddings/service.ts'

/**
 * Removes the personal data of a household: names, phone, note, tags and everything that it has written. Its link stops working; its seats
 * and the numbers of its replies stay.
 * @throws ApiError not_found
 */
export async function removeGuestData(
  { db, clock, config, touchInvitations }: WeddingDeps,
  token: string,
): Promise<void> {
  const before = await getLinkedHousehold(db, token)
  const announce = await db.transaction().execute(async (trx) => {
    const { household, wedding } = await lockLinkedHousehold(trx, token, before)
    const keys = { weddingId: wedding.id, householdId: household.row.id }
    await eraseHousehold(trx, household, wedding, getTimestamp(clock))
    const wasShown = await eraseWrittenTexts(trx, keys.householdId)
    await recordStatusChange(trx, keys)
    return wasShown ? touchInvitations(trx, wedding.id) : null
  })
  announce?.()
  await truncateWriteAheadLog(db, config)
}
