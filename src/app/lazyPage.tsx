import { lazy, useEffect, useState, type ComponentType } from 'react'
import { useLocale } from '../i18n/LocaleProvider'
import type { Locale } from '../i18n/locales'
import { PageIntl } from '../i18n/PageIntl'
import { pageWords, type PageCatalogue } from '../i18n/pageWords'
import { rootIsAlive } from './early/renderedRoot'
import { usePageShown } from './usePageShown'

type LoadPage = () => Promise<{ default: ComponentType }>

export interface LazyPage {
  (): React.ReactNode
  /** Brings code and words; afterwards the page renders synchronously. */
  preload: (locale: Locale) => Promise<unknown>
  /** Names of the files that hold them, for pages that are rendered ahead of time. */
  chunks: (locale: Locale) => string[]
}

/**
 * A component whose code arrives on its own, beside the catalogues that hold its words.
 * @param useArrival runs with it once both have
 */
export function lazyWithWords(load: LoadPage, catalogues: PageCatalogue[], useArrival: () => void = () => undefined) {
  const words = pageWords(catalogues)
  let Loaded: ComponentType | null = null
  function Content() {
    useArrival()
    return <PageIntl words={words}>{Loaded && <Loaded />}</PageIntl>
  }
  const preload = async (locale: Locale) => {
    const [page] = await Promise.all([load(), words.load(locale)])
    Loaded = page.default
    return { default: Content }
  }
  const lazyIn: Record<Locale, ComponentType> = { ar: lazy(() => preload('ar')), en: lazy(() => preload('en')) }

  function WithWords() {
    const { locale } = useLocale()
    // Chosen once: a change of its type would throw away what is typed in it.
    const [Chosen] = useState(() => (Loaded && words.known(locale) ? Content : lazyIn[locale]))
    return <Chosen />
  }
  return Object.assign(WithWords, { preload })
}

/** What a page does once it stands on the screen. */
function usePageArrival(): void {
  useEffect(() => rootIsAlive(document.getElementById('root')), [])
  usePageShown()
}

/**
 * A page on its own, that renders synchronously once code and words have arrived: rendering ahead of time and hydrating need
 * the whole tree at once.
 * @param chunk the `webpackChunkName` of the import
 */
export function lazyPage(chunk: string, load: LoadPage, ...catalogues: PageCatalogue[]): LazyPage {
  const chunks = (locale: Locale) => [chunk, ...catalogues.map((catalogue) => `messages-${catalogue}-${locale}`)]
  return Object.assign(lazyWithWords(load, catalogues, usePageArrival), { chunks })
}
