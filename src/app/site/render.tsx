import createEmotionServer from '@emotion/server/create-instance'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { addLanguage } from '@shared/routes'
import type { PageToRender, RenderedSitePage } from '@shared/sitePage'
import { baseApi } from '@/api'
import type { ListProvidersApiArg } from '@/api/providers'
import { loadSiteMessages } from '@/i18n/pageMessages'
import { getDirection } from '@/i18n/locales'
import { createStore } from '@/store/createStore'
import { createEmotionCache } from '@/theme/emotionCaches'
import { findPage } from '../routes'
import { NOT_FOUND_ADDRESS } from './isRenderedFor'
import { splitAddress } from './pageAddress'
import { listChunks } from './pageChunks'
import { cacheResponse } from './renderedData'
import { SiteTree } from './SiteTree'

export { buildDocument } from './document'
export { findPageRequest } from './findPageRequest'
export { renderedAddresses } from './renderedPages'

/** React renders head elements before all others. */
const HEAD_ELEMENTS = /^(?:<title>[^<]*<\/title>|<(?:meta|link) [^>]*>)*/

/** A path without a route. */
const NOWHERE = '/404'

/** @returns the address as it is visited, with `?lang=` when the visited one has it */
function getLocation({ address, locale, isLocaleNamed }: PageToRender<unknown>): string {
  if (address === NOT_FOUND_ADDRESS) return NOWHERE
  return isLocaleNamed ? addLanguage(address, locale) : address
}

/** Renders a page for a visitor without a session and without stored data. */
export async function renderPage(request: PageToRender<ListProvidersApiArg>): Promise<RenderedSitePage> {
  const { address, locale, config, response } = request
  const page = address === NOT_FOUND_ADDRESS ? undefined : findPage(splitAddress(address)[0])
  const [messages] = await Promise.all([loadSiteMessages(locale), page?.Page.preload(locale)])
  const direction = getDirection(locale)
  const cache = createEmotionCache(direction)
  // Created before the page is rendered: otherwise each component writes its styles into the body.
  const { extractCriticalToChunks } = createEmotionServer(cache)
  const Router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={getLocation(request)}>{children}</StaticRouter>
  )
  const store = createStore()
  if (response) cacheResponse(store, response)
  const html = renderToString(
    <SiteTree store={store} config={config} locale={locale} messages={messages} Router={Router} styles={cache} />,
  )
  // Ends the timers of cached responses, which would keep the store in memory.
  store.dispatch(baseApi.util.resetApiState())
  // With the styles of components that another one extends: no element has their class, but the browser computes them at hydration if they are missing.
  const { styles } = extractCriticalToChunks(html + Object.keys(cache.registered).join(' '))
  const [head = ''] = HEAD_ELEMENTS.exec(html) ?? []
  return {
    locale,
    direction,
    address,
    head,
    body: html.slice(head.length),
    styles: styles.map(({ key, ids, css }) => ({ names: [key, ...ids].join(' '), css })),
    chunks: listChunks(page, locale),
  }
}
