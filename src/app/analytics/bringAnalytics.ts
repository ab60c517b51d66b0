import type { SiteConfig } from '@shared/siteConfig'
import type { AppStore } from '@/store/makeStore'

/**
 * Brings the code that asks and measures, after the page, and only where something is switched on: it stays out of the
 * scripts that every visitor loads first.
 */
export function bringAnalytics({ dispatch }: AppStore, config: SiteConfig): void {
  const { tagManagerId, metaPixelId, tiktokPixelId } = config.analytics
  if (!tagManagerId && !metaPixelId && !tiktokPixelId) return
  void import(/* webpackChunkName: "analytics" */ './startAnalytics')
    .then(({ startAnalytics }) => startAnalytics({ dispatch, config }))
    // A page that cannot measure is a page all the same.
    .catch(() => undefined)
}
