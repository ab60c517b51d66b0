import type { Messages } from './catalogues'
import type { Locale } from './locales'

type Load = () => Promise<{ default: unknown }>

/** Catalogues that arrive with the pages that need them; scripts/i18n.ts says which folders each one holds. */
const loaders = {
  about: {
    ar: () => import(/* webpackChunkName: "messages-about-ar" */ './compiled/about.ar.json'),
    en: () => import(/* webpackChunkName: "messages-about-en" */ './compiled/about.en.json'),
  },
  consent: {
    ar: () => import(/* webpackChunkName: "messages-consent-ar" */ './compiled/consent.ar.json'),
    en: () => import(/* webpackChunkName: "messages-consent-en" */ './compiled/consent.en.json'),
  },
  help: {
    ar: () => import(/* webpackChunkName: "messages-help-ar" */ './compiled/help.ar.json'),
    en: () => import(/* webpackChunkName: "messages-help-en" */ './compiled/help.en.json'),
  },
  home: {
    ar: () => import(/* webpackChunkName: "messages-home-ar" */ './compiled/home.ar.json'),
    en: () => import(/* webpackChunkName: "messages-home-en" */ './compiled/home.en.json'),
  },
  items: {
    ar: () => import(/* webpackChunkName: "messages-items-ar" */ './compiled/items.ar.json'),
    en: () => import(/* webpackChunkName: "messages-items-en" */ './compiled/items.en.json'),
  },
  legal: {
    ar: () => import(/* webpackChunkName: "messages-legal-ar" */ './compiled/legal.ar.json'),
    en: () => import(/* webpackChunkName: "messages-legal-en" */ './compiled/legal.en.json'),
  },
  providers: {
    ar: () => import(/* webpackChunkName: "messages-providers-ar" */ './compiled/providers.ar.json'),
    en: () => import(/* webpackChunkName: "messages-providers-en" */ './compiled/providers.en.json'),
  },
  account: {
    ar: () => import(/* webpackChunkName: "messages-account-ar" */ './compiled/account.ar.json'),
    en: () => import(/* webpackChunkName: "messages-account-en" */ './compiled/account.en.json'),
  },
  deepLink: {
    ar: () => import(/* webpackChunkName: "messages-deepLink-ar" */ './compiled/deepLink.ar.json'),
    en: () => import(/* webpackChunkName: "messages-deepLink-en" */ './compiled/deepLink.en.json'),
  },
  guest: {
    ar: () => import(/* webpackChunkName: "messages-guest-ar" */ './compiled/guest.ar.json'),
    en: () => import(/* webpackChunkName: "messages-guest-en" */ './compiled/guest.en.json'),
  },
  studio: {
    ar: () => import(/* webpackChunkName: "messages-studio-ar" */ './compiled/studio.ar.json'),
    en: () => import(/* webpackChunkName: "messages-studio-en" */ './compiled/studio.en.json'),
  },
} satisfies Record<string, Record<Locale, Load>>

export type PageCatalogue = keyof typeof loaders

export interface PageWords {
  /** Fetches the words of a language, again after a failure. */
  load: (locale: Locale) => Promise<Messages>
  /** What `load` has brought. */
  known: (locale: Locale) => Messages | undefined
}

/** The words of one page: its catalogues as one. Made once for each page, so that what has arrived stays. */
export function pageWords(catalogues: readonly PageCatalogue[]): PageWords {
  const known = new Map<Locale, Messages>()
  const load = async (locale: Locale) => {
    const parts = await Promise.all(catalogues.map((name) => loaders[name][locale]()))
    const words = Object.assign({}, ...parts.map((part) => part.default)) as Messages
    known.set(locale, words)
    return words
  }
  return { load, known: (locale) => known.get(locale) }
}
