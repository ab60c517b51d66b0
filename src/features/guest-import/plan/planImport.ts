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
  /** The sides whose families the member may change. */
  sides: readonly Side[]
}

/** The household that a row adds, as a later row is compared with it. */
function toState(addition: NonNullable<PlannedRow['addition']>, row: CleanRow): HouseholdState {
  const phoneE164 = getMainPhone(row.phones)?.e164 ?? undefined
  return { tags: [], seats: [], ...addition, ...(phoneE164 === undefined ? {} : { phoneE164 }) }
}

type Sides = Pick<PlanInput, 'defaultSide' | 'sides'>

function planRow(row: CleanRow, index: MatchIndex, { defaultSide, sides }: Sides): PlannedRow {
  const addition = buildAddition(row, defaultSide)
  const planned = { line: row.line, row, addition, match: null, matches: [], warnings: row.warnings }
  const refused = { ...planned, verdict: 'skip' as const, warnings: [...row.warnings, { kind: 'other-side' as const }] }
  const found = index.claim(row)
  if (found) {
    const match = { ...found, update: buildUpdate(row, found.household, found.reason === 'id') }
    if (match.update.changes.length === 0) return { ...planned, verdict: 'unchanged', match }
    const { side } = found.household
    const isOwn = sides.includes(side) && sides.includes(match.update.details.side ?? side)
    return isOwn ? { ...planned, verdict: 'update', match } : refused
  }
  if (!addition) return { ...planned, verdict: 'skip' }
  if (!sides.includes(addition.side)) return refused
  const known = index.find(row)
  if (known.some(({ reason, household }) => reason === 'phone' && !sides.includes(household.side))) return refused
  const matches = known
    .filter(({ household }) => sides.includes(household.side))
    .map((one) => ({ ...one, update: buildUpdate(row, one.household, one.reason === 'id') }))
  index.add(row, toState(addition, row))
  return { ...planned, verdict: matches.length > 0 ? 'ask' : 'add', matches }
}

/**
 * Plans what each row of a source does to the guest list. A row is the same family only with the id of our export, or with both the phone
 * and the name of one household; for anything less the person decides.
 */
export function planImport({ candidates, households, halls, ...sides }: PlanInput): PlannedRow[] {
  const index = new MatchIndex(households)
  return candidates.map((candidate) => planRow(cleanRow(candidate, halls), index, sides))
}
