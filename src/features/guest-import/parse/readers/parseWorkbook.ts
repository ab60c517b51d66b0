import { zipSync } from 'fflate'
import readWorkbook from 'read-excel-file/universal'
import { ImportError } from '../importError'
import type { ImportSheet, ImportTable } from '../importTable'
import { assertSheetArea } from './assertSheetArea'
import { buildTable } from './buildTable'
import { formatCell } from './formatCell'
import { inflateZip } from './inflateZip'
import type { ZipEntries } from './inflateZip'
import { findMergedTexts, readSheetParts } from './workbookParts'
import type { SheetPart } from './workbookParts'

const WORKBOOK_PATH = 'xl/workbook.xml'
const WANTED = /\.(?:xml|rels)$/

interface Sheet {
  sheet: string
  data: unknown[][]
}

/**
 * The library inflates an archive without a limit, and with workers from blob: URLs, which the content security policy forbids. So it is
 * given an archive whose entries are inflated already.
 */
async function readSheets(entries: ZipEntries): Promise<Sheet[]> {
  try {
    return await readWorkbook(zipSync(entries, { level: 0 }).buffer)
  } catch (cause) {
    throw new ImportError('damaged', {}, { cause })
  }
}

/** @returns the sheets with content: an empty one, or one with a title only, has nothing to choose */
function buildSheets(sheets: Sheet[], parts: SheetPart[]): ImportSheet[] {
  return sheets.flatMap(({ sheet, data }, index): ImportSheet[] => {
    const grid = data.map((row) => row.map(formatCell))
    const { isHidden = false, merges = [] } = parts[index] ?? {}
    try {
      const table = buildTable('xlsx', grid, findMergedTexts(grid, merges))
      return [{ name: sheet, isHidden, table: { ...table, sheet } }]
    } catch (error) {
      if (error instanceof ImportError && error.code === 'empty') return []
      throw error
    }
  })
}

/**
 * Parses the sheets of an XLSX workbook (ISO/IEC 29500).
 * @returns the first visible sheet with content, and the list of all
 * @throws ImportError `unsupported` for another kind of archive, `damaged`, `too-large`, and those of buildTable
 */
export async function parseWorkbook(bytes: Uint8Array): Promise<ImportTable> {
  const entries = inflateZip(bytes, (name) => WANTED.test(name))
  if (!entries[WORKBOOK_PATH]) throw new ImportError('unsupported')
  assertSheetArea(Object.values(entries))
  const sheets = await readSheets(entries)
  const filled = buildSheets(sheets, readSheetParts(entries))
  const first = filled.find(({ isHidden }) => !isHidden) ?? filled[0]
  if (!first) throw new ImportError('empty')
  return filled.length > 1 ? { ...first.table, sheets: filled } : first.table
}
