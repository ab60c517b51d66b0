import type { Db } from '../database/schema.ts'
import { ApiError } from '../errors.ts'
import { OperatorError } from '../lib/operatorError.ts'
import { escapeControls, formatTable } from '../lib/tables.ts'
import type { Format } from '../lib/tables.ts'
import { lists, readList } from '../modules/operators/lists.ts'
import { decideProvider } from '../modules/operators/providers.ts'
import { readQueue } from '../modules/providers/edits.ts'
import { findProvider } from '../modules/providers/service.ts'
import type { CommandDeps } from './commandDeps.ts'

const STATUSES = ['pending', 'approved', 'rejected']

/**
 * Lists registrations with the version that `approveProvider` requires.
 * @throws OperatorError for an unknown status
 */
export async function listProviders(db: Db, status: string | undefined, format: Format): Promise<string[]> {
  if (status !== undefined && !STATUSES.includes(status)) {
    throw new OperatorError(`--status must be one of ${STATUSES.join(', ')}.`)
  }
  return formatTable({ ...(await readList(lists.providers, readQueue(db, status))), empty: 'No providers.' }, format)
}

/**
 * Approves a provider at the listed version.
 * @throws OperatorError when the version is stale or the provider does not exist
 */
export async function approveProvider(deps: CommandDeps, id: string, version: string): Promise<string> {
  const name = await decide(deps, id, 'approve', version)
  return `${name} is approved.`
}

/** @throws OperatorError when the provider does not exist */
export async function rejectProvider(deps: CommandDeps, id: string, reason?: string): Promise<string> {
  return `${await decide(deps, id, 'reject', undefined, reason)} is rejected.`
}

/** @returns the provider's name */
async function decide(
  { actor, ...deps }: CommandDeps,
  id: string,
  decision: 'approve' | 'reject',
  version?: string,
  reason?: string,
): Promise<string> {
  try {
    const seen = version === undefined ? {} : { version: /^\d{1,9}$/.test(version) ? Number(version) : 0 }
    const row = await decideProvider(deps, actor, id, { decision, ...seen, reason: reason ?? null })
    return escapeControls(row.businessName ?? row.fullName)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const present = await findProvider(deps.db, id)
    if (!present) throw new OperatorError(`There is no provider ${id}. \`providers list\` shows them.`)
    throw new OperatorError(
      `Provider ${id} is at version ${present.version}, not ${version}: it was changed since it was listed. Look at it again with \`providers list\`.`,
    )
  }
}
