import { ar } from './ar.ts'
import { en } from './en.ts'
import type { Messages } from './en.ts'

export type { Messages }
export type Language = 'ar' | 'en'

/** @returns the text as a language; undefined for other texts */
export const parseLanguage = (text: string | null | undefined): Language | undefined =>
  text === 'ar' || text === 'en' ? text : undefined

/** @returns the quality value of each language in an Accept-Language header, 0 to 1 (RFC 9110, section 12.5.4) */
function parseAcceptLanguage(accepted: string): Record<Language, number> {
  const rank = { ar: 0, en: 0 }
  for (const part of accepted.slice(0, 500).toLowerCase().split(',')) {
    const [tag = '', ...parameters] = part.trim().split(';')
    const quality = Number(
      parameters
        .map((p) => p.trim())
        .find((p) => p.startsWith('q='))
        ?.slice(2) ?? 1,
    )
    const language = parseLanguage(tag.split('-')[0])
    if (language && quality > rank[language]) rank[language] = quality
  }
  return rank
}

/**
 * @param accepted the Accept-Language header
 * @returns the supported language with the highest quality value; undefined when the header contains neither
 */
export function getBrowserLanguage(accepted: string | undefined): Language | undefined {
  const rank = parseAcceptLanguage(accepted ?? '')
  if (rank.ar === 0 && rank.en === 0) return undefined
  // Equal quality values: Arabic when the header starts with it, else English.
  if (rank.ar === rank.en) return /^\W*ar/i.test(accepted ?? '') ? 'ar' : 'en'
  return rank.ar > rank.en ? 'ar' : 'en'
}

/** @returns the language of the Accept-Language header, else Arabic */
export const getPreferredLanguage = (accepted: string | undefined): Language => getBrowserLanguage(accepted) ?? 'ar'

/** @returns the language of the client */
export const getLanguage = (request: { headers: { 'accept-language'?: string | undefined } }): Language =>
  getPreferredLanguage(request.headers['accept-language'])

export const getMessages = (language: Language): Messages => (language === 'ar' ? ar : en)
