import type { AppDeps } from '../../deps.ts'
import { rebuildHouseholdKeys } from '../guests/keys.ts'
import { rebuildProviderKeys } from '../providers/keys.ts'

/** Builds columns for searching again after an upgrade that has changed their rules (docs/decisions/0075-derived-columns.md). */
export async function rebuildKeys({ db }: Pick<AppDeps, 'db'>): Promise<void> {
  await rebuildHouseholdKeys(db)
  await rebuildProviderKeys(db)
}
