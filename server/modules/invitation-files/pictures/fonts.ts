import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { coveredBy } from './coverage.ts'

/** resvg reads no woff2, which the pages have: these packages bring the same families whole, as TTF. */
export interface Face {
  family: string
  weight: number
  italic?: true
  /** The module path of its file. */
  file: string
  /** How high above the baseline its letters have their middle, in ems: lines are centred on it. */
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
export const garamond = fromGoogle('Cormorant Garamond', 600, 0.29, 'cormorant-garamond/600SemiBold/CormorantGaramond_600SemiBold')
export const garamondItalic: Face = {
  ...fromGoogle('Cormorant Garamond', 600, 0.27, 'cormorant-garamond/600SemiBold_Italic/CormorantGaramond_600SemiBold_Italic'),
  italic: true,
}

/** A design's hand in both scripts. */
export interface Voice {
  arabic: Face
  latin: Face
  /** How much larger Arabic is written than Latin, so that both look alike in size. */
  arabicScale: number
}

/** Between them these write Arabic with its Persian, Urdu and Kurdish letters, Latin and Cyrillic, also mixed in one line. */
const spare: readonly Face[] = [reemKufi, elMessiri, garamond]

const { resolve } = createRequire(import.meta.url)
/** Every face that a design may write with. */
export const faces: readonly Face[] = [reemKufi, arefRuqaa, marhey, elMessiri, garamond, garamondItalic]

/** Where a face's file is, for resvg. */
export const fontFile = ({ file }: Face): string => resolve(file)

const coverage = new Map<Face, ReadonlySet<number>>()
function covers(of: Face, character: string): boolean {
  const known = coverage.get(of) ?? coveredBy(readFileSync(fontFile(of)))
  coverage.set(of, known)
  return known.has(character.codePointAt(0)!)
}

/** Characters that shape their neighbours, or show nothing: fonts need no glyph for them. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Zs}]/u
const ARABIC = /\p{Script=Arabic}/u
const LETTER = /[\p{L}\p{N}]/u

/** A line as it can be written: with one face, since resvg takes a whole line from another as soon as one letter is missing. */
export interface Written {
  text: string
  face: Face
  /** How much larger than asked for it is written. */
  scale: number
}

/**
 * The line in the first face that has all its letters, the voice's own before others; signs that it lacks, such as emoji,
 * are left out. Undefined when no face has the letters, or nothing is left: a row of boxes says nothing.
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
