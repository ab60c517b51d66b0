import { SEARCH_KEY_VERSION } from '../../../shared/text.ts'
import { rebuildDerivedKeys } from '../../database/derivedKeys.ts'
import type { Db } from '../../database/schema.ts'
import { toDetails, toHouseholdColumns } from './model.ts'
import { findHouseholdsAfter, replaceKeys } from './repository/keys.ts'
import type { KeyedHousehold } from './repository/keys.ts'

/** How phones are read; raised when the rules of `parsePhone` change. */
const PHONE_RULES_VERSION = 2
const VERSION = SEARCH_KEY_VERSION * 100 + PHONE_RULES_VERSION

/** Builds the keys of all households, and the international forms of their phones, by the rules of this release. */
export const rebuildHouseholdKeys = (db: Db): Promise<void> =>
  rebuildDerivedKeys(db, {
    table: 'households',
    version: VERSION,
    rebuildBatch: async (after, limit) => {
      const households = await findHouseholdsAfter(db, after, limit)
      for (const household of households) await rebuildKeys(db, household)
      return households.map(({ id }) => id)
    },
  })

async function rebuildKeys(db: Db, { time_zone, ...row }: KeyedHousehold): Promise<void> {
  const details = toDetails({ row, seats: [] })
  const { name_key, search_key, phone_e164 } = toHouseholdColumns(details, { language: row.language, time_zone })
  const isCurrent = name_key === row.name_key && search_key === row.search_key && phone_e164 === row.phone_e164
  if (!isCurrent) await replaceKeys(db, row, { name_key, search_key, phone_e164 })
}
