import { SEARCH_KEY_VERSION } from '../../../shared/text.ts'
import { rebuildDerivedKeys } from '../../database/derivedKeys.ts'
import type { Db } from '../../database/schema.ts'
import { buildSearchKeys } from './model.ts'
import { findProvidersAfter, replaceSearchKeys } from './repository/keys.ts'

/** Builds the columns in which the directory searches by the rules of this release. */
export const rebuildProviderKeys = (db: Db): Promise<void> =>
  rebuildDerivedKeys(db, {
    table: 'providers',
    version: SEARCH_KEY_VERSION,
    rebuildBatch: async (after, limit) => {
      const providers = await findProvidersAfter(db, after, limit)
      for (const provider of providers) {
        const keys = buildSearchKeys(provider)
        const isCurrent = keys.search_name === provider.search_name && keys.search_area === provider.search_area
        if (!isCurrent) await replaceSearchKeys(db, provider, keys)
      }
      return providers.map(({ id }) => id)
    },
  })
