import type { CompiledCatalogue, LoadMessages, Messages } from '@/i18n/catalogues'
import type { Locale } from '@/i18n/locales'

const catalogues: Record<Locale, () => Promise<CompiledCatalogue>> = {
  ar: () => import('@/i18n/compiled/personal.ar.json'),
  en: () => import('@/i18n/compiled/personal.en.json'),
}

/** Loads the catalogue of personal pages, which only the server renders. */
export const loadPersonalMessages: LoadMessages = async (locale) => (await catalogues[locale]()).default as Messages
