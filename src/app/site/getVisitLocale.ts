import { readLocaleChoice } from '@/i18n/localeChoice'
import { resolveLocale, type Locale } from '@/i18n/locales'

/** Attribute of <html>: the server has negotiated the language for this visitor. */
export const CHOSEN_BY_SERVER = 'data-chosen'

/** The language of this visit. A page that the server has negotiated keeps its language; crawlers send no preference. */
export function getVisitLocale(): Locale {
  const { lang } = document.documentElement
  return resolveLocale({
    stored: readLocaleChoice(),
    search: location.search,
    languages: document.documentElement.hasAttribute(CHOSEN_BY_SERVER) ? [lang] : navigator.languages,
  })
}
