import type { ColumnMapping } from './headers/fields'
import { guessColumns } from './headers/guessColumns'
import { ImportError } from './importError'
import type { ImportErrorCode, ImportErrorDetails } from './importError'
import type { ImportInput, ImportSheet, ImportTable } from './importTable'
import { parseImport } from './parseImport'
import type { Countries } from './phones/numberReader'
import { toImportRows } from './rows/toImportRows'
import type { ImportCandidate } from './rows/toImportRows'

export interface ParsedImport {
  table: ImportTable
  mapping: ColumnMapping
  /** The sheets to choose from, if a workbook has several with content. */
  sheets?: ParsedSheet[]
}

export interface ParsedSheet extends ImportSheet {
  mapping: ColumnMapping
}

/** Asks for the rows of a table by the columns that a person has confirmed. */
export interface RowsRequest {
  table: ImportTable
  mapping: ColumnMapping
  /** Of phones without a country code, the likeliest first. */
  countries: Countries
}

export type WorkerRequest = ImportInput | RowsRequest

/** What the worker posts back. Errors lose their class on the way, so that code and details are sent. */
export type WorkerResponse<Result> =
  | { ok: true; result: Result }
  | { ok: false; code: ImportErrorCode; details: ImportErrorDetails }

async function parseSource(input: ImportInput): Promise<ParsedImport> {
  const { sheets, ...table } = await parseImport(input)
  const result = { table, mapping: guessColumns(table) }
  if (!sheets) return result
  return { ...result, sheets: sheets.map((sheet) => ({ ...sheet, mapping: guessColumns(sheet.table) })) }
}

/** Parses a source, or reads its rows; an error that is not expected is reported as a damaged source. */
export async function respond(request: WorkerRequest): Promise<WorkerResponse<ParsedImport | ImportCandidate[]>> {
  try {
    if (!('table' in request)) return { ok: true, result: await parseSource(request) }
    return { ok: true, result: toImportRows(request.table, request.mapping, request.countries) }
  } catch (error) {
    const { code, details } = error instanceof ImportError ? error : new ImportError('damaged')
    return { ok: false, code, details }
  }
}
