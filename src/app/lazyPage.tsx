import { lazy, useState, type ComponentType } from 'react'
import { useLocale } from '../i18n/LocaleProvider'
import type { Locale } from '../i18n/locales'
import { PageIntl } from '../i18n/PageIntl'
import { pageWords, type PageCatalogue } from '../i18n/pageWords'

type LoadPage = () => Promise<{ default: ComponentType }>

/**
 * A page whose code arrives on its own, beside the catalogues that hold its words, and that renders synchronously
 * once both have: rendering ahead of time and hydrating need the whole tree at once.
 */
export function lazyPage(load: LoadPage, ...catalogues: PageCatalogue[]) {
  const words = pageWords(catalogues)
  let Loaded: ComponentType | null = null
  function Content() {
    return <PageIntl words={words}>{Loaded && <Loaded />}</PageIntl>
  }
  const preload = async (locale: Locale) => {
    const [page] = await Promise.all([load(), words.load(locale)])
    Loaded = page.default
    return { default: Content }
  }
  const lazyIn: Record<Locale, ComponentType> = { ar: lazy(() => preload('ar')), en: lazy(() => preload('en')) }

  function Page() {
    const { locale } = useLocale()
    // Chosen once: a change of its type would throw away what is typed in it.
    const [Chosen] = useState(() => (Loaded && words.known(locale) ? Content : lazyIn[locale]))
    return <Chosen />
  }
  return Object.assign(Page, { preload })
}
