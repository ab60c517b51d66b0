import { zipSync } from 'fflate'
import readWorkbook from 'read-excel-file/universal'
import { ImportError } from '../importError'
import type { ImportTable } from '../importTable'
import { assertSheetArea } from './assertSheetArea'
import { buildTable } from './buildTable'
import { formatCell } from './formatCell'
import { inflateZip } from './inflateZip'
import type { ZipEntries } from './inflateZip'

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

/**
 * Parses the first sheet with content of an XLSX workbook (ISO/IEC 29500).
 * @throws ImportError `unsupported` for another kind of archive, `damaged`, `too-large`, and those of buildTable
 */
export async function parseWorkbook(bytes: Uint8Array): Promise<ImportTable> {
  const entries = inflateZip(bytes, (name) => WANTED.test(name))
  if (!entries[WORKBOOK_PATH]) throw new ImportError('unsupported')
  assertSheetArea(Object.values(entries))
  const sheets = await readSheets(entries)
  const grids = sheets.map(({ sheet, data }) => ({ sheet, grid: data.map((row) => row.map(formatCell)) }))
  const filled = grids.find(({ grid }) => grid.some((row) => row.some((cell) => cell.trim() !== '')))
  if (!filled) throw new ImportError('empty')
  return { ...buildTable('xlsx', filled.grid), sheet: filled.sheet }
}
