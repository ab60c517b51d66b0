import type { Db } from '../../../database/schema.ts'
import { addApprovedProvider } from '../service.ts'
import { demoProviders } from './providers.ts'

/**
 * Adds the missing sample providers to the directory.
 * @returns the number of added providers
 */
export async function addDemoProviders(db: Db): Promise<number> {
  let added = 0
  for (const { id, details, registeredAt } of demoProviders) {
    if (await addApprovedProvider(db, id, details, registeredAt)) added += 1
  }
  return added
}
