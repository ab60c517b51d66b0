import { ar } from './ar.ts'
import { en } from './en.ts'
import type { Messages } from './en.ts'

export type { Messages }
export type Language = 'ar' | 'en'

/**
 * The language of a person's message.
 * @param accepted the Accept-Language header; Arabic when it ranks Arabic above English, English otherwise.
 */
export function preferredLanguage(accepted: string | undefined): Language {
  const rank = { ar: 0, en: 0 }
  for (const part of (accepted ?? '').slice(0, 500).toLowerCase().split(',')) {
    const [tag = '', ...parameters] = part.trim().split(';')
    const quality = Number(parameters.map((p) => p.trim()).find((p) => p.startsWith('q='))?.slice(2) ?? 1)
    const language = tag.split('-')[0]
    if ((language === 'ar' || language === 'en') && quality > rank[language]) rank[language] = quality
  }
  // Equal ranks: the one named first, which a browser also means to prefer.
  if (rank.ar === rank.en) return rank.ar > 0 && /^\W*ar/i.test(accepted ?? '') ? 'ar' : 'en'
  return rank.ar > rank.en ? 'ar' : 'en'
}

/** The texts in that language. */
export const messagesIn = (language: Language): Messages => (language === 'ar' ? ar : en)
