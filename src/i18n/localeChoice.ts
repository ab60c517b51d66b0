import { readStored, writeCookie, writeStored } from '@/config/browserStorage'
import { storageKeys } from '@shared/storageKeys'

/** @returns the language that the visitor has chosen before, unchecked; null without a choice. */
export const readLocaleChoice = (): string | null => readStored('localStorage', storageKeys.locale)

/** Stores the visitor's choice of language, also in a cookie, so that the server renders the next page in it. */
export function storeLocaleChoice(locale: string): void {
  writeStored('localStorage', storageKeys.locale, locale)
  writeCookie(storageKeys.locale, locale)
}
