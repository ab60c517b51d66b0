import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import writeExcelFile from 'write-excel-file/node'

/** Writes a workbook (XLSX) of one sheet. @returns its path */
export async function writeWorkbook(fileName: string, rows: readonly (string | number | null)[][]): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'zaffa-workbook-')), fileName)
  const cells = rows.map((row) =>
    row.map((value) => (value === null ? null : { value, type: typeof value === 'number' ? Number : String })),
  )
  await writeExcelFile(cells, { sheet: 'guests' }).toFile(path)
  return path
}
