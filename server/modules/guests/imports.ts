import { createHash, randomUUID } from 'node:crypto'
import type { components } from '../../../openapi/generated/types.ts'
import { hasSameDetails, mergeRow } from '../../../shared/guests/merge.ts'
import { cleanLine } from '../../../shared/text.ts'
import { ELSEWHERE_NAMES_SHOWN, IMPORT_LISTED_S } from '../../config/limits.ts'
import { isUniqueViolation } from '../../database/errors.ts'
import type { DbTransaction } from '../../database/schema.ts'
import type { AppDeps } from '../../deps.ts'
import { ApiError, createFieldError } from '../../errors.ts'
import { getTimestamp } from '../../lib/instant.ts'
import { resolveRepeated } from '../../lib/repeatedCreation.ts'
import { createTurns } from '../../lib/turns.ts'
import { canEditSide } from '../../lib/weddingView.ts'
import type { WeddingView } from '../../lib/weddingView.ts'
import { recordChanges, toChangeKeys } from '../weddings/changes.ts'
import type { ChangeKind, NewChange } from '../weddings/changes.ts'
import type { WeddingDeps } from '../weddings/service.ts'
import { changeGuestList } from './changeGuestList.ts'
import { cleanHousehold, toDetails, toHouseholdColumns } from './model.ts'
import type { HouseholdDetails, StoredHousehold, WeddingDefaults } from './model.ts'
import { findHouseholdsByIds } from './repository/households.ts'
import { replaceWithinLimit } from './seatLimit.ts'
import { findImport, findImports, findNamesElsewhere, insertImport, isOfView } from './repository/imports.ts'
import type { ImportRecord } from './repository/imports.ts'
import {
  buildHousehold,
  checkHalls,
  checkListLimit,
  insertNewHouseholds,
  loadHallIds,
  replaceDetails,
} from './service.ts'
import type { ListEdit } from './edits.ts'

export type { ImportRecord } from './repository/imports.ts'

type Schemas = components['schemas']
type ImportInput = Schemas['ImportInput']
type ImportRow = Schemas['ImportRow']

/** An updated household before the import, and the version that the import gave it. */
export interface Before {
  id: string
  version: number
  details: HouseholdDetails
}

/** @returns the imports of the last 30 days that the member sees, newest first: a side manager those of its side */
export const listImports = ({ db, clock }: AppDeps, view: WeddingView): Promise<ImportRecord[]> =>
  findImports(db, view, getTimestamp(clock, -IMPORT_LISTED_S))

/**
 * Adds and updates households, all or none, once for each id.
 * @throws ApiError validation_failed with the index of the row, not_found (the wedding), already_exists (the id), limit_reached
 */
export async function importHouseholds(
  deps: WeddingDeps,
  view: WeddingView,
  input: ImportInput,
): Promise<ImportRecord> {
  const { weddingId } = view
  const { id = randomUUID(), source, fileName, rows } = input
  const contentHash = createHash('sha256').update(JSON.stringify({ source, fileName, rows })).digest('base64url')
  const endTurn = createTurns()
  const additions: HouseholdDetails[] = []
  for (const [index, row] of rows.entries()) {
    await endTurn()
    if (row.householdId === undefined) additions.push(cleanAddition(view, row, index))
  }
  return changeGuestList(deps, weddingId, async (trx, wedding) => {
    const existing = await findImport(trx, id)
    if (existing)
      return resolveRepeated(existing, {
        isOwn: existing.wedding_id === weddingId && isOfView(view, existing),
        isSame: existing.content_hash === null || existing.content_hash === contentHash,
      })
    const halls = await loadHallIds(trx, weddingId)
    for (const [index, { seats = [] }] of rows.entries()) checkHalls(halls, seats, `rows.${index}.seats`)
    const now = getTimestamp(deps.clock)
    if (additions.length > 0) await checkListLimit(trx, weddingId, additions.length, { isNew: true })
    const added: StoredHousehold[] = []
    for (const details of additions) {
      await endTurn()
      added.push(buildAddition(details, { weddingId, importId: id, wedding, now }))
    }
    await insertNewHouseholds(trx, added)
    const { before, unchanged } = await updateHouseholds(trx, rows, { wedding, view, now })
    const record = {
      id,
      wedding_id: weddingId,
      source,
      file_name: fileName === undefined ? null : cleanLine(fileName),
      side: view.member?.side ?? null,
      added: added.length,
      updated: before.length,
      unchanged,
      before: JSON.stringify(before),
      content_hash: contentHash,
      created_at: now,
      undone_at: null,
    }
    await insertNewImport(trx, record)
    await recordChanges(trx, toChangeKeys(view, now), [describeImport('imported', record)])
    return record
  })
}

/** @returns what a side manager is told of an import that may hold families of the other side; undefined for nothing */
export async function findMaybeElsewhere(
  { db }: Pick<AppDeps, 'db'>,
  view: WeddingView,
  { id }: ImportRecord,
): Promise<Schemas['MaybeElsewhere'] | undefined> {
  if (view.member?.role !== 'sideManager') return undefined
  const names = await findNamesElsewhere(db, view, id)
  return names.length === 0 ? undefined : { count: names.length, names: names.slice(0, ELSEWHERE_NAMES_SHOWN) }
}

/** @returns an import, or that it was undone, for the log */
export const describeImport = (kind: ChangeKind, { id, side, file_name, added, updated }: ImportRecord): NewChange => ({
  kind,
  entityId: id,
  ...(side === null ? {} : { side }),
  name: file_name,
  count: added + updated,
})

async function insertNewImport(trx: DbTransaction, record: ImportRecord): Promise<void> {
  try {
    await insertImport(trx, record)
  } catch (error) {
    throw isUniqueViolation(error) ? new ApiError('already_exists') : error
  }
}

/** Runs a check of a row, and names the row in its errors. */
function checkRow<T>(index: number, check: () => T): T {
  try {
    return check()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    throw new ApiError(
      error.code,
      error.problems.map((problem) => ({ ...problem, field: `rows.${index}.${problem.field}` })),
    )
  }
}

/** @throws ApiError validation_failed for a side whose households the member may not change */
function checkSide(view: WeddingView, { side }: Pick<HouseholdDetails, 'side'>, index: number): void {
  if (!canEditSide(view, side)) throw createFieldError(`rows.${index}.side`, (texts) => texts.otherSide)
}

/** @returns the details of a household that the row adds: of the member's side, or of both, unless the row says otherwise */
function cleanAddition(
  view: WeddingView,
  { householdId: _householdId, ...row }: ImportRow,
  index: number,
): HouseholdDetails {
  const { name } = row
  if (name === undefined) throw createFieldError(`rows.${index}.name`, (texts) => texts.required)
  const details = checkRow(index, () => cleanHousehold({ side: view.member?.side ?? 'both', ...row, name }))
  checkSide(view, details, index)
  return details
}

function buildAddition(
  details: HouseholdDetails,
  { wedding, now, ...keys }: { weddingId: string; importId: string; wedding: WeddingDefaults; now: string },
): StoredHousehold {
  return buildHousehold(keys, toHouseholdColumns(details, wedding), details.seats ?? [], now)
}

/** Merges the rows that name a household into it. @returns what is needed to undo this, and the number of rows that change nothing */
async function updateHouseholds(
  trx: DbTransaction,
  rows: ImportRow[],
  { wedding, view, now }: ListEdit,
): Promise<{ before: Before[]; unchanged: number }> {
  const updates = rows.flatMap(({ householdId, ...row }, index) =>
    householdId === undefined ? [] : [{ householdId, row, index }],
  )
  const found = await findHouseholdsByIds(
    trx,
    view,
    updates.map(({ householdId }) => householdId),
  )
  const households = new Map(found.map((household) => [household.row.id, household]))
  const changed = new Map<string, { before: Before; after: StoredHousehold }>()
  const endTurn = createTurns()
  for (const { householdId, row, index } of updates) {
    await endTurn()
    const original = households.get(householdId)
    if (!original || original.row.deleted_at !== null)
      throw createFieldError(`rows.${index}.householdId`, (texts) => texts.unknownHousehold)
    if (changed.has(householdId)) throw createFieldError(`rows.${index}.householdId`, (texts) => texts.repeated)
    const details = cleanHousehold(toDetails(original))
    const merged = checkRow(index, () => cleanHousehold(mergeRow(details, row)))
    if (hasSameDetails(details, merged)) continue
    checkSide(view, details, index)
    checkSide(view, merged, index)
    const after = replaceDetails(original, merged, toHouseholdColumns(merged, wedding), now)
    changed.set(householdId, { before: { id: householdId, version: after.row.version, details }, after })
  }
  const all = [...changed.values()]
  await replaceWithinLimit(
    trx,
    all.map(({ after }) => after),
  )
  return { before: all.map(({ before }) => before), unchanged: updates.length - all.length }
}
