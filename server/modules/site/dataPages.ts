import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import {
  DATA_PAGES_CACHED_BYTES,
  DATA_PAGES_PENDING,
  DATA_PAGES_AT_ONCE,
  DATA_PAGE_TIMEOUT_MS,
} from '../../config/limits.ts'
import type { AppDeps } from '../../deps.ts'
import { ApiError, TooBusy } from '../../errors.ts'
import { RENDERED_QUALITY } from '../../lib/compressedPage.ts'
import { createConcurrencyLimiter } from '../../lib/concurrencyLimiter.ts'
import { createEtag } from '../../lib/etags.ts'
import type { Language } from '../../messages/index.ts'
import { fetchResponse } from './pageData.ts'
import type { DirectorySearch } from './pageData.ts'
import type { SiteRenderer } from './renderer.ts'
import { preparePage } from './sitePages.ts'
import type { SitePage } from './sitePages.ts'

interface VisitedPage {
  /** Path and query. */
  url: string
  language: Language
  /** Whether the address contains the language (`?lang=`). */
  isNamed: boolean
}

/** The pages that are rendered on request, with their data. */
export interface DataPages {
  /** Loads the rendering module, so that the first visitor does not wait for it. */
  load: () => Promise<void>
  /**
   * @returns the page; `notFound` when what it shows does not exist; `unavailable` when it is not rendered on request or cannot be rendered now
   */
  find: (visited: VisitedPage) => Promise<SitePage | 'notFound' | 'unavailable'>
}

const timeOut = async (): Promise<undefined> => {
  await delay(DATA_PAGE_TIMEOUT_MS, undefined, { ref: false })
  return undefined
}

/** @param loadRenderer called once, at the first page or `load` */
export function createDataPages(deps: AppDeps, loadRenderer: () => Promise<SiteRenderer<DirectorySearch>>): DataPages {
  let loading: Promise<SiteRenderer<DirectorySearch> | null> | undefined
  const getRenderer = () =>
    (loading ??= loadRenderer().catch((error: unknown) => {
      deps.log.error({ err: error }, 'pages are not rendered on request')
      return null
    }))
  const limiter = createConcurrencyLimiter(DATA_PAGES_PENDING, DATA_PAGES_AT_ONCE)
  const pages = new LRUCache<string, SitePage, () => Promise<string>>({
    maxSize: DATA_PAGES_CACHED_BYTES,
    sizeCalculation: ({ content }) => content.br.length + content.gzip.length,
    fetchMethod: async (_key, _stale, { context: render }) => preparePage(await render(), RENDERED_QUALITY),
  })

  async function findPage({ url, language, isNamed }: VisitedPage): Promise<SitePage | undefined> {
    // Query and rendering block this process: other requests are served between two pages.
    await nextTurn()
    const renderer = await getRenderer()
    const found = renderer?.findPageRequest(url)
    if (!renderer || !found) return undefined
    const { address, query } = found
    const value = await fetchResponse(deps, query)
    // The response is a part of the key: a changed one is rendered again, and no page has to be invalidated.
    const key = createEtag(address, language, String(isNamed), JSON.stringify(value))
    const render = () =>
      renderer.render({ address, locale: language, isLocaleNamed: isNamed, response: { ...query, value } })
    return pages.fetch(key, { context: render })
  }

  return {
    load: async () => void (await getRenderer()),
    find: async (visited) => {
      try {
        const page = await Promise.race([limiter.run(() => findPage(visited)), timeOut()])
        return page ?? 'unavailable'
      } catch (error) {
        if (error instanceof ApiError && error.code === 'not_found') return 'notFound'
        if (!(error instanceof TooBusy)) deps.log.error({ err: error }, 'a page cannot be rendered')
        return 'unavailable'
      }
    },
  }
}
