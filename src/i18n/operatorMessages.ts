import type { CompiledCatalogue, LoadMessages, Messages } from './catalogues'
import type { Locale } from './locales'

/**
 * The catalogues of the console. `site` has the texts of shared parts, `providers` the names of the categories,
 * `providerProfile` the values of a profile in words.
 */
const catalogues: Record<Locale, () => Promise<CompiledCatalogue[]>> = {
  ar: () =>
    Promise.all([
      import('./compiled/site.ar.json'),
      import('./compiled/providers.ar.json'),
      import('./compiled/providerProfile.ar.json'),
      import('./compiled/operator.ar.json'),
      import('./compiled/operatorQueues.ar.json'),
      import('./compiled/operatorTools.ar.json'),
    ]),
  en: () =>
    Promise.all([
      import('./compiled/site.en.json'),
      import('./compiled/providers.en.json'),
      import('./compiled/providerProfile.en.json'),
      import('./compiled/operator.en.json'),
      import('./compiled/operatorQueues.en.json'),
      import('./compiled/operatorTools.en.json'),
    ]),
}

/** Loads all messages of the console. Separate from `pageMessages.ts`, whose catalogues the build of the console leaves out. */
export const loadOperatorMessages: LoadMessages = async (locale) =>
  Object.assign({}, ...(await catalogues[locale]()).map((catalogue) => catalogue.default)) as Messages
