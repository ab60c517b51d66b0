import { RENDERED_DATA_ID, type PageResponse } from '@shared/sitePage'
import { baseApi } from '@/api'
import type { AppStore } from '@/store/createStore'

/** Puts the response that a page was rendered with into the cache, for the same request in the browser. */
export function cacheResponse({ dispatch }: AppStore, response: PageResponse<unknown>): void {
  dispatch(baseApi.util.upsertQueryEntries([response as never]))
}

/** Puts the response in the document into the cache. */
export function cacheEmbeddedResponse(store: AppStore): void {
  const text = document.getElementById(RENDERED_DATA_ID)?.textContent
  if (text) cacheResponse(store, JSON.parse(text) as PageResponse<unknown>)
}
