/** Reads the characters of a font file from the `cmap` table of OpenType, format 4: all fonts of the designs have it. */

const TABLE_RECORD_BYTES = 16
const LAST_OF_BMP = 0xffff

function findTableOffset(font: Buffer, name: string): number {
  const tableCount = font.readUInt16BE(4)
  for (let k = 0; k < tableCount; k += 1) {
    const record = 12 + k * TABLE_RECORD_BYTES
    if (font.toString('latin1', record, record + 4) === name) return font.readUInt32BE(record + 8)
  }
  throw new Error(`the font has no table ${name}`)
}

/** Adds segments of the Basic Multilingual Plane, each with a delta or a list of glyphs. */
function addSegments(font: Buffer, subtable: number, characters: Set<number>): void {
  const size = font.readUInt16BE(subtable + 6)
  const [ends, starts] = [subtable + 14, subtable + 16 + size]
  const [deltas, lists] = [starts + size, starts + 2 * size]
  for (let k = 0; k < size; k += 2) {
    const [start, end, list] = [
      font.readUInt16BE(starts + k),
      font.readUInt16BE(ends + k),
      font.readUInt16BE(lists + k),
    ]
    const delta = font.readUInt16BE(deltas + k)
    for (let code = start; code <= end && code < LAST_OF_BMP; code += 1) {
      const glyph = list ? font.readUInt16BE(lists + k + list + 2 * (code - start)) : (code + delta) % (LAST_OF_BMP + 1)
      if (glyph) characters.add(code)
    }
  }
}

/** @returns the code points for which a TrueType font has glyphs */
export function readCoverage(font: Buffer): ReadonlySet<number> {
  const cmap = findTableOffset(font, 'cmap')
  const characters = new Set<number>()
  for (let k = 0; k < font.readUInt16BE(cmap + 2); k += 1) {
    const subtable = cmap + font.readUInt32BE(cmap + 8 + 8 * k)
    if (font.readUInt16BE(subtable) === 4) addSegments(font, subtable, characters)
  }
  return characters
}
