/** The languages of the site; Arabic is the default (specification §1, "Languages"). */
export const locales = ['ar', 'en'] as const
export type Locale = (typeof locales)[number]
export type Direction = 'rtl' | 'ltr'

export const DEFAULT_LOCALE: Locale = 'ar'

/** The BCP 47 tag for dates, digits and plurals. */
export const localeTags: Record<Locale, string> = { ar: 'ar-EG', en: 'en-EG' }

/** Each language in its own language. */
export const localeNames: Record<Locale, string> = { ar: 'العربية', en: 'English' }

export const getDirection = (locale: Locale): Direction => (locale === 'ar' ? 'rtl' : 'ltr')

/** @returns the language of a BCP 47 tag; undefined when the site does not have it */
export const parseLocale = (tag: string | null | undefined): Locale | undefined =>
  locales.find((locale) => tag?.toLowerCase().split('-')[0] === locale)

interface LocaleHints {
  stored: string | null
  /** The URL's query, with or without its question mark. */
  search: string
  /** The browser's languages, preferred first. */
  languages: readonly string[]
}

/** @returns the language of a visit: the stored choice, else `?lang=`, else the browser's, else Arabic. */
export function resolveLocale({ stored, search, languages }: LocaleHints): Locale {
  return (
    parseLocale(stored) ??
    parseLocale(new URLSearchParams(search).get('lang')) ??
    languages.map(parseLocale).find((locale) => locale !== undefined) ??
    DEFAULT_LOCALE
  )
}
