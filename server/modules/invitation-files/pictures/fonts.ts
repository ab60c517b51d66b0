import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { readCoverage } from './coverage.ts'

/** resvg does not read woff2, which the pages use; these packages contain the same families complete, as TTF. */
export interface FontFace {
  family: string
  weight: number
  style?: 'italic'
  /** The module path of the font file. */
  file: string
  /** The height of the middle of its letters above the baseline, in em. Lines are centred on it. */
  middle: number
}

const createFace = (family: string, weight: number, middle: number, path: string): FontFace => {
  const file = `@expo-google-fonts/${path}.ttf`
  return { family, weight, middle, file }
}

export const reemKufi = createFace('Reem Kufi', 500, 0.25, 'reem-kufi/500Medium/ReemKufi_500Medium')
export const arefRuqaa = createFace('Aref Ruqaa', 400, 0.2, 'aref-ruqaa/400Regular/ArefRuqaa_400Regular')
export const marhey = createFace('Marhey', 500, 0.25, 'marhey/500Medium/Marhey_500Medium')
export const elMessiri = createFace('El Messiri', 600, 0.24, 'el-messiri/600SemiBold/ElMessiri_600SemiBold')
export const markaziText = createFace('Markazi Text', 500, 0.2, 'markazi-text/500Medium/MarkaziText_500Medium')
export const marcellus = createFace('Marcellus', 400, 0.35, 'marcellus/400Regular/Marcellus_400Regular')
export const garamond = createFace(
  'Cormorant Garamond',
  600,
  0.29,
  'cormorant-garamond/600SemiBold/CormorantGaramond_600SemiBold',
)
export const garamondItalic: FontFace = {
  ...createFace(
    'Cormorant Garamond',
    600,
    0.27,
    'cormorant-garamond/600SemiBold_Italic/CormorantGaramond_600SemiBold_Italic',
  ),
  style: 'italic',
}

/** The fonts of a text for both scripts. */
export interface FontPair {
  arabic: FontFace
  latin: FontFace
  /** The ratio of the Arabic to the Latin font size at which both look equally large. */
  arabicScale: number
}

/** Fallback fonts: together they cover Arabic with its Persian, Urdu and Kurdish letters, Latin and Cyrillic, also mixed in one line. */
const fallbackFonts: readonly FontFace[] = [reemKufi, elMessiri, garamond]

const { resolve } = createRequire(import.meta.url)
/** All fonts of the designs. */
export const fontFaces: readonly FontFace[] = [
  reemKufi,
  arefRuqaa,
  marhey,
  elMessiri,
  markaziText,
  garamond,
  garamondItalic,
  marcellus,
]

/** @returns the path of a font file, for resvg */
export const getFontFile = ({ file }: FontFace): string => resolve(file)

const coverage = new Map<FontFace, ReadonlySet<number>>()
function hasGlyph(face: FontFace, character: string): boolean {
  const characters = coverage.get(face) ?? readCoverage(readFileSync(getFontFile(face)))
  coverage.set(face, characters)
  return characters.has(character.codePointAt(0)!)
}

/** Characters that shape their neighbours or are invisible: fonts need no glyph for them. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Zs}]/u
const ARABIC = /\p{Script=Arabic}/u
const LETTER_OR_NUMBER = /[\p{L}\p{N}]/u

/** A text and its font. It has only one: when a single letter is missing, resvg draws the whole line in another font. */
export interface FontChoice {
  text: string
  face: FontFace
  /** The factor on the requested font size. */
  scale: number
}

/**
 * @returns the text in the first font that has all its letters, with the given fonts first and without other characters that the font lacks, such
 * as emoji. Undefined when no font has the letters, or when no visible character remains: the picture must not show missing-glyph boxes.
 */
export function chooseFont(text: string, { arabic, latin, arabicScale }: FontPair): FontChoice | undefined {
  const characters = [...text.replace(/\p{Cc}/gu, ' ')]
  const isArabic = ARABIC.test(text)
  const preferredFonts = isArabic ? [arabic] : [latin, arabic]
  const face = [...preferredFonts, ...fallbackFonts].find((candidate) =>
    characters.every((character) => !LETTER_OR_NUMBER.test(character) || hasGlyph(candidate, character)),
  )
  if (!face) return undefined
  const supported = characters.filter((character) => INVISIBLE.test(character) || hasGlyph(face, character))
  if (supported.every((character) => INVISIBLE.test(character))) return undefined
  return { text: supported.join('').replace(/\s+/gu, ' ').trim(), face, scale: isArabic ? arabicScale : 1 }
}
