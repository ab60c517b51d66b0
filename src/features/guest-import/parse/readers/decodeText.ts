import { ImportError } from '../importError'

/** Bytes that are examined to recognise UTF-16 without a byte order mark. */
const SAMPLE_BYTES = 4096
/** High bytes of UTF-16 units in Arabic and Latin text: Latin, Arabic, general punctuation, presentation forms. */
const COMMON_HIGH_BYTES = new Set([0x00, 0x06, 0x20, 0xfb, 0xfc, 0xfd, 0xfe])
const COMMON_HIGH_BYTES_MIN_SHARE = 0.9
/** Text has almost none; random bytes read as Windows-1256 have 11 %. */
const CONTROLS_MAX_SHARE = 0.02
const CONTROLS = /(?![\t\n\r\f])\p{Cc}/gu
/** What decoders write for damaged bytes. More in a text show that it is none. */
const DAMAGE = /\uFFFD/gu
const DAMAGE_MAX_SHARE = 0.1
const BEYOND_ASCII = /[^\0-\x7F]/gu

const CARRIAGE_RETURN = 0x0d
const LINE_FEED = 0x0a
const SPACE = 0x20
/** First two bits of every byte of a UTF-8 sequence but the first. */
const CONTINUATION_BITS = 0b10
/** First byte of a surrogate in CESU-8; UTF-8 has none. */
const SURROGATE_LEAD = 0xed

const startsWith = (bytes: Uint8Array, ...signature: number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte)

/** Excel and Windows tools write UTF-16LE; every second byte of such text is the high byte of a unit. */
function isUtf16WithoutMark(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  const highBytes = sample.filter((_, index) => index % 2 === 1)
  const hasNulLowByte = sample.some((byte, index) => byte === 0 && index % 2 === 0)
  if (bytes.length % 2 === 1 || hasNulLowByte || !highBytes.includes(0)) return false
  return (
    highBytes.filter((byte) => COMMON_HIGH_BYTES.has(byte)).length >= highBytes.length * COMMON_HIGH_BYTES_MIN_SHARE
  )
}

/**
 * Some programs fold vCard lines after 75 bytes, also within a UTF-8 sequence (RFC 6350, section 3.2, forbids it). Such a line break with
 * its space is removed: a continuation byte cannot begin a character.
 */
function joinFoldedSequences(bytes: Uint8Array): Uint8Array {
  const isFoldBefore = (index: number): boolean =>
    (bytes[index] ?? 0) >> 6 === CONTINUATION_BITS && bytes[index - 1] === SPACE && bytes[index - 2] === LINE_FEED
  const removed = new Set<number>()
  bytes.forEach((_, index) => {
    if (!isFoldBefore(index)) return
    removed.add(index - 1).add(index - 2)
    if (bytes[index - 3] === CARRIAGE_RETURN) removed.add(index - 3)
  })
  return bytes.filter((_, index) => !removed.has(index))
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/**
 * Old Android phones and Java programs write an emoji as two surrogates of three bytes each (CESU-8, Unicode TR 26). They are joined to the
 * four bytes of UTF-8.
 */
function joinSurrogates(bytes: Uint8Array): Uint8Array {
  const joined: number[] = []
  for (let index = 0; index < bytes.length; index += 1) {
    const [lead, high = 0, third = 0, next, low = 0, last = 0] = bytes.subarray(index, index + 6)
    const isPair = lead === SURROGATE_LEAD && high >> 4 === 0xa && next === SURROGATE_LEAD && low >> 4 === 0xb
    if (!isPair) {
      joined.push(bytes[index] ?? 0)
      continue
    }
    const codePoint = 0x10000 + ((((high & 0xf) << 6) | (third & 0x3f)) << 10) + (((low & 0xf) << 6) | (last & 0x3f))
    joined.push(...new TextEncoder().encode(String.fromCodePoint(codePoint)))
    index += 5
  }
  return Uint8Array.from(joined)
}

/** @returns UTF-8 in which some bytes are damaged; null if most of what is not ASCII is, as in another encoding */
function decodeDamagedUtf8(bytes: Uint8Array): string | null {
  const text = new TextDecoder('utf-8').decode(bytes)
  const damaged = text.match(DAMAGE)?.length ?? 0
  const readable = (text.match(BEYOND_ASCII)?.length ?? 0) - damaged
  return readable > damaged ? text : null
}

function decodeUnmarked(bytes: Uint8Array): string {
  if (isUtf16WithoutMark(bytes)) return new TextDecoder('utf-16le').decode(bytes)
  const exact = decodeUtf8(bytes)
  if (exact !== null) return exact
  const repaired = joinSurrogates(joinFoldedSequences(bytes))
  return decodeUtf8(repaired) ?? decodeDamagedUtf8(repaired) ?? new TextDecoder('windows-1256').decode(bytes)
}

function decode(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return new TextDecoder('utf-8').decode(bytes)
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes)
  if (startsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes)
  return decodeUnmarked(bytes)
}

/** @throws ImportError `unsupported` if the text has NUL or many other control characters, as a binary file has */
export function assertPrintable(text: string): void {
  const controls = text.match(CONTROLS)?.length ?? 0
  const damaged = text.match(DAMAGE)?.length ?? 0
  if (text.includes('\0') || controls > text.length * CONTROLS_MAX_SHARE || damaged > text.length * DAMAGE_MAX_SHARE)
    throw new ImportError('unsupported')
}

/**
 * @returns the text of a file in UTF-8, UTF-16 or Windows-1256, without byte order mark
 * @throws ImportError `unsupported` if the bytes are no text
 */
export function decodeText(bytes: Uint8Array): string {
  const text = decode(bytes)
  assertPrintable(text)
  return text
}
