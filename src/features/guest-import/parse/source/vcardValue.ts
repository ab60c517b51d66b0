import type { VcardProperty } from './vcardLines'

const EQUALS_SIGN = 0x3d
const HEX_PAIR = /^[0-9A-F]{2}$/i

/** Decodes quoted-printable text to bytes (RFC 2045, section 6.7); a damaged sequence is kept as typed. */
function toBytes(text: string): Uint8Array {
  const encoded = new TextEncoder().encode(text)
  const decoded: number[] = []
  for (let index = 0; index < encoded.length; index += 1) {
    const byte = encoded[index] ?? 0
    const hex = byte === EQUALS_SIGN ? String.fromCharCode(...encoded.subarray(index + 1, index + 3)) : ''
    const isSequence = HEX_PAIR.test(hex)
    decoded.push(isSequence ? Number.parseInt(hex, 16) : byte)
    if (isSequence) index += hex.length
  }
  return Uint8Array.from(decoded)
}

function createDecoder(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset)
  } catch {
    return new TextDecoder()
  }
}

function decodeQuotedPrintable({ parameters, value }: VcardProperty, text = value): string {
  const isEncoded = parameters.some((parameter) => parameter.endsWith('QUOTED-PRINTABLE'))
  if (!isEncoded) return text
  const charset = parameters.find((parameter) => parameter.startsWith('CHARSET='))?.slice('CHARSET='.length)
  return createDecoder(charset ?? 'utf-8').decode(toBytes(text))
}

/** Replaces `\n`, `\,`, `\;` and `\\` (RFC 6350, section 3.4). */
const unescape = (text: string): string =>
  text.replace(/\\([\\,;:nN])/g, (_, escaped: string) => (escaped.toLowerCase() === 'n' ? '\n' : escaped))

/** @returns the text of a property */
export const readText = (property: VcardProperty): string =>
  unescape(decodeQuotedPrintable(property)).replace(/\r\n?/g, '\n').trim()

/** Splits at the separator, but not where a backslash escapes it. */
function splitUnescaped(text: string, separator: string): string[] {
  const parts: string[] = []
  for (const piece of text.split(separator)) {
    const last = parts.at(-1)
    if (last?.endsWith('\\')) parts[parts.length - 1] = last + separator + piece
    else parts.push(piece)
  }
  return parts
}

/** @returns the parts of a structured value (`;`), such as a name, or of a list (`,`) */
export const readParts = (property: VcardProperty, separator: ';' | ','): string[] =>
  splitUnescaped(property.value, separator).map((part) => unescape(decodeQuotedPrintable(property, part)).trim())
