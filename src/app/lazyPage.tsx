import { lazy, useEffect, useState, type ComponentType } from 'react'
import { useLocale } from '../i18n/LocaleProvider'
import type { Locale } from '../i18n/locales'
import { catalogueChunk, type PageCatalogue } from '../i18n/pageMessages'
import { createLocalizedComponent, type LoadComponent } from './localizedComponent'
import { onHydrated } from './early/prerenderedRoot'
import { usePageShown } from './usePageShown'

export interface LazyPage {
  (): React.ReactNode
  /** Brings code and words; afterwards the page renders synchronously. */
  preload: (locale: Locale) => Promise<unknown>
  /** Names of the files that hold them, for pages that are rendered ahead of time. */
  chunks: (locale: Locale) => string[]
}

/** What a page does once it stands on the screen. */
function usePageArrival(): void {
  useEffect(() => onHydrated(document.getElementById('root')), [])
  usePageShown()
}

/**
 * A page on its own, that renders synchronously once code and words have arrived: rendering ahead of time and hydrating need
 * the whole tree at once.
 * @param chunk the `webpackChunkName` of the import
 */
export function lazyPage(chunk: string, load: LoadComponent, ...catalogues: PageCatalogue[]): LazyPage {
  const { Content, preload, isLoaded } = createLocalizedComponent(load, catalogues, usePageArrival)
  const chunks = (locale: Locale) => [chunk, ...catalogues.map((catalogue) => catalogueChunk(catalogue, locale))]
  const lazyIn: Record<Locale, ComponentType> = { ar: lazy(() => preload('ar')), en: lazy(() => preload('en')) }

  function Page() {
    const { locale } = useLocale()
    // Chosen once: a change of its type would throw away what is typed in it.
    const [Chosen] = useState(() => (isLoaded(locale) ? Content : lazyIn[locale]))
    return <Chosen />
  }
  return Object.assign(Page, { preload, chunks })
}
