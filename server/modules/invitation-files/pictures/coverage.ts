/** Reads the characters of a font file from the `cmap` table of OpenType. Formats 4 and 12 cover all Unicode characters that fonts contain. */

const TABLE_RECORD = 16
const LAST_OF_BMP = 0xffff

function findTableOffset(font: Buffer, name: string): number {
  const tables = font.readUInt16BE(4)
  for (let k = 0; k < tables; k += 1) {
    const record = 12 + k * TABLE_RECORD
    if (font.toString('latin1', record, record + 4) === name) return font.readUInt32BE(record + 8)
  }
  throw new Error(`the font has no table ${name}`)
}

/** Format 4: segments of the Basic Multilingual Plane, each with a delta or a list of glyphs. */
function addSegments(font: Buffer, at: number, characters: Set<number>): void {
  const size = font.readUInt16BE(at + 6)
  const [ends, starts, shifts, lists] = [at + 14, at + 16 + size, at + 16 + 2 * size, at + 16 + 3 * size]
  for (let k = 0; k < size; k += 2) {
    const [start, end, list] = [
      font.readUInt16BE(starts + k),
      font.readUInt16BE(ends + k),
      font.readUInt16BE(lists + k),
    ]
    const shift = font.readUInt16BE(shifts + k)
    for (let code = start; code <= end && code < LAST_OF_BMP; code += 1) {
      const glyph = list ? font.readUInt16BE(lists + k + list + 2 * (code - start)) : (code + shift) % (LAST_OF_BMP + 1)
      if (glyph) characters.add(code)
    }
  }
}

/** Format 12: groups of all planes. */
function addGroups(font: Buffer, at: number, characters: Set<number>): void {
  const groups = font.readUInt32BE(at + 12)
  for (let k = 0; k < groups; k += 1) {
    const group = at + 16 + 12 * k
    const end = font.readUInt32BE(group + 4)
    for (let code = font.readUInt32BE(group); code <= end; code += 1) characters.add(code)
  }
}

/** @returns the code points for which a TrueType or OpenType font has glyphs */
export function readCoverage(font: Buffer): ReadonlySet<number> {
  const cmap = findTableOffset(font, 'cmap')
  const characters = new Set<number>()
  for (let k = 0; k < font.readUInt16BE(cmap + 2); k += 1) {
    const subtable = cmap + font.readUInt32BE(cmap + 8 + 8 * k)
    const format = font.readUInt16BE(subtable)
    if (format === 4) addSegments(font, subtable, characters)
    if (format === 12) addGroups(font, subtable, characters)
  }
  return characters
}
