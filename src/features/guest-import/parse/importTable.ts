/** A contact as the browser's Contact Picker returns it (W3C Contact Picker API, section 6). */
export interface PickedContact {
  name: string[]
  tel: string[]
}

export type ImportInput = (
  | { bytes: Uint8Array; fileName: string }
  | { text: string }
  | { contacts: PickedContact[] }
) & {
  /** Of phones without a country code, the likeliest first (ISO 3166-1); Egypt if absent. */
  countries?: readonly string[]
}

export type ImportSource = 'paste' | 'csv' | 'xlsx' | 'vcard' | 'contacts'

export interface TableRow {
  /** Number of the row in the spreadsheet, of the line in pasted text or of the contact, from 1. */
  line: number
  /** As many cells as the header has. */
  cells: string[]
  /** Texts of the cells above with which blank cells are merged, by column; XLSX only. */
  merged?: Record<number, string>
  /** What the source says of each phone in the column `phone`, such as `CELL,PREF`; vCard only. */
  phoneLabels?: string[]
}

/** The content of any source as a table of text cells. */
export interface ImportTable {
  source: ImportSource
  /** One entry a column: empty strings if the source has no header; field names in a table made from contacts or free lines. */
  header: string[]
  /** Line of the header in the source; null if the source has none. */
  headerLine: number | null
  /** Rows with content, without the header. */
  rows: TableRow[]
  /** Name of the sheet that was read; XLSX only. */
  sheet?: string
  /** All sheets with content, if there are several; XLSX only. */
  sheets?: ImportSheet[]
}

export interface ImportSheet {
  name: string
  isHidden: boolean
  table: ImportTable
}
