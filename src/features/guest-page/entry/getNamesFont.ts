import garamondItalic from '@fontsource-variable/cormorant-garamond/files/cormorant-garamond-latin-wght-italic.woff2'
import garamond from '@fontsource-variable/cormorant-garamond/files/cormorant-garamond-latin-wght-normal.woff2'
import elMessiri from '@fontsource-variable/el-messiri/files/el-messiri-arabic-wght-normal.woff2'
import marhey from '@fontsource-variable/marhey/files/marhey-arabic-wght-normal.woff2'
import reemKufi from '@fontsource-variable/reem-kufi/files/reem-kufi-arabic-wght-normal.woff2'
import arefRuqaa from '@fontsource/aref-ruqaa/files/aref-ruqaa-arabic-400-normal.woff2'
import type { TemplateName } from '@/card/content'

/** Font files for the names, as in the template's styles. */
interface Fonts {
  arabicFont: string
  latinFont: string
}

const fonts: Record<TemplateName, Fonts> = {
  mashrabiya: { arabicFont: reemKufi, latinFont: garamond },
  jasmine: { arabicFont: arefRuqaa, latinFont: garamondItalic },
  fanous: { arabicFont: marhey, latinFont: garamond },
  nile: { arabicFont: elMessiri, latinFont: garamond },
}

/** @returns the address of the one font that the names need */
export function getNamesFont(template: TemplateName, names: string): string {
  const { arabicFont, latinFont } = fonts[template]
  return /\p{Script=Arabic}/u.test(names) ? arabicFont : latinFont
}
