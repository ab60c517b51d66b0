import { hasSameDetails } from '../../../shared/guests/merge.ts'
import type { DbTransaction } from '../../database/schema.ts'
import { VersionConflict } from '../../errors.ts'
import { canEditSide } from '../../lib/weddingView.ts'
import { takeOutOfBin } from '../guests/bulk.ts'
import { describeChange, describeEdit } from '../guests/describeChanges.ts'
import type { ListEdit } from '../guests/edits.ts'
import { cleanHousehold, toDetails, toHouseholdColumns, toHouseholdWire } from '../guests/model.ts'
import type { HouseholdDetails, StoredHousehold } from '../guests/model.ts'
import { replaceWithinLimit } from '../guests/seatLimit.ts'
import {
  checkListLimit,
  findAnsweredIds,
  findHouseholdsByIds,
  loadHallIds,
  moveToBin,
  replaceDetails,
} from '../guests/service.ts'
import { recordChanges, toChangeKeys } from '../weddings/changes.ts'
import type { ChangeRow, NewChange } from '../weddings/changes.ts'
import { parseDetails } from './model.ts'

interface Undone {
  changed: number
  kept: number
}

/** A household as it is, and as it is after the undo. */
interface Reverted {
  before: StoredHousehold
  after: StoredHousehold
}

/** The details that a change has set and replaced. */
const listChanged = (row: ChangeRow): string[] => [
  ...new Set([...Object.keys(parseDetails(row.before)), ...Object.keys(parseDetails(row.after))]),
]

const pick = (details: object, names: string[]): object =>
  Object.fromEntries(Object.entries(details).filter(([name, value]) => names.includes(name) && value !== undefined))

/** @returns whether a household is still as a change has left it */
function isAsLeft(row: ChangeRow, household: StoredHousehold, isAnswered: boolean): boolean {
  const { deleted_at: deletedAt, version } = household.row
  switch (row.kind) {
    case 'householdEdited': {
      const current = pick(cleanHousehold(toDetails(household)), listChanged(row))
      return hasSameDetails(current, parseDetails(row.after))
    }
    case 'householdDeleted':
      return deletedAt !== null
    default:
      return version === row.household_version && !isAnswered
  }
}

/** @returns whether the undo of a change can do anything to a household: it is on the list, or in the bin, where the change has left it */
const isInPlace = (row: ChangeRow, { row: { deleted_at: deletedAt } }: StoredHousehold): boolean =>
  (deletedAt !== null) === (row.kind === 'householdDeleted')

/** @returns the household with what the change has replaced; seats in halls that were deleted since are not restored */
function restoreDetails(
  row: ChangeRow,
  household: StoredHousehold,
  { wedding, now }: ListEdit,
  halls: ReadonlySet<string>,
): StoredHousehold {
  const current = cleanHousehold(toDetails(household))
  const kept = pick(
    current,
    Object.keys(current).filter((name) => !listChanged(row).includes(name)),
  )
  const details = cleanHousehold({ ...kept, ...parseDetails(row.before) } as HouseholdDetails)
  const seats = (details.seats ?? []).filter(({ hallId }) => halls.has(hallId))
  return replaceDetails(household, { seats }, toHouseholdColumns(details, wedding), now)
}

function revert(
  row: ChangeRow,
  household: StoredHousehold,
  edit: ListEdit,
  halls: ReadonlySet<string>,
): StoredHousehold {
  if (row.kind === 'householdEdited') return restoreDetails(row, household, edit, halls)
  return row.kind === 'householdDeleted' ? takeOutOfBin([household], edit.now)[0]! : moveToBin(household, edit.now)
}

function describe(row: ChangeRow, { before, after }: Reverted): NewChange[] {
  if (row.kind === 'householdEdited') return describeEdit(before, after)
  return [describeChange(row.kind === 'householdDeleted' ? 'householdRestored' : 'householdDeleted', after)]
}

/**
 * Undoes a change of households in the transaction that has locked the wedding. Those that were changed since stay.
 * @param rows of one batch
 * @param version of the only household, which was changed since, as the member has seen it
 * @throws VersionConflict with the only household when it was changed since and has another version; ApiError limit_reached
 */
export async function undoHouseholds(
  trx: DbTransaction,
  edit: ListEdit,
  rows: ChangeRow[],
  version: number | undefined,
): Promise<Undone> {
  const { view, wedding, now } = edit
  const first = rows[0]!
  const ids = rows.flatMap(({ household_id: id }) => (id === null ? [] : [id]))
  const households = new Map((await findHouseholdsByIds(trx, view, ids)).map((one) => [one.row.id, one]))
  const answered = await findAnsweredIds(trx, wedding.id, first.created_at)
  const halls = await loadHallIds(trx, wedding.id)
  const reverted: { row: ChangeRow; change: Reverted }[] = []
  for (const row of rows) {
    const household = row.household_id === null ? undefined : households.get(row.household_id)
    if (!household || !isInPlace(row, household) || !canEditSide(view, household.row.side)) continue
    if (!isAsLeft(row, household, answered.has(household.row.id))) {
      if (rows.length > 1) continue
      if (household.row.version !== version) throw new VersionConflict(toHouseholdWire(household, view))
    }
    const after = revert(row, household, edit, halls)
    if (canEditSide(view, after.row.side)) reverted.push({ row, change: { before: household, after } })
  }
  if (first.kind === 'householdDeleted') await checkListLimit(trx, wedding.id, reverted.length, { isNew: false })
  await replaceWithinLimit(
    trx,
    reverted.map(({ change }) => change.after),
  )
  const changes = reverted.flatMap(({ row, change }) => describe(row, change))
  await recordChanges(trx, { ...toChangeKeys(view, now), undoes: first.batch }, changes)
  return { changed: reverted.length, kept: rows.length - reverted.length }
}
