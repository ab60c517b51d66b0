import type { ImportInput, ImportRow } from '@/api/weddings'
import type { ImportSource } from '../parse/importTable'
import { getOutcome, getTarget, type Choices } from './choices'
import { toLineKey } from './matchIndex'
import type { PlannedRow, TargetKey } from './types'

const FILE_NAME_MAX_CHARACTERS = 200

/** A row of the request, and the lines of the source that it comes from. */
export interface ImportEntry {
  row: ImportRow
  lines: number[]
}

/** @returns the earlier row with what the later one names */
function mergeRows(earlier: ImportRow, later: ImportRow): ImportRow {
  const seats = new Map([...(earlier.seats ?? []), ...(later.seats ?? [])].map((seat) => [seat.hallId, seat]))
  return { ...earlier, ...later, ...(seats.size > 0 ? { seats: [...seats.values()] } : {}) }
}

function toRow(planned: PlannedRow, target: TargetKey, choices: Choices): ImportRow {
  if (target === toLineKey(planned.line)) return planned.addition ?? {}
  const decision = choices.decisions.get(planned.line)
  const match = planned.match ?? planned.matches.find((one) => one.target === decision)
  const isHousehold = match?.line === undefined
  return { ...(isHousehold ? { householdId: target } : {}), ...match?.update.details }
}

/** @returns the rows to send: several rows of one household are sent as one, because the API takes each household once */
export function buildEntries(rows: readonly PlannedRow[], choices: Choices): ImportEntry[] {
  const byKey = new Map(rows.map((row) => [toLineKey(row.line), row]))
  const entries = new Map<TargetKey, ImportEntry>()
  for (const planned of rows) {
    const outcome = getOutcome(planned, choices)
    if (outcome !== 'add' && outcome !== 'update') continue
    const target = getTarget(planned, choices, byKey)
    const row = toRow(planned, target, choices)
    const entry = entries.get(target)
    if (entry) Object.assign(entry, { row: mergeRows(entry.row, row), lines: [...entry.lines, planned.line] })
    else entries.set(target, { row, lines: [planned.line] })
  }
  return [...entries.values()]
}

/** @param id kept until the import succeeds, so that a repeated request does not import twice */
export function toImportInput(
  entries: readonly ImportEntry[],
  source: ImportSource,
  fileName: string | undefined,
  id: string,
): ImportInput {
  const name = fileName?.replace(/\p{Cc}/gu, '').trim()
  return {
    id,
    source,
    ...(name ? { fileName: name.slice(0, FILE_NAME_MAX_CHARACTERS) } : {}),
    rows: entries.map(({ row }) => row),
  }
}
