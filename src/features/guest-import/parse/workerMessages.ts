import type { ColumnMapping } from './columns/fields'
import { guessColumns } from './columns/guessColumns'
import { ImportError } from './importError'
import type { ImportErrorCode, ImportErrorDetails } from './importError'
import type { ImportInput, ImportSheet, ImportTable } from './importTable'
import { parseImport } from './parseImport'

export interface ParsedImport {
  table: ImportTable
  mapping: ColumnMapping
  /** The sheets to choose from, if a workbook has several with content. */
  sheets?: ParsedSheet[]
}

export interface ParsedSheet extends ImportSheet {
  mapping: ColumnMapping
}

/** What the worker posts back. Errors lose their class on the way, so that code and details are sent. */
export type WorkerResponse =
  | { ok: true; result: ParsedImport }
  | { ok: false; code: ImportErrorCode; details: ImportErrorDetails }

/** Parses the input; an error that is not expected is reported as a damaged source. */
export async function respond(input: ImportInput): Promise<WorkerResponse> {
  try {
    const { sheets, ...table } = await parseImport(input)
    const result = { table, mapping: guessColumns(table) }
    if (!sheets) return { ok: true, result }
    const parsed = sheets.map((sheet) => ({ ...sheet, mapping: guessColumns(sheet.table) }))
    return { ok: true, result: { ...result, sheets: parsed } }
  } catch (error) {
    const { code, details } = error instanceof ImportError ? error : new ImportError('damaged')
    return { ok: false, code, details }
  }
}
