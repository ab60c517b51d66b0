import Papa from 'papaparse'
import { unescapeCsvText } from '@shared/csvText'
import { isBlank } from '@shared/text'
import { ImportError } from '../importError'
import type { ImportTable } from '../importTable'
import { buildTable } from './buildTable'
import { getShare, isCountLike, isPhoneLike, isWordLike } from './cellContent'
import { countKnownHeaders } from './findHeader'

const DELIMITERS = ['\t', ';', ','] as const
type Delimiter = (typeof DELIMITERS)[number]

/** Records that are examined to choose the delimiter. */
const SAMPLE_RECORDS = 50
/** Share of the records that must have the same number of cells. */
const SAME_WIDTH_MIN_SHARE = 0.8
/** A column is uniform when nearly all or nearly none of its cells are numbers. */
const UNIFORM_MIN_SHARE = 0.8
/** The first line by which Excel is told the delimiter. */
const DELIMITER_LINE = /^sep=([;,\t])\n/i

interface Candidate {
  delimiter: Delimiter
  records: string[][]
  /** The most frequent number of cells, and the share of the records that have it. */
  width: number
  share: number
}

const normalizeLineBreaks = (text: string): string => text.replace(/\r\n?/g, '\n')

const isFilled = (cells: string[]): boolean => !cells.every(isBlank)

function splitSample(text: string, delimiter: Delimiter): Candidate {
  const { data } = Papa.parse<string[]>(text, { delimiter, newline: '\n', preview: SAMPLE_RECORDS })
  const records = data.filter(isFilled)
  const countOfWidth = (width: number): number => records.filter(({ length }) => length === width).length
  const widths = [...new Set(records.map(({ length }) => length))]
  const width = widths.sort((a, b) => countOfWidth(b) - countOfWidth(a))[0] ?? 0
  return { delimiter, records, width, share: countOfWidth(width) / Math.max(records.length, 1) }
}

const isNumeric = (cell: string): boolean => isPhoneLike(cell) || isCountLike(cell)

/** Free lines with the number of seats now before and now after the name are not uniform. */
function isUniform({ records, width }: Candidate): boolean {
  const data = records.filter((cells) => cells.some(isNumeric))
  const columns = Array.from({ length: width }, (_, column) => data.map((cells) => cells[column] ?? ''))
  return columns.every((cells) =>
    [isPhoneLike, isCountLike].every((test) => {
      const share = getShare(cells, test)
      return share >= UNIFORM_MIN_SHARE || share <= 1 - UNIFORM_MIN_SHARE
    }),
  )
}

const hasHeader = ({ records }: Candidate): boolean => records.some((cells) => countKnownHeaders(cells) > 1)

/** `أحمد, منى, 01012345678` names several persons of a family: as columns, all but the first would be left out. */
function hasSeveralNames({ records, width }: Candidate): boolean {
  const data = records.filter((cells) => cells.some(isNumeric))
  const examined = data.length > 0 ? data : records
  const columns = Array.from({ length: width }, (_, column) => column)
  return columns.filter((column) => examined.some((cells) => isWordLike(cells[column] ?? ''))).length > 1
}

function isTable(candidate: Candidate, text: string, source: ImportTable['source']): boolean {
  if (candidate.width < 2) return hasHeader(candidate)
  const isCopiedFromSpreadsheet = candidate.delimiter === '\t'
  const hasQuotedCells = text.startsWith('"') || text.includes(`${candidate.delimiter}"`) || text.includes('\n"')
  const hasSameWidth = candidate.share >= SAME_WIDTH_MIN_SHARE
  if (isCopiedFromSpreadsheet || hasQuotedCells || hasHeader(candidate)) return true
  return hasSameWidth && isUniform(candidate) && (source === 'csv' || !hasSeveralNames(candidate))
}

/** @returns the delimiter of a table in text; null if the text has free lines */
function findDelimiter(text: string, source: ImportTable['source']): Delimiter | null {
  const declared = DELIMITERS.find((delimiter) => delimiter === DELIMITER_LINE.exec(text)?.[1])
  if (declared !== undefined) return declared
  const tables = DELIMITERS.map((delimiter) => splitSample(text, delimiter)).filter((candidate) =>
    isTable(candidate, text, source),
  )
  const [best] = tables.sort(
    (a, b) => Number(hasHeader(b)) - Number(hasHeader(a)) || b.share - a.share || b.width - a.width,
  )
  return best?.delimiter ?? null
}

/** A quote that never closes takes in the rows that follow, up to the end or to the next quote. */
function assertQuotesClose({ data, errors }: Papa.ParseResult<string[]>): void {
  const unclosed = errors.find(
    ({ code, row }) =>
      code === 'MissingQuotes' || (code === 'InvalidQuotes' && data[row ?? 0]?.some((cell) => cell.includes('\n'))),
  )
  if (unclosed) throw new ImportError('unclosed-quote', { line: (unclosed.row ?? 0) + 1 })
}

/**
 * Parses CSV, or cells copied from a spreadsheet (RFC 4180 with comma, semicolon or tab). A record with line breaks in a quoted cell
 * counts as one line, as in a spreadsheet.
 * @returns the table; null if the text has no columns
 * @throws ImportError `unclosed-quote`, and those of buildTable
 */
export function parseDelimited(source: ImportTable['source'], typed: string): ImportTable | null {
  const text = normalizeLineBreaks(typed)
  const delimiter = findDelimiter(text, source)
  if (delimiter === null) return null
  const parsed = Papa.parse<string[]>(text.replace(DELIMITER_LINE, ''), { delimiter, newline: '\n' })
  assertQuotesClose(parsed)
  return buildTable(
    source,
    parsed.data.map((cells) => cells.map(unescapeCsvText)),
  )
}
