import type { Language } from '../languages.ts'

/** Whom a hall is for (HallDetails of the OpenAPI document). */
export type Audience = 'mixed' | 'men' | 'women'

type Words<Word> = Record<Language, Record<Exclude<Audience, 'mixed'>, Word>>

const LABELS: Words<string> = {
  ar: { men: 'قاعة الرجال', women: 'قاعة السيدات' },
  en: { men: "Men's hall", women: "Women's hall" },
}
/** Names that already say whom the hall is for, in the language of the label. */
const SAYS_AUDIENCE: Words<RegExp> = {
  ar: { men: /رج\u0651?ال/, women: /سي\u0651?دات|نساء|حريم/ },
  en: { men: /\b(gentle)?men\b/i, women: /\b(women|ladies)\b/i },
}

interface HallLike {
  name: string
  audience: Audience
}

/**
 * @param locale a language or BCP 47 tag of the site
 * @param hasNameBeside whether the name stands beside the result, such as a hall that is called like the place of its event
 * @returns the name of a hall as guests read it: of one for women or men, it says so
 */
export function formatHallName({ name, audience }: HallLike, locale: string, hasNameBeside = false): string {
  const language = locale.startsWith('ar') ? 'ar' : 'en'
  if (audience === 'mixed' || SAYS_AUDIENCE[language][audience].test(name)) return name
  const label = LABELS[language][audience]
  return hasNameBeside ? label : `${label} (${name})`
}
