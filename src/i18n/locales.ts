/** The languages of the site; Arabic is the default (specification §1, "Languages"). */
export const locales = ['ar', 'en'] as const
export type Locale = (typeof locales)[number]
export type Direction = 'rtl' | 'ltr'

export const DEFAULT_LOCALE: Locale = 'ar'

/** The regional form that dates, digits and plurals are written in. */
export const regional: Record<Locale, string> = { ar: 'ar-EG', en: 'en-EG' }

/** Each language by its own name, the same on all pages. */
export const localeNames: Record<Locale, string> = { ar: 'العربية', en: 'English' }

export const directionOf = (locale: Locale): Direction => (locale === 'ar' ? 'rtl' : 'ltr')

const asLocale = (tag: string | null | undefined): Locale | undefined =>
  locales.find((locale) => tag?.toLowerCase().split('-')[0] === locale)

interface LocaleHints {
  stored: string | null
  /** The query of the address, with or without its question mark. */
  search: string
  /** The browser's languages, most wanted first. */
  languages: readonly string[]
}

/** The language of a visit: the stored choice, else `?lang=`, else the browser's, else Arabic. */
export function resolveLocale({ stored, search, languages }: LocaleHints): Locale {
  return (
    asLocale(stored) ??
    asLocale(new URLSearchParams(search).get('lang')) ??
    languages.map(asLocale).find((locale) => locale !== undefined) ??
    DEFAULT_LOCALE
  )
}
