/**
 * Why a source cannot be imported:
 * - `unsupported`: neither text, CSV, XLSX nor vCard
 * - `damaged`: incomplete, invalid or encrypted (`reason`)
 * - `empty`: no row with content
 * - `too-large`: more bytes than allowed, in the file or after decompression
 * - `too-many-rows`, `too-many-columns`: with the number found
 * - `unclosed-quote`: with the line where the quoted cell starts
 * - `timeout`: not parsed in time
 */
export type ImportErrorCode =
  | 'unsupported'
  | 'damaged'
  | 'empty'
  | 'too-large'
  | 'too-many-rows'
  | 'too-many-columns'
  | 'unclosed-quote'
  | 'timeout'

export interface ImportErrorDetails {
  line?: number
  rows?: number
  columns?: number
  reason?: 'encrypted'
}

/** A source that cannot be imported at all. */
export class ImportError extends Error {
  readonly code: ImportErrorCode
  readonly details: ImportErrorDetails

  constructor(code: ImportErrorCode, details: ImportErrorDetails = {}, options?: ErrorOptions) {
    super(code, options)
    this.name = 'ImportError'
    this.code = code
    this.details = details
  }
}
