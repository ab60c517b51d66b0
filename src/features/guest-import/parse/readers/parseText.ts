import { ImportError } from '../importError'
import type { ImportTable } from '../importTable'
import { detectTextKind } from './detectKind'
import { parseDelimited } from './parseDelimited'
import type { ReadNumber } from '../phones/numberReader'
import { parseLines } from './parseLines'
import { stripMessagePrefixes } from './messagePrefixes'
import { parseVcards } from './parseVcards'

/**
 * Parses decoded or pasted text: vCard, CSV or free lines.
 * @throws ImportError `unsupported` for HTML and XML, and those of the parsers
 */
export function parseText(source: 'paste' | 'csv', text: string, read: ReadNumber): ImportTable {
  const kind = detectTextKind(text)
  if (kind === 'unsupported') throw new ImportError('unsupported')
  if (kind === 'vcard') return parseVcards(text)
  const content = stripMessagePrefixes(text)
  return parseDelimited(source, content) ?? parseLines(source, content, read)
}
