import { findFontPair, getFontScale } from '../../../../shared/fontPairs.ts'
import type { ArabicFont, LatinFont } from '../../../../shared/fontPairs.ts'
import { arefRuqaa, elMessiri, garamond, garamondItalic, marcellus, marhey, markaziText, reemKufi } from './fonts.ts'
import type { FontFace, FontPair } from './fonts.ts'

const arabicFaces: Record<ArabicFont, FontFace> = {
  kufi: reemKufi,
  ruqaa: arefRuqaa,
  marhey,
  messiri: elMessiri,
  naskh: markaziText,
}
const latinFaces: Record<LatinFont, FontFace> = { garamond, 'garamond-italic': garamondItalic, marcellus }

/** Replaces the fonts of a design; `isName` tells the names of the couple from other texts. */
export type ReplaceFonts = (fonts: FontPair, isName: boolean) => FontPair

/** @returns the function that sets a template in the fonts that the couple has chosen */
export function createFontReplacement(template: number, id = ''): ReplaceFonts {
  const fontPair = findFontPair(template, id)
  if (!fontPair) return (fonts) => fonts
  const arabic = arabicFaces[fontPair.arabic]
  const scale = getFontScale(template, fontPair.arabic)
  return (fonts, isName) => ({
    arabic,
    latin: isName ? latinFaces[fontPair.latin] : fonts.latin,
    arabicScale: fonts.arabicScale * scale,
  })
}
