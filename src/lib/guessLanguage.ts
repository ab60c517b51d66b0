import type { Locale } from '@/i18n/locales'

/** @returns the language of a text, by the script of most of its characters */
export function guessLanguage(text: string): Locale {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  return latin > arabic ? 'en' : 'ar'
}
