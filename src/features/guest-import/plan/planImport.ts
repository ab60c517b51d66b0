import type { Household } from '@/api/weddings'
import type { Side } from '../parse/rows/readCells'
import type { ImportCandidate } from '../parse/rows/toImportRows'
import { cleanRow } from './cleanRow'
import { buildAddition, buildUpdate } from './compare'
import { MatchIndex } from './matchIndex'
import { getMainPhone } from './phones'
import type { CleanRow, HallOption, HouseholdState, PlannedRow } from './types'

interface PlanInput {
  candidates: readonly ImportCandidate[]
  /** The whole guest list. */
  households: readonly Household[]
  halls: readonly HallOption[]
  /** Of added households whose row names no side. */
  defaultSide: Side
}

/** The household that a row adds, as a later row is compared with it. */
function toState(addition: NonNullable<PlannedRow['addition']>, row: CleanRow): HouseholdState {
  const phoneE164 = getMainPhone(row.phones)?.e164 ?? undefined
  return { tags: [], seats: [], ...addition, ...(phoneE164 === undefined ? {} : { phoneE164 }) }
}

function planRow(row: CleanRow, index: MatchIndex, defaultSide: Side): PlannedRow {
  const addition = buildAddition(row, defaultSide)
  const planned = { line: row.line, row, addition, match: null, matches: [], warnings: row.warnings }
  const found = index.claim(row)
  if (found) {
    const match = { ...found, update: buildUpdate(row, found.household, found.reason === 'id') }
    return { ...planned, verdict: match.update.changes.length > 0 ? 'update' : 'unchanged', match }
  }
  if (!addition) return { ...planned, verdict: 'skip' }
  const matches = index
    .find(row)
    .map((known) => ({ ...known, update: buildUpdate(row, known.household, known.reason === 'id') }))
  index.add(row, toState(addition, row))
  return { ...planned, verdict: matches.length > 0 ? 'ask' : 'add', matches }
}

/**
 * Plans what each row of a source does to the guest list. A row is the same family only with the id of our export, or with both the phone
 * and the name of one household; for anything less the person decides.
 */
export function planImport({ candidates, households, halls, defaultSide }: PlanInput): PlannedRow[] {
  const index = new MatchIndex(households)
  return candidates.map((candidate) => planRow(cleanRow(candidate, halls), index, defaultSide))
}
