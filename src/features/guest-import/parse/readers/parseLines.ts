import { isBlank } from '@shared/text'
import type { ImportTable } from '../importTable'
import { CELL_MAX_CHARACTERS } from '../limits'
import { buildKnownTable } from './buildTable'
import { countKnownHeaders } from './findHeader'
import type { ReadNumber } from '../phones/numberReader'
import { hasSeatsBeforePhone, splitLine } from './splitLine'

const COLUMNS = ['name', 'phone', 'seats'] as const

/** A check mark may be followed by the selector of its emoji form. */
const BULLET = /^[\s\p{Cf}]*(?:[•●▪◦‣·*\-–—✅✔☑]\uFE0F?)+\s+/u
/** `1- `, `2) `, `(3) `, `٤. `; the digits are Latin or Arabic. */
const NUMBERING = /^[\s\p{Cf}]*\(?(\p{Nd}{1,4})\s*[-–—.):،]+\s*(?=\D)/u

/** `*الحاج محمد*`: WhatsApp's marks for bold, italic and strikethrough text. */
const MESSAGE_MARKS = /(^|\s)[*_~]+(?=\S)|(\S)[*_~]+(?=\s|$)/gu

const toNumber = (digits: string): number =>
  Number([...digits].map((digit) => (digit.codePointAt(0) ?? 0) & 0xf).join(''))

/** Numbers before the lines are the list's numbering if they start at 1 and rise; else they may be seats. */
function isNumbered(lines: string[]): boolean {
  const numbers = lines.map((line) => NUMBERING.exec(line)?.[1]).filter((digits) => digits !== undefined)
  const values = numbers.map(toNumber)
  return values[0] === 1 && values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0))
}

const stripDecoration = (line: string): string => line.replace(BULLET, '').replace(MESSAGE_MARKS, '$1$2')

/** @returns whether the line only names columns, such as «الاسم الموبايل العدد» */
const isHeaderLine = (line: string): boolean => {
  const words = line.split(/[\s,،;|-]+/u).filter((word) => word !== '')
  return words.length > 0 && countKnownHeaders(words) === words.length
}

/**
 * Parses a list of households as people type it or copy it from a chat: one line each, with name, phone and number of seats in any
 * order, with or without bullets and numbering.
 * @returns a table with the columns name, phone and seats, and a note if lines break the seats down by persons
 * @throws ImportError those of buildKnownTable
 */
export function parseLines(source: ImportTable['source'], text: string, read: ReadNumber): ImportTable {
  const lines = text
    .split(/\r\n?|\n/)
    .map((line, index) => ({ line: index + 1, text: stripDecoration(line.trim().slice(0, CELL_MAX_CHARACTERS)) }))
    .filter((entry) => !isBlank(entry.text))
  const hasNumbering = isNumbered(lines.map((entry) => entry.text))
  const content = lines
    .filter((entry, index) => index > 0 || !isHeaderLine(entry.text))
    .map((entry) => ({ ...entry, text: hasNumbering ? entry.text.replace(NUMBERING, '') : entry.text }))
  const isTwoSeats = content.some((entry) => hasSeatsBeforePhone(entry.text))
  const rows = content.map((entry) => ({ line: entry.line, ...splitLine(entry.text, read, isTwoSeats) }))
  const columns = rows.some(({ note }) => note !== '') ? [...COLUMNS, 'note' as const] : COLUMNS
  return buildKnownTable(
    source,
    columns,
    rows.map(({ line, ...cells }) => ({ line, cells: columns.map((column) => cells[column]) })),
  )
}
