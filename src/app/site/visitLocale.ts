import { readStored } from '@/config/browserStorage'
import { storageKeys } from '@shared/storageKeys'
import { resolveLocale, type Locale } from '@/i18n/locales'

/** On the document's element: the server has chosen the page's language for this visitor. */
export const CHOSEN_BY_SERVER = 'data-chosen'

/** The language of this visit. Where the server has looked at what the browser wants, its page is that; a search engine's wants nothing. */
export function visitLocale(): Locale {
  const { lang } = document.documentElement
  return resolveLocale({
    stored: readStored('localStorage', storageKeys.locale),
    search: location.search,
    languages: document.documentElement.hasAttribute(CHOSEN_BY_SERVER) ? [lang] : navigator.languages,
  })
}
