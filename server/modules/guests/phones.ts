import { PHONES_PER_TRANSACTION } from '../../config/limits.ts'
import type { AppDeps } from '../../deps.ts'
import { getTimestamp } from '../../lib/instant.ts'
import { lockWedding } from '../weddings/service.ts'
import { toDetails, toHouseholdColumns } from './model.ts'
import type { StoredHousehold, WeddingDefaults } from './model.ts'
import { findHouseholdsWithPhones, replaceHouseholds } from './repository/households.ts'
import { replaceDetails } from './service.ts'

/** Deletes the phones of a wedding's households, on the list and in the bin, in several short transactions. */
export async function deletePhones({ db, clock }: Pick<AppDeps, 'db' | 'clock'>, weddingId: string): Promise<void> {
  let found: number
  do {
    found = await db.transaction().execute(async (trx) => {
      const wedding = await lockWedding(trx, weddingId)
      const some = await findHouseholdsWithPhones(trx, weddingId, PHONES_PER_TRANSACTION)
      const now = getTimestamp(clock)
      await replaceHouseholds(
        trx,
        some.map((household) => withoutPhone(household, wedding, now)),
      )
      return some.length
    })
  } while (found === PHONES_PER_TRANSACTION)
}

function withoutPhone(household: StoredHousehold, wedding: WeddingDefaults, now: string): StoredHousehold {
  const { phone: _phone, ...details } = toDetails(household)
  return replaceDetails(household, details, toHouseholdColumns(details, wedding), now)
}
