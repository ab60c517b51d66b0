import { SEATS_PER_WEDDING } from '../../config/limits.ts'
import type { DbTransaction } from '../../database/schema.ts'
import { ApiError } from '../../errors.ts'
import type { StoredHousehold } from './model.ts'
import { insertHouseholds, replaceHouseholds } from './repository/households.ts'
import { countSeats } from './repository/seats.ts'

type Write = (trx: DbTransaction, households: StoredHousehold[]) => Promise<number>

/** @throws ApiError limit_reached when the wedding has more seats than before and too many, and the errors of `write` */
const withinLimit =
  (write: Write) =>
  async (trx: DbTransaction, households: StoredHousehold[]): Promise<void> => {
    const added = await write(trx, households)
    const weddingId = households[0]?.row.wedding_id
    if (weddingId === undefined || added <= 0) return
    if ((await countSeats(trx, weddingId)) > SEATS_PER_WEDDING) throw new ApiError('limit_reached')
  }

/** Adds households of a wedding. */
export const addWithinLimit = withinLimit(insertHouseholds)
/** Replaces households of a wedding, whose seats may be more than before. */
export const replaceWithinLimit = withinLimit(replaceHouseholds)
