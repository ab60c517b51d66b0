import type { EventKind, Household, ImportRow } from '@/api/weddings'
import type { PhoneProblem, PhoneReading } from '../parse/phones/readPhones'
import type { Side } from '../parse/rows/readCells'

/** Details of a row as the API takes them, without the household. */
export type RowDetails = Omit<ImportRow, 'householdId'>

/**
 * What becomes of a row:
 * - `add`: a new household
 * - `update`, `unchanged`: the list has this household; the row changes it or says nothing new
 * - `ask`: the list, or an earlier row, has a household of the same phone or name
 * - `skip`: no name, or a family that the member may not change
 */
export type Verdict = 'add' | 'update' | 'unchanged' | 'ask' | 'skip'

export type RowWarning =
  | { kind: 'phone'; problem: PhoneProblem; typed: string }
  | { kind: 'guessed-phone'; typed: string }
  | { kind: 'several-phones' }
  | { kind: 'damaged-text' }
  | { kind: 'merged-name' }
  | { kind: 'bad-seats'; typed: string }
  | { kind: 'no-hall' }
  | { kind: 'unknown-side' }
  | { kind: 'unknown-language' }
  | { kind: 'shortened' }
  /** Only the couple changes the family. */
  | { kind: 'other-side' }

export type TextField = 'honorific' | 'name' | 'phone' | 'tableLabel' | 'note'

/** One difference between a household and a row. */
export type FieldChange =
  | { field: 'seats'; hallId: string; before: number; after: number }
  | { field: 'tags'; before: string[]; after: string[] }
  | { field: 'side' | 'language' | TextField; before: string | undefined; after: string }

/** What a row changes in a household. */
export interface Update {
  /** The changed details only, so that an edit of others in the meantime stays. */
  details: RowDetails
  changes: FieldChange[]
}

/** What comparing and displaying need of a household; an earlier row of the source has the same form. */
export type HouseholdState = Pick<Household, 'name' | 'side' | 'tags' | 'seats'> &
  Partial<Pick<Household, 'honorific' | 'phone' | 'phoneE164' | 'language' | 'tableLabel' | 'note'>>

/** The id of a household, or `line-` and the number of an earlier row. */
export type TargetKey = string

/** A household or earlier row that may be the same family. */
export interface Match {
  target: TargetKey
  reason: 'id' | 'phone' | 'name'
  /** Line of the earlier row; absent for a household of the list. */
  line?: number
  household: HouseholdState
  update: Update
}

/** A row with the limits of the API applied. */
export interface CleanRow {
  line: number
  id?: string
  details: Omit<RowDetails, 'phone' | 'persons'>
  phones: PhoneReading[]
  phoneText?: string
  phoneWords?: string
  warnings: RowWarning[]
}

export interface PlannedRow {
  line: number
  verdict: Verdict
  row: CleanRow
  /** The details of the household if the row adds one; null without a name. */
  addition: (RowDetails & { name: string; side: Side }) | null
  /** The household that the row certainly describes; `update` and `unchanged` only. */
  match: Match | null
  /** Households and earlier rows to choose from; `ask` only. */
  matches: Match[]
  warnings: RowWarning[]
}

/** A hall with what a header may call it. */
export interface HallOption {
  id: string
  name: string
  /** As the export labels it, in the page's language: `<event> / <hall>`. */
  label: string
  eventKind: EventKind
}
