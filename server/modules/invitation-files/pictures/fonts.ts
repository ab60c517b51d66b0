import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { readCoverage } from './coverage.ts'

/** A font. resvg does not read woff2, which the pages use; these packages contain the same families complete, as TTF. */
export interface Face {
  family: string
  weight: number
  italic?: true
  /** The module path of the font file. */
  file: string
  /** The height of the middle of its letters above the baseline, in em. Lines are centred on it. */
  middle: number
}

const createFace = (family: string, weight: number, middle: number, path: string): Face => {
  const file = `@expo-google-fonts/${path}.ttf`
  return { family, weight, middle, file }
}

export const reemKufi = createFace('Reem Kufi', 500, 0.25, 'reem-kufi/500Medium/ReemKufi_500Medium')
export const arefRuqaa = createFace('Aref Ruqaa', 400, 0.2, 'aref-ruqaa/400Regular/ArefRuqaa_400Regular')
export const marhey = createFace('Marhey', 500, 0.25, 'marhey/500Medium/Marhey_500Medium')
export const elMessiri = createFace('El Messiri', 600, 0.24, 'el-messiri/600SemiBold/ElMessiri_600SemiBold')
export const garamond = createFace(
  'Cormorant Garamond',
  600,
  0.29,
  'cormorant-garamond/600SemiBold/CormorantGaramond_600SemiBold',
)
export const garamondItalic: Face = {
  ...createFace(
    'Cormorant Garamond',
    600,
    0.27,
    'cormorant-garamond/600SemiBold_Italic/CormorantGaramond_600SemiBold_Italic',
  ),
  italic: true,
}

/** The fonts of a design for both scripts. */
export interface Voice {
  arabic: Face
  latin: Face
  /** The ratio of the Arabic to the Latin font size at which both look equally large. */
  arabicScale: number
}

/** Fallback fonts: together they cover Arabic with its Persian, Urdu and Kurdish letters, Latin and Cyrillic, also mixed in one line. */
const fallbackFonts: readonly Face[] = [reemKufi, elMessiri, garamond]

const { resolve } = createRequire(import.meta.url)
/** All fonts of the designs. */
export const faces: readonly Face[] = [reemKufi, arefRuqaa, marhey, elMessiri, garamond, garamondItalic]

/** @returns the path of a font file, for resvg */
export const getFontFile = ({ file }: Face): string => resolve(file)

const coverage = new Map<Face, ReadonlySet<number>>()
function hasGlyph(of: Face, character: string): boolean {
  const known = coverage.get(of) ?? readCoverage(readFileSync(getFontFile(of)))
  coverage.set(of, known)
  return known.has(character.codePointAt(0)!)
}

/** Characters that shape their neighbours or are invisible: fonts need no glyph for them. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Zs}]/u
const ARABIC = /\p{Script=Arabic}/u
const LETTER = /[\p{L}\p{N}]/u

/** A line in one font: when a single letter is missing, resvg draws the whole line in another font. */
export interface FontLine {
  text: string
  face: Face
  /** The factor on the requested font size. */
  scale: number
}

/**
 * @returns the line in the first font that has all its letters, with the voice's own fonts first and without other characters that the font lacks,
 * such as emoji. Undefined when no font has the letters, or when no visible character remains: the picture must not show missing-glyph boxes.
 */
export function chooseFont(line: string, { arabic, latin, arabicScale }: Voice): FontLine | undefined {
  const characters = [...line.replace(/\p{Cc}/gu, ' ')]
  const isArabic = ARABIC.test(line)
  const styleFonts = isArabic ? [arabic] : [latin, arabic]
  const face = [...styleFonts, ...fallbackFonts].find((candidate) =>
    characters.every((c) => !LETTER.test(c) || hasGlyph(candidate, c)),
  )
  if (!face) return undefined
  const supported = characters.filter((c) => UNSEEN.test(c) || hasGlyph(face, c))
  const text = supported.join('').replace(/\s+/gu, ' ').trim()
  return supported.some((c) => !UNSEEN.test(c)) ? { text, face, scale: isArabic ? arabicScale : 1 } : undefined
}
