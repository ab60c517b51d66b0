import createEmotionServer from '@emotion/server/create-instance'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { SiteConfig } from '@shared/siteConfig'
import { getCatalogueChunk, loadSiteMessages } from '@/i18n/pageMessages'
import { getDirection, type Direction, type Locale } from '@/i18n/locales'
import { createStore } from '@/store/createStore'
import { createEmotionCache } from '@/theme/emotionCaches'
import { findPage } from '../routes'
import { NOT_FOUND_ADDRESS } from './isRenderedFor'
import { SiteTree } from './SiteTree'

export { renderedAddresses } from './renderedPages'

/** A style element of Emotion; the browser finds it by `names`. */
interface StyleElement {
  names: string
  css: string
}

/** The parts of a page; the build adds scripts, fonts and icons, and puts them together. */
export interface RenderedSitePage {
  locale: Locale
  direction: Direction
  /** Value of `data-rendered`: the browser hydrates the page only at this address. */
  address: string
  /** Title, description, addresses and sharing tags. */
  head: string
  /** Content of `#root`. */
  body: string
  styles: StyleElement[]
  /** Names of the chunks whose scripts and styles the page needs, the entry first. */
  chunks: string[]
}

/** React renders head elements before all others. */
const HEAD_ELEMENTS = /^(?:<title>[^<]*<\/title>|<(?:meta|link) [^>]*>)*/

/** A path without a route. */
const NOWHERE = '/404'

interface PageToRender {
  /** One of `renderedAddresses`. */
  path: string
  locale: Locale
  config: SiteConfig
}

/** Renders a page for a visitor without a session and without stored data. */
export async function renderPage({ path, locale, config }: PageToRender): Promise<RenderedSitePage> {
  const page = path === NOT_FOUND_ADDRESS ? undefined : findPage(path)
  const [messages] = await Promise.all([loadSiteMessages(locale), page?.preload(locale)])
  const direction = getDirection(locale)
  const cache = createEmotionCache(direction)
  const { extractCriticalToChunks } = createEmotionServer(cache)
  const Router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={path === NOT_FOUND_ADDRESS ? NOWHERE : path}>{children}</StaticRouter>
  )
  const html = renderToString(
    <SiteTree
      store={createStore()}
      config={config}
      locale={locale}
      messages={messages}
      Router={Router}
      styles={cache}
    />,
  )
  const [head = ''] = HEAD_ELEMENTS.exec(html) ?? []
  return {
    locale,
    direction,
    address: path,
    head,
    body: html.slice(head.length),
    styles: extractCriticalToChunks(html).styles.map(({ key, ids, css }) => ({ names: [key, ...ids].join(' '), css })),
    chunks: ['main', getCatalogueChunk('site', locale), ...(page?.getChunks(locale) ?? [])],
  }
}
