import { lazy, useContext, useEffect, useState, type ComponentType } from 'react'
import { useLocale } from '../i18n/LocaleProvider'
import type { Locale } from '../i18n/locales'
import type { PageCatalogue } from '../i18n/pageMessages'
import { createLocalizedComponent, loadPlain, loadThemed, type LoadComponent } from './localizedComponent'
import { onHydrated } from './early/prerenderedRoot'
import { VisitContext } from './errorPage/VisitContext'
import { usePageShown } from './usePageShown'

export interface LazyPage {
  (): React.ReactNode
  /** Loads code and messages; afterwards the page renders synchronously. */
  preload: (locale: Locale) => Promise<unknown>
  /** Whether it uses Material UI, whose theme is a chunk of its own. */
  isThemed: boolean
  /** The catalogues of its messages. */
  catalogues: PageCatalogue[]
}

/** A page with its route pattern. */
export interface PageRoute {
  path: string
  Page: LazyPage
}

/** Runs when the page is mounted. */
function usePageArrival(): void {
  useEffect(() => onHydrated(document.getElementById('root')), [])
  usePageShown()
}

/** The code of a page as it is loaded at one visit. */
interface LoadAttempt {
  visit: number
  /** False once it has failed. */
  isKept: boolean
  Component: ComponentType
}

function createPage(load: () => Promise<ComponentType>, isThemed: boolean, catalogues: PageCatalogue[]): LazyPage {
  const { Content, preload, isLoaded } = createLocalizedComponent(load, catalogues, usePageArrival)
  const attempts: Partial<Record<Locale, LoadAttempt>> = {}
  // React keeps a failure for ever: another visit of the page loads it again.
  const getLazyContent = (locale: Locale, visit: number): ComponentType => {
    const known = attempts[locale]
    if (known && (known.isKept || known.visit === visit)) return known.Component
    const fail = (error: unknown): never => {
      attempt.isKept = false
      throw error
    }
    const attempt: LoadAttempt = { visit, isKept: true, Component: lazy(() => preload(locale).catch(fail)) }
    attempts[locale] = attempt
    return attempt.Component
  }

  function Page() {
    const { locale } = useLocale()
    const visit = useContext(VisitContext)
    // Chosen once: another component type would remount the page and lose what was typed.
    const [Chosen] = useState(() => (isLoaded(locale) ? Content : getLazyContent(locale, visit)))
    return <Chosen />
  }
  return Object.assign(Page, { preload, isThemed, catalogues })
}

/**
 * Creates a page that uses Material UI. It is loaded on demand with its theme, and renders synchronously once code and messages are loaded: prerendering and
 * hydration need the whole tree at once. A page that is rendered before the visit also has its chunk in `site/pageChunks.ts`.
 */
export const createLazyPage = (load: LoadComponent, ...catalogues: PageCatalogue[]): LazyPage =>
  createPage(loadThemed(load), true, catalogues)

/** The same for a page without Material UI. */
export const createPlainPage = (load: LoadComponent, ...catalogues: PageCatalogue[]): LazyPage =>
  createPage(loadPlain(load), false, catalogues)
