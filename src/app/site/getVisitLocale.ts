import { readLocaleChoice, storeLocaleChoice } from '@/i18n/localeChoice'
import { parseLocale, resolveLocale, type Locale } from '@/i18n/locales'

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

/** Stores the language of the address (`?lang=`) of a visitor who has not chosen one: the next page and a reload keep it. */
export function keepAddressLocale(): void {
  const asked = parseLocale(new URLSearchParams(location.search).get('lang'))
  if (asked !== undefined && parseLocale(readLocaleChoice()) === undefined) storeLocaleChoice(asked)
}
