import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { coveredBy } from './coverage.ts'

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

const fromGoogle = (family: string, weight: number, middle: number, path: string): Face => {
  const file = `@expo-google-fonts/${path}.ttf`
  return { family, weight, middle, file }
}

export const reemKufi = fromGoogle('Reem Kufi', 500, 0.25, 'reem-kufi/500Medium/ReemKufi_500Medium')
export const arefRuqaa = fromGoogle('Aref Ruqaa', 400, 0.2, 'aref-ruqaa/400Regular/ArefRuqaa_400Regular')
export const marhey = fromGoogle('Marhey', 500, 0.25, 'marhey/500Medium/Marhey_500Medium')
export const elMessiri = fromGoogle('El Messiri', 600, 0.24, 'el-messiri/600SemiBold/ElMessiri_600SemiBold')
export const garamond = fromGoogle(
  'Cormorant Garamond',
  600,
  0.29,
  'cormorant-garamond/600SemiBold/CormorantGaramond_600SemiBold',
)
export const garamondItalic: Face = {
  ...fromGoogle(
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
const spare: readonly Face[] = [reemKufi, elMessiri, garamond]

const { resolve } = createRequire(import.meta.url)
/** All fonts of the designs. */
export const faces: readonly Face[] = [reemKufi, arefRuqaa, marhey, elMessiri, garamond, garamondItalic]

/** @returns the path of a font file, for resvg */
export const fontFile = ({ file }: Face): string => resolve(file)

const coverage = new Map<Face, ReadonlySet<number>>()
function covers(of: Face, character: string): boolean {
  const known = coverage.get(of) ?? coveredBy(readFileSync(fontFile(of)))
  coverage.set(of, known)
  return known.has(character.codePointAt(0)!)
}

/** Characters that shape their neighbours or are invisible: fonts need no glyph for them. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Zs}]/u
const ARABIC = /\p{Script=Arabic}/u
const LETTER = /[\p{L}\p{N}]/u

/** A line in one font: when a single letter is missing, resvg draws the whole line in another font. */
export interface Written {
  text: string
  face: Face
  /** The factor on the requested font size. */
  scale: number
}

/**
 * @returns the line in the first font that has all its letters, with the voice's own fonts first and without other characters that the font lacks,
 * such as emoji. Undefined when no font has the letters, or when no visible character remains: the picture must not show missing-glyph boxes.
 */
export function written(line: string, { arabic, latin, arabicScale }: Voice): Written | undefined {
  const characters = [...line.replace(/\p{Cc}/gu, ' ')]
  const isArabic = ARABIC.test(line)
  const own = isArabic ? [arabic] : [latin, arabic]
  const face = [...own, ...spare].find((candidate) => characters.every((c) => !LETTER.test(c) || covers(candidate, c)))
  if (!face) return undefined
  const shown = characters.filter((c) => UNSEEN.test(c) || covers(face, c))
  const text = shown.join('').replace(/\s+/gu, ' ').trim()
  return shown.some((c) => !UNSEEN.test(c)) ? { text, face, scale: isArabic ? arabicScale : 1 } : undefined
}
