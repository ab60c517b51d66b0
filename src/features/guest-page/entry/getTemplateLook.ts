import garamondItalic from '@fontsource-variable/cormorant-garamond/files/cormorant-garamond-latin-wght-italic.woff2'
import garamond from '@fontsource-variable/cormorant-garamond/files/cormorant-garamond-latin-wght-normal.woff2'
import elMessiri from '@fontsource-variable/el-messiri/files/el-messiri-arabic-wght-normal.woff2'
import marhey from '@fontsource-variable/marhey/files/marhey-arabic-wght-normal.woff2'
import reemKufi from '@fontsource-variable/reem-kufi/files/reem-kufi-arabic-wght-normal.woff2'
import arefRuqaa from '@fontsource/aref-ruqaa/files/aref-ruqaa-arabic-400-normal.woff2'
import type { TemplateName } from '@/card/content'

interface Look {
  /** Font families for the names, as in the template's styles. */
  arabicFont: string
  latinFont: string
  /** The template's background, for the browser's toolbar. */
  themeColor: string
}

const looks: Record<TemplateName, Look> = {
  mashrabiya: { arabicFont: reemKufi, latinFont: garamond, themeColor: '#11493c' },
  jasmine: { arabicFont: arefRuqaa, latinFont: garamondItalic, themeColor: '#e6e9d6' },
  fanous: { arabicFont: marhey, latinFont: garamond, themeColor: '#0c0e2b' },
  nile: { arabicFont: elMessiri, latinFont: garamond, themeColor: '#f8ecd6' },
}

/** The template's entries in the page's head: the one font that the names need, and the theme colour. */
export function getTemplateLook(template: TemplateName, names: string): { font: string; themeColor: string } {
  const { arabicFont, latinFont, themeColor } = looks[template]
  return { font: /\p{Script=Arabic}/u.test(names) ? arabicFont : latinFont, themeColor }
}
