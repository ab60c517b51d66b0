import { readStored, writeCookie, writeStored } from '@/config/browserStorage'
import { storageKeys } from '@shared/storageKeys'

/** @returns the language that the visitor has chosen before, unchecked; null without a choice. */
export const readLocaleChoice = (): string | null => readStored('localStorage', storageKeys.locale)

/** Stores the visitor's choice of language, also in a cookie, so that the server renders the next page in it. */
export function storeLocaleChoice(locale: string): void {
  writeStored('localStorage', storageKeys.locale, locale)
  writeCookie(storageKeys.locale, locale)
}

/**
 * Stores the choice when a link to the page in another language is clicked, which the browser follows. Without it, a
 * stored choice would lead straight back.
 */
export function storeFollowedLanguage({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null
  if (link) storeLocaleChoice(link.hreflang)
}
