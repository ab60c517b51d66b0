import type { CompiledCatalogue, LoadMessages, Messages } from './catalogues'
import type { Locale } from './locales'

/** Catalogues that are loaded with the pages that need them; every page has `site`. */
export type PageCatalogue =
  | 'about'
  | 'account'
  | 'activity'
  | 'cardForm'
  | 'consent'
  | 'dashboard'
  | 'deepLink'
  | 'desk'
  | 'deskTemplates'
  | 'directory'
  | 'enquiries'
  | 'events'
  | 'guest'
  | 'guestImport'
  | 'guestImportPreview'
  | 'guests'
  | 'help'
  | 'home'
  | 'items'
  | 'legal'
  | 'members'
  | 'offline'
  | 'ownProvider'
  | 'ownProviderForm'
  | 'plans'
  | 'privacy'
  | 'providerProfile'
  | 'providers'
  | 'publish'
  | 'replies'
  | 'reviews'
  | 'studio'
  | 'terms'
  | 'weddings'

const loaded = new Map<string, Messages>()

async function loadCatalogue(name: PageCatalogue | 'site', locale: Locale): Promise<Messages> {
  const { default: messages } = (await import(
    // The console has its own loader (operatorMessages.ts), and personal pages are rendered on the server: they would be listed on every page.
    /* webpackChunkName: "messages-[request]", webpackExclude: /operator|personal/ */ `./compiled/${name}.${locale}.json`
  )) as CompiledCatalogue
  loaded.set(getCatalogueChunk(name, locale), messages as Messages)
  return messages as Messages
}

/** @returns the name of the chunk that holds a catalogue. */
export const getCatalogueChunk = (name: PageCatalogue | 'site', locale: Locale): string =>
  `messages-${name}-${locale}-json`

/** Loads the messages that every page of the site needs. */
export const loadSiteMessages: LoadMessages = (locale) => loadCatalogue('site', locale)

/** Loads the catalogues of a page, again after a failure. */
export const loadPageMessages = (catalogues: readonly PageCatalogue[], locale: Locale): Promise<Messages[]> =>
  Promise.all(catalogues.map((name) => loadCatalogue(name, locale)))

const waiting = new Map<string, Promise<Messages[]>>()

/** @returns the promise of the catalogues of a page, the same one until it has settled, so that a component can wait for it */
export function awaitPageMessages(catalogues: readonly PageCatalogue[], locale: Locale): Promise<Messages[]> {
  const key = [locale, ...catalogues].join(' ')
  const known = waiting.get(key)
  if (known) return known
  const promise = loadPageMessages(catalogues, locale).finally(() => waiting.delete(key))
  waiting.set(key, promise)
  return promise
}

/** @returns the catalogues of a page as one; undefined until all of them are loaded. */
export function getPageMessages(catalogues: readonly PageCatalogue[], locale: Locale): Messages | undefined {
  const parts = catalogues.map((name) => loaded.get(getCatalogueChunk(name, locale)))
  return parts.includes(undefined) ? undefined : (Object.assign({}, ...parts) as Messages)
}
