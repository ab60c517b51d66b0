import garamondItalic from '@fontsource-variable/cormorant-garamond/files/cormorant-garamond-latin-wght-italic.woff2'
import garamond from '@fontsource-variable/cormorant-garamond/files/cormorant-garamond-latin-wght-normal.woff2'
import elMessiri from '@fontsource-variable/el-messiri/files/el-messiri-arabic-wght-normal.woff2'
import marhey from '@fontsource-variable/marhey/files/marhey-arabic-wght-normal.woff2'
import markazi from '@fontsource-variable/markazi-text/files/markazi-text-arabic-wght-normal.woff2'
import reemKufi from '@fontsource-variable/reem-kufi/files/reem-kufi-arabic-wght-normal.woff2'
import arefRuqaa from '@fontsource/aref-ruqaa/files/aref-ruqaa-arabic-400-normal.woff2'
import marcellus from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2'
import { findFontPair, getFontPairs, type ArabicFont, type LatinFont } from '@shared/fontPairs'

/** As in the style sheets of the templates. */
const files: Record<ArabicFont | LatinFont, string> = {
  kufi: reemKufi,
  ruqaa: arefRuqaa,
  marhey,
  messiri: elMessiri,
  naskh: markazi,
  garamond,
  'garamond-italic': garamondItalic,
  marcellus,
}

/** @returns the address of the one font that the names need */
export function getNamesFont(template: number, names: string, id = ''): string {
  const { arabic, latin } = findFontPair(template, id) ?? getFontPairs(template)[0]
  return files[/\p{Script=Arabic}/u.test(names) ? arabic : latin]
}
