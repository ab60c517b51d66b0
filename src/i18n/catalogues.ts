import type { IntlConfig } from 'react-intl'
import type { Locale } from './locales'

export type Messages = NonNullable<IntlConfig['messages']>
export type LoadMessages = (locale: Locale) => Promise<Messages>

interface Catalogue {
  default: unknown
}

const unwrap = (catalogue: Catalogue): Messages => catalogue.default as Messages

const siteCatalogues: Record<Locale, () => Promise<Catalogue>> = {
  ar: () => import(/* webpackChunkName: "messages-site-ar" */ './compiled/site.ar.json'),
  en: () => import(/* webpackChunkName: "messages-site-en" */ './compiled/site.en.json'),
}

const guestCatalogues: Record<Locale, () => Promise<Catalogue>> = {
  ar: () => import(/* webpackChunkName: "messages-guest-ar" */ './compiled/guest.ar.json'),
  en: () => import(/* webpackChunkName: "messages-guest-en" */ './compiled/guest.en.json'),
}

/** Loads the words that every page of the site needs; what only some need comes with those (pageWords.ts). */
export const loadSiteMessages: LoadMessages = async (locale) => unwrap(await siteCatalogues[locale]())

/** Loads only the words of the guest's page. */
export const loadGuestMessages: LoadMessages = async (locale) => unwrap(await guestCatalogues[locale]())
