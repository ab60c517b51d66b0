import type { IntlConfig } from 'react-intl'
import type { Locale } from './locales'

export type Messages = NonNullable<IntlConfig['messages']>
export type LoadMessages = (locale: Locale) => Promise<Messages>

/** A module of src/i18n/compiled. */
export interface CompiledCatalogue {
  default: unknown
}

const guestCatalogues: Record<Locale, () => Promise<CompiledCatalogue>> = {
  ar: () => import(/* webpackChunkName: "messages-guest-ar-json" */ './compiled/guest.ar.json'),
  en: () => import(/* webpackChunkName: "messages-guest-en-json" */ './compiled/guest.en.json'),
}

/** Loads the only catalogue of the guest page. Separate from the others, so that the guest page's build leaves those out. */
export const loadGuestMessages: LoadMessages = async (locale) => (await guestCatalogues[locale]()).default as Messages
