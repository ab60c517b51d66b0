import { ImportError } from './importError'
import type { ImportInput, ImportTable } from './importTable'
import { FILE_MAX_BYTES } from './limits'
import { createNumberReader } from './phones/numberReader'
import type { ReadNumber } from './phones/numberReader'
import { assertPrintable, decodeText } from './readers/decodeText'
import { detectFileKind, isEncryptedOffice } from './readers/detectKind'
import { parseContacts } from './readers/parseContacts'
import { parseText } from './readers/parseText'
import { parseWorkbook } from './readers/parseWorkbook'

const EGYPT = ['EG']

async function parseFile(bytes: Uint8Array, read: ReadNumber): Promise<ImportTable> {
  if (bytes.length === 0) throw new ImportError('empty')
  if (bytes.length > FILE_MAX_BYTES) throw new ImportError('too-large')
  if (isEncryptedOffice(bytes)) throw new ImportError('damaged', { reason: 'encrypted' })
  const kind = detectFileKind(bytes)
  if (kind === 'unsupported') throw new ImportError('unsupported')
  return kind === 'zip' ? parseWorkbook(bytes) : parseText('csv', decodeText(bytes), read)
}

function parsePastedText(text: string, read: ReadNumber): ImportTable {
  // A character of pasted text is counted as one byte: the limit bounds the work, not the traffic.
  if (text.length > FILE_MAX_BYTES) throw new ImportError('too-large')
  assertPrintable(text)
  return parseText('paste', text, read)
}

/**
 * Parses a file, pasted text or picked contacts into a table of text cells. The kind of a file follows from its content, never from its
 * name.
 * @throws ImportError if the source cannot be used
 */
export async function parseImport(input: ImportInput): Promise<ImportTable> {
  const read = createNumberReader(input.countries ?? EGYPT)
  if ('contacts' in input) return parseContacts(input.contacts)
  return 'text' in input ? parsePastedText(input.text, read) : parseFile(input.bytes, read)
}
