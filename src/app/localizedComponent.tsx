import type { ComponentType } from 'react'
import { PageIntl } from '../i18n/PageIntl'
import { getPageMessages, loadPageMessages, type PageCatalogue } from '../i18n/pageMessages'
import type { Locale } from '../i18n/locales'

export type LoadComponent = () => Promise<{ default: ComponentType }>

const loadTheme = () => import(/* webpackChunkName: "theme" */ '../theme/withTheme')

/** A component that needs nothing around it. */
export const loadPlain = (load: LoadComponent) => async (): Promise<ComponentType> => (await load()).default

/** A component that uses Material UI, in its theme. */
export const loadThemed = (load: LoadComponent) => async (): Promise<ComponentType> => {
  const [{ default: Component }, { withTheme }] = await Promise.all([load(), loadTheme()])
  return withTheme(Component)
}

/**
 * Creates a component whose code is loaded on demand, together with the catalogues that hold its messages.
 * @param useOnMount a hook that runs inside the component once both are loaded
 */
export function createLocalizedComponent(
  load: () => Promise<ComponentType>,
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
    // The first one stays: another component type would remount the page.
    Loaded ??= component
    return { default: Content }
  }
  const isLoaded = (locale: Locale): boolean => Loaded !== null && getPageMessages(catalogues, locale) !== undefined
  return { Content, preload, isLoaded }
}
