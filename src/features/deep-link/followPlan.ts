import type { FollowedPlan } from './planDeepLink'

/** The browser functions that a plan needs. */
export interface PlanBrowser {
  /** Replaces this page by a page of the site. */
  showPage: (path: string) => void
  /** Replaces this page by another URL. */
  replace: (url: string) => void
  document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>
}

/**
 * Goes to the store's page after the wait, unless the app has opened: then this page is hidden or gone (specification
 * §4). `beforeunload` fires as soon as the app's URL is tried, so it tells nothing.
 * @returns cancels it
 */
function openStoreUnlessHidden(
  store: string,
  waitMs: number,
  { replace, document: page, window: frame }: PlanBrowser,
): () => void {
  const timer = setTimeout(() => {
    cancel()
    if (page.visibilityState === 'visible') replace(store)
  }, waitMs)
  const cancelWhenHidden = () => {
    if (page.visibilityState === 'hidden') cancel()
  }
  function cancel(): void {
    clearTimeout(timer)
    page.removeEventListener('visibilitychange', cancelWhenHidden)
    frame.removeEventListener('pagehide', cancel)
  }
  page.addEventListener('visibilitychange', cancelWhenHidden)
  frame.addEventListener('pagehide', cancel)
  return cancel
}

/**
 * Executes a plan.
 * @returns cancels what still waits
 */
export function followPlan(plan: FollowedPlan, browser: PlanBrowser): () => void {
  if (plan.kind === 'page') {
    browser.showPage(plan.page)
    return () => undefined
  }
  const cancel = plan.kind === 'tryApp' ? openStoreUnlessHidden(plan.store, plan.waitMs, browser) : () => undefined
  browser.replace(plan.url)
  return cancel
}
