/** First bytes of files that are not text. `ftyp` (HEIC, MP4) is at offset 4. */
const BINARY_SIGNATURES: { offset: number; bytes: number[] }[] = [
  // OLE: .xls and encrypted .xlsx
  { offset: 0, bytes: [0xd0, 0xcf, 0x11, 0xe0] },
  // PDF
  { offset: 0, bytes: [0x25, 0x50, 0x44, 0x46] },
  // PNG, JPEG, GIF, RIFF (WebP)
  { offset: 0, bytes: [0x89, 0x50, 0x4e, 0x47] },
  { offset: 0, bytes: [0xff, 0xd8, 0xff] },
  { offset: 0, bytes: [0x47, 0x49, 0x46, 0x38] },
  { offset: 0, bytes: [0x52, 0x49, 0x46, 0x46] },
  { offset: 4, bytes: [0x66, 0x74, 0x79, 0x70] },
  // gzip, RAR, 7z
  { offset: 0, bytes: [0x1f, 0x8b] },
  { offset: 0, bytes: [0x52, 0x61, 0x72, 0x21] },
  { offset: 0, bytes: [0x37, 0x7a, 0xbc, 0xaf] },
]
/** Local file header, and the end record of an empty archive (APPNOTE 4.3). */
const ZIP_SIGNATURES = [
  [0x50, 0x4b, 0x03, 0x04],
  [0x50, 0x4b, 0x05, 0x06],
]
/** The stream that holds the workbook in an OLE file with a password (MS-OFFCRYPTO 1.3.3), in UTF-16LE. */
const ENCRYPTED_STREAM = [...'EncryptedPackage'].flatMap((character) => [character.charCodeAt(0), 0])

const MARKUP = /^\s*<(?:[a-z!?])/i
const RICH_TEXT = /^\{\\rtf/
const VCARD = /^\s*BEGIN:VCARD\b/i

const hasAt = (bytes: Uint8Array, offset: number, signature: number[]): boolean =>
  signature.every((byte, index) => bytes[offset + index] === byte)

/** @returns what a file's first bytes say; the file's name is not trusted */
export function detectFileKind(bytes: Uint8Array): 'zip' | 'text' | 'unsupported' {
  if (ZIP_SIGNATURES.some((signature) => hasAt(bytes, 0, signature))) return 'zip'
  return BINARY_SIGNATURES.some((signature) => hasAt(bytes, signature.offset, signature.bytes)) ? 'unsupported' : 'text'
}

/** @returns whether the bytes are an Office file that is protected by a password */
export function isEncryptedOffice(bytes: Uint8Array): boolean {
  if (!hasAt(bytes, 0, [0xd0, 0xcf, 0x11, 0xe0])) return false
  return bytes.some((byte, index) => byte === ENCRYPTED_STREAM[0] && hasAt(bytes, index, ENCRYPTED_STREAM))
}

/** @returns what decoded or pasted text holds; HTML and XML are unsupported */
export function detectTextKind(text: string): 'vcard' | 'table' | 'unsupported' {
  if (MARKUP.test(text) || RICH_TEXT.test(text)) return 'unsupported'
  return VCARD.test(text) ? 'vcard' : 'table'
}
