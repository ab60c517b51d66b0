import type { ComponentType } from 'react'
import type { Locale } from '../i18n/locales'
import { PageIntl } from '../i18n/PageIntl'
import { pageWords, type PageCatalogue } from '../i18n/pageWords'

export type LoadComponent = () => Promise<{ default: ComponentType }>

/**
 * A component whose code arrives on its own, beside the catalogues that hold its words.
 * @param useArrival runs with it once both have
 */
export function componentWithWords(load: LoadComponent, catalogues: PageCatalogue[], useArrival: () => void = () => undefined) {
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
  const hasArrived = (locale: Locale): boolean => Loaded !== null && words.known(locale) !== undefined
  return { Content, preload, hasArrived }
}
