import { HOUSEHOLD_MAX_CHARACTERS, TAGS_PER_HOUSEHOLD } from '@shared/guests/household'
import { cleanLine, cleanText, isBlank } from '@shared/text'
import type { ImportCandidate, RowProblem } from '../parse/rows/toImportRows'
import { findHall } from './halls'
import type { CleanRow, HallOption, RowWarning, TextField } from './types'

/** Characters that the API refuses; a tag has no separators of lists either. */
const MARKUP = /[<>]|(?![\t\n])\p{Cc}/gu
const LINE_BREAKS = /[\t\n]+/g
const TAG_SEPARATORS = /[",;،؛\\]/g
/** What a decoder writes for damaged bytes. */
const DAMAGE = '\uFFFD'
const HIGH_SURROGATE_AT_END = /[\uD800-\uDBFF]$/u

/** @returns the beginning of a text, without half an emoji */
export const cutText = (text: string, length: number): string =>
  text.length <= length ? text : text.slice(0, length).replace(HIGH_SURROGATE_AT_END, '').trimEnd()

/** @returns a line as the server stores it; undefined if nothing is visible */
function fitLine(text: string | undefined, field: TextField | 'tag', onCut: () => void): string | undefined {
  const line = cleanLine((text ?? '').replace(MARKUP, '').replace(LINE_BREAKS, ' '))
  if (isBlank(line)) return undefined
  const fitted = cutText(line, HOUSEHOLD_MAX_CHARACTERS[field])
  if (fitted !== line) onCut()
  return fitted
}

function fitNote(text: string | undefined, onCut: () => void): string | undefined {
  const note = cleanText((text ?? '').replace(MARKUP, '').replaceAll('\t', ' '))
  if (isBlank(note)) return undefined
  const fitted = cutText(note, HOUSEHOLD_MAX_CHARACTERS.note)
  if (fitted !== note) onCut()
  return fitted
}

function fitTags(tags: string[] | undefined, onCut: () => void): string[] | undefined {
  const fitted = (tags ?? [])
    .map((tag) => fitLine(tag.replace(TAG_SEPARATORS, ' '), 'tag', onCut))
    .filter((tag) => tag !== undefined)
  const distinct = [...new Set(fitted)]
  if (distinct.length > TAGS_PER_HOUSEHOLD) onCut()
  return distinct.length === 0 ? undefined : distinct.slice(0, TAGS_PER_HOUSEHOLD)
}

/** The last column of a hall counts, because the API takes each hall once. */
function readSeats({ seats }: ImportCandidate, halls: readonly HallOption[]) {
  const byHall = new Map<string, number>()
  const warnings: RowWarning[] = []
  for (const { hall, allowed, typed } of seats) {
    const found = findHall(halls, hall)
    if (allowed === null) warnings.push({ kind: 'bad-seats', typed })
    else if (found) byHall.set(found.id, allowed)
    else warnings.push({ kind: 'no-hall' })
  }
  return { seats: [...byHall].map(([hallId, allowed]) => ({ hallId, allowed })), warnings }
}

function getPhoneWarnings({ phones }: ImportCandidate): RowWarning[] {
  const uncertain = phones.flatMap(({ problem, isGuess, typed }): RowWarning[] => {
    if (problem) return [{ kind: 'phone', problem, typed }]
    return isGuess ? [{ kind: 'guessed-phone', typed }] : []
  })
  return phones.length > 1 ? [...uncertain, { kind: 'several-phones' }] : uncertain
}

const isWarning = (problem: RowProblem) =>
  problem === 'unknown-side' || problem === 'unknown-language' || problem === 'merged-name'

/** @returns the row as the server will store it: lines cleaned, within the limits, halls by id, with warnings for what is lost */
export function cleanRow(candidate: ImportCandidate, halls: readonly HallOption[]): CleanRow {
  const warnings: RowWarning[] = []
  const onCut = () => {
    if (!warnings.some(({ kind }) => kind === 'shortened')) warnings.push({ kind: 'shortened' })
  }
  const { line, id, side, language, phones, phoneText, phoneWords, problems } = candidate
  const { seats, warnings: seatWarnings } = readSeats(candidate, halls)
  const given = {
    honorific: fitLine(candidate.honorific, 'honorific', onCut),
    name: fitLine(candidate.name, 'name', onCut),
    side,
    tags: fitTags(candidate.tags, onCut),
    language,
    tableLabel: fitLine(candidate.tableLabel, 'tableLabel', onCut),
    note: fitNote(candidate.note, onCut),
    seats: seats.length === 0 ? undefined : seats,
  }
  const details = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  const isDamaged = [...Object.values(candidate), ...phones.map(({ typed }) => typed)].some(
    (value) => typeof value === 'string' && value.includes(DAMAGE),
  )
  if (isDamaged) warnings.push({ kind: 'damaged-text' })
  const wordWarnings = problems.filter(isWarning).map((kind) => ({ kind }))
  return {
    line,
    ...(id === undefined ? {} : { id }),
    details,
    phones,
    ...(phoneText === undefined ? {} : { phoneText: cleanLine(phoneText) }),
    ...(phoneWords === undefined ? {} : { phoneWords: cleanLine(phoneWords.replace(MARKUP, '')) }),
    warnings: [...getPhoneWarnings(candidate), ...seatWarnings, ...wordWarnings, ...warnings],
  }
}
