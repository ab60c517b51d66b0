import { isChecked, isSelectable, type Choices, type Decision } from '../plan/choices'
import type { PlannedRow } from '../plan/types'

/** @returns the choices with these rows taken, or left out */
export function setChecked(choices: Choices, rows: readonly PlannedRow[], checked: boolean): Choices {
  const toggled = new Set(choices.toggled)
  for (const row of rows) {
    if (!isSelectable(row) || isChecked(row, choices) === checked) continue
    if (!toggled.delete(row.line)) toggled.add(row.line)
  }
  return { ...choices, toggled }
}

/** @returns the choices with a decision on one row */
export const setDecision = (choices: Choices, line: number, decision: Decision): Choices => ({
  ...choices,
  decisions: new Map(choices.decisions).set(line, decision),
})

/** @returns the choices with one decision for all rows of `ask`: other families, or the best match of each */
export function decideAll(choices: Choices, rows: readonly PlannedRow[], decision: 'add' | 'update'): Choices {
  const asked = rows.filter(({ verdict }) => verdict === 'ask')
  const decisions = new Map(choices.decisions)
  for (const { line, matches } of asked) decisions.set(line, decision === 'add' ? 'add' : (matches[0]?.target ?? 'add'))
  return { ...setChecked(choices, asked, true), decisions }
}
