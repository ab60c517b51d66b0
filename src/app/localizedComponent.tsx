import type { ComponentType } from 'react'
import type { Locale } from '../i18n/locales'
import { PageIntl } from '../i18n/PageIntl'
import { getPageMessages, loadPageMessages, type PageCatalogue } from '../i18n/pageMessages'

export type LoadComponent = () => Promise<{ default: ComponentType }>

/**
 * Creates a component whose code is loaded on demand, together with the catalogues that hold its messages.
 * @param useOnMount a hook that runs inside the component once both are loaded
 */
export function createLocalizedComponent(
  load: LoadComponent,
  catalogues: PageCatalogue[],
  useOnMount: () => void = () => undefined,
) {
  let Loaded: ComponentType | null = null
  function Content() {
    useOnMount()
    return <PageIntl catalogues={catalogues}>{Loaded && <Loaded />}</PageIntl>
  }
  const preload = async (locale: Locale) => {
    const [component] = await Promise.all([load(), loadPageMessages(catalogues, locale)])
    Loaded = component.default
    return { default: Content }
  }
  const isLoaded = (locale: Locale): boolean => Loaded !== null && getPageMessages(catalogues, locale) !== undefined
  return { Content, preload, isLoaded }
}
