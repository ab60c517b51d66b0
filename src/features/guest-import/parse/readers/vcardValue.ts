import type { VcardProperty } from './vcardLines'

const EQUALS_SIGN = 0x3d
/** `BASE64`, `ENCODING=BASE64` (vCard 2.1) and `ENCODING=B` (vCard 3.0). */
const BASE64 = /^(?:ENCODING=)?(?:BASE64|B)$/
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

const findCharset = ({ parameters }: VcardProperty): string =>
  parameters.find((parameter) => parameter.startsWith('CHARSET='))?.slice('CHARSET='.length) ?? 'utf-8'

function decodeQuotedPrintable(property: VcardProperty, text = property.value): string {
  const isEncoded = property.parameters.some((parameter) => parameter.endsWith('QUOTED-PRINTABLE'))
  return isEncoded ? createDecoder(findCharset(property)).decode(toBytes(text)) : text
}

/** @returns the property with its text, if it is encoded as in some phones' vCard 2.1; a damaged value is kept as typed */
export function decodeBase64(property: VcardProperty): VcardProperty {
  if (!property.parameters.some((parameter) => BASE64.test(parameter))) return property
  try {
    const bytes = Uint8Array.from(atob(property.value.trim()), (character) => character.charCodeAt(0))
    return { ...property, value: createDecoder(findCharset(property)).decode(bytes) }
  } catch {
    return property
  }
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
