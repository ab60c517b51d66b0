import type { Db } from '../database/schema.ts'
import { OperatorError } from '../lib/operatorError.ts'
import type { ProviderRow } from '../modules/providers/model.ts'
import {
  approveProviderVersion,
  findProvider,
  findProviders,
  markProviderRejected,
} from '../modules/providers/service.ts'
import { escapeControls, formatTable } from './print.ts'
import type { Format } from './print.ts'

const STATUSES = ['pending', 'approved', 'rejected']
const COLUMNS = [
  'id',
  'version',
  'status',
  'name',
  'fullName',
  'contactNumber',
  'email',
  'serviceClasses',
  'priceRange',
  'capacity',
  'address',
  'website',
]

/**
 * Lists registrations with the version that `approveProvider` requires.
 * @throws OperatorError for an unknown status
 */
export async function listProviders(db: Db, status: string | undefined, format: Format): Promise<string[]> {
  if (status !== undefined && !STATUSES.includes(status)) {
    throw new OperatorError(`--status must be one of ${STATUSES.join(', ')}.`)
  }
  const rows = (await findProviders(db, status)).map((row) => {
    const classes = (JSON.parse(row.service_classes) as string[]).join(',')
    const name = row.business_name ?? row.full_name
    return [
      row.id,
      row.version,
      row.status,
      name,
      row.full_name,
      row.contact_number,
      row.email,
      classes,
      row.price_range,
      row.capacity,
      row.address,
      row.website,
    ]
  })
  return formatTable({ columns: COLUMNS, rows, empty: 'No providers.' }, format)
}

/**
 * Approves a provider at the listed version.
 * @throws OperatorError when the version is stale or the provider does not exist
 */
export async function approveProvider(db: Db, id: string, version: string, now: string): Promise<string> {
  const row = await approveProviderVersion(db, id, version, now)
  if (row) return `${escapeControls(row.business_name ?? row.full_name)} is approved.`
  const present = await requireProvider(db, id)
  throw new OperatorError(
    `Provider ${id} is at version ${present.version}, not ${version}: it was changed since it was listed. Look at it again with \`providers list\`.`,
  )
}

/** @throws OperatorError when the provider does not exist */
export async function rejectProvider(db: Db, id: string, now: string): Promise<string> {
  const { business_name: business, full_name: name } = await requireProvider(db, id)
  await markProviderRejected(db, id, now)
  return `${escapeControls(business ?? name)} is rejected.`
}

async function requireProvider(db: Db, id: string): Promise<ProviderRow> {
  const row = await findProvider(db, id)
  if (!row) throw new OperatorError(`There is no provider ${id}. \`providers list\` shows them.`)
  return row
}
