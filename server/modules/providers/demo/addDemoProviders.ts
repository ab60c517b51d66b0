import type { Db } from '../../../database/schema.ts'
import { addApprovedProvider } from '../service.ts'
import { demoProviders } from './providers.ts'
import { addDemoReviews } from './reviews/addDemoReviews.ts'

/**
 * Adds the missing sample providers to the directory, and their missing reviews.
 * @returns the number of added providers
 */
export async function addDemoProviders(db: Db): Promise<number> {
  let added = 0
  for (const provider of demoProviders) {
    const { id, details, profile, registeredAt } = provider
    if (await addApprovedProvider(db, id, details, registeredAt, profile)) added += 1
    await addDemoReviews(db, provider)
  }
  return added
}
