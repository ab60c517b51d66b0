import type { PlannedRow, Verdict } from '../plan/types'

export type Filter = 'all' | Verdict
/** In the order of the buttons. */
export const VERDICTS: Verdict[] = ['add', 'update', 'ask', 'unchanged', 'skip']

/** @returns the rows of a filter. By the verdict, not by the outcome: a row must not vanish when the person decides. */
export const filterRows = (rows: readonly PlannedRow[], filter: Filter): readonly PlannedRow[] =>
  filter === 'all' ? rows : rows.filter(({ verdict }) => verdict === filter)
