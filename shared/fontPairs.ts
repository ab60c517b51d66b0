import type { Language } from './languages.ts'

export type ArabicFont = 'kufi' | 'ruqaa' | 'marhey' | 'messiri' | 'naskh'
export type LatinFont = 'garamond' | 'garamond-italic' | 'marcellus'

/** The fonts of a card. */
export interface FontPair {
  /** Stored with the invitation (`card.fontPair` of the OpenAPI document). */
  id: string
  name: Record<Language, string>
  /** Of all Arabic texts. */
  arabic: ArabicFont
  /** Of names in Latin letters; other Latin texts are in Garamond on every card. */
  latin: LatinFont
}

const kufi: FontPair = { id: 'kufi', name: { ar: 'كوفي', en: 'Kufi' }, arabic: 'kufi', latin: 'garamond' }
const ruqaa: FontPair = { id: 'ruqaa', name: { ar: 'رقعة', en: 'Ruqaa' }, arabic: 'ruqaa', latin: 'garamond-italic' }
const naskh: FontPair = { id: 'naskh', name: { ar: 'نسخ', en: 'Naskh' }, arabic: 'naskh', latin: 'marcellus' }
const marhey: FontPair = { id: 'marhey', name: { ar: 'مرح', en: 'Playful' }, arabic: 'marhey', latin: 'garamond' }
const messiri: FontPair = { id: 'messiri', name: { ar: 'عصري', en: 'Modern' }, arabic: 'messiri', latin: 'garamond' }

type Choices = readonly [own: FontPair, ...others: FontPair[]]

/** In the order of the templates' numbers in the API, 1 to 4. */
const templates: readonly [Choices, ...Choices[]] = [
  [kufi, naskh, ruqaa],
  [ruqaa, naskh, kufi],
  [marhey, naskh, ruqaa],
  [messiri, naskh, ruqaa],
]

/** @returns the font pairs of a template, its own first */
export const getFontPairs = (template: number): Choices => templates[template - 1] ?? templates[0]

/** @returns the font pair of a template by its id; undefined when the template has none of this id */
export const findFontPair = (template: number, id: string): FontPair | undefined =>
  getFontPairs(template).find((pair) => pair.id === id)

/** The width of the texts of an invitation in each font at one size, relative to the first. */
const arabicWidths: Record<ArabicFont, number> = { kufi: 1, ruqaa: 0.837, marhey: 1.136, messiri: 1.158, naskh: 0.883 }

/** @returns the size at which a font is as wide as the template's own, relative to it: the style sheets have it as `size-adjust` */
export const getFontScale = (template: number, font: ArabicFont): number =>
  arabicWidths[getFontPairs(template)[0].arabic] / arabicWidths[font]
