import { SEARCH_KEY_VERSION } from '../../../shared/text.ts'
import { rebuildDerivedKeys } from '../../database/derivedKeys.ts'
import { hasColumns } from '../../lib/repeatedCreation.ts'
import type { Db } from '../../database/schema.ts'
import { buildSearchKeys } from './searchKeys.ts'
import { parseProfile } from './profile.ts'
import { findProvidersAfter, replaceSearchKeys } from './repository/keys.ts'

/** Raised when what is derived here changes; the search keys have a version of their own. */
const DERIVED_VERSION = 1

/** Builds the columns in which the directory searches by the rules of this release. */
export const rebuildProviderKeys = (db: Db): Promise<void> =>
  rebuildDerivedKeys(db, {
    table: 'providers',
    version: SEARCH_KEY_VERSION * 100 + DERIVED_VERSION,
    rebuildBatch: async (after, limit) => {
      const providers = await findProvidersAfter(db, after, limit)
      for (const provider of providers) {
        const keys = buildSearchKeys(provider, parseProfile(provider.profile))
        if (!hasColumns(provider, keys)) await replaceSearchKeys(db, provider, keys)
      }
      return providers.map(({ id }) => id)
    },
  })
