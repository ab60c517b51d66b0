/** Limits of an import. They bound the memory and time that a file may take in the visitor's browser. */

const BYTES_PER_MB = 1024 * 1024

export const FILE_MAX_BYTES = 5 * BYTES_PER_MB
/** Size of a workbook's XML after decompression. A sheet of 5,000 rows and 100 columns has about 20 MB. */
export const INFLATED_MAX_BYTES = 50 * BYTES_PER_MB
export const ZIP_MAX_ENTRIES = 1000
export const MAX_ROWS = 5000
/** Our own export has three columns for each of at most 40 halls, and 14 others. */
export const MAX_COLUMNS = 140
export const CELL_MAX_CHARACTERS = 2000
export const PARSE_TIMEOUT_MS = 20_000
