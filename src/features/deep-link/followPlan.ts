import type { FollowedPlan } from './planDeepLink'

/** What of the browser a plan needs. */
export interface PlanBrowser {
  /** Shows a page of this site in place of this one. */
  showPage: (path: string) => void
  /** Loads another address in place of this one. */
  replace: (url: string) => void
  document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>
}

/**
 * Goes to the store's page after the wait unless the app has come up: then this page is hidden, or gone (specification §4).
 * `beforeunload` says neither: it comes as soon as the app's address is tried.
 * @returns takes it back
 */
function goToStoreUnlessHidden(store: string, waitMs: number, { replace, document: page, window: frame }: PlanBrowser): () => void {
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
 * Carries a plan out.
 * @returns takes back what of it still waits
 */
export function followPlan(plan: FollowedPlan, browser: PlanBrowser): () => void {
  if (plan.kind === 'page') {
    browser.showPage(plan.page)
    return () => undefined
  }
  const cancel = plan.kind === 'tryApp' ? goToStoreUnlessHidden(plan.store, plan.waitMs, browser) : () => undefined
  browser.replace(plan.url)
  return cancel
}
