import { HOUSEHOLDS_PER_WEDDING } from '@shared/limits'
import { toLineKey } from './matchIndex'
import type { PlannedRow, TargetKey, Verdict } from './types'

/** `add`, or the key of the family that the row describes. */
export type Decision = TargetKey

/** What the person has chosen, by line. */
export interface Choices {
  /** Whether rows are taken unless they are toggled: those of files are, contacts of a phone are not. */
  isCheckedByDefault: boolean
  toggled: ReadonlySet<number>
  decisions: ReadonlyMap<number, Decision>
}

/** @returns the choices before the person has made any */
export const createChoices = (isCheckedByDefault: boolean): Choices => ({
  isCheckedByDefault,
  toggled: new Set(),
  decisions: new Map(),
})

/** @returns the choices without decisions on a row, or to merge another row into it */
export function forgetRow(choices: Choices, line: number): Choices {
  const decisions = [...choices.decisions].filter(([on, target]) => on !== line && target !== toLineKey(line))
  return { ...choices, decisions: new Map(decisions) }
}

/** @returns whether the person can take the row or leave it out */
export const isSelectable = ({ verdict }: PlannedRow): boolean => verdict !== 'skip' && verdict !== 'unchanged'

export const isChecked = (row: PlannedRow, { isCheckedByDefault, toggled }: Choices): boolean =>
  isSelectable(row) && toggled.has(row.line) !== isCheckedByDefault

/** @returns what becomes of a row by the person's choices; `skip` for a row that is left out */
export function getOutcome(row: PlannedRow, choices: Choices): Verdict {
  if (row.verdict === 'unchanged') return 'unchanged'
  if (!isChecked(row, choices)) return 'skip'
  if (row.verdict !== 'ask') return row.verdict
  const decision = choices.decisions.get(row.line)
  if (decision === undefined) return 'ask'
  return decision === 'add' ? 'add' : 'update'
}

export interface OutcomeCounts extends Record<Verdict, number> {
  /** By how many households the list would be too long. */
  excess: number
}

/** @param listed number of households on the list */
export function countOutcomes(rows: readonly PlannedRow[], choices: Choices, listed: number): OutcomeCounts {
  const counts = { add: 0, update: 0, unchanged: 0, ask: 0, skip: 0 }
  for (const row of rows) counts[getOutcome(row, choices)] += 1
  return { ...counts, excess: Math.max(0, listed + counts.add - HOUSEHOLDS_PER_WEDDING) }
}

/** @returns the household that an included row adds or changes; a row that repeats a left out one adds its own */
export function getTarget(row: PlannedRow, choices: Choices, byKey: ReadonlyMap<TargetKey, PlannedRow>): TargetKey {
  const own = toLineKey(row.line)
  if (row.match) return row.match.target
  const decision = choices.decisions.get(row.line)
  if (row.verdict !== 'ask' || decision === undefined || decision === 'add') return own
  const earlier = byKey.get(decision)
  if (!earlier) return decision
  const outcome = getOutcome(earlier, choices)
  return outcome === 'add' || outcome === 'update' ? getTarget(earlier, choices, byKey) : own
}
