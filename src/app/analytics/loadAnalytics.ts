import type { SiteConfig } from '@shared/siteConfig'
import type { AppStore } from '@/store/createStore'

/**
 * Loads the consent and analytics code after the page, and only where a vendor is configured, to keep it out of the
 * first scripts.
 */
export function loadAnalytics({ dispatch }: AppStore, config: SiteConfig): void {
  const { tagManagerId, metaPixelId, tiktokPixelId } = config.analytics
  if (!tagManagerId && !metaPixelId && !tiktokPixelId) return
  void import(/* webpackChunkName: "analytics" */ './startAnalytics')
    .then(({ startAnalytics }) => startAnalytics({ dispatch, config }))
    // Analytics are optional: the page works without them.
    .catch(() => undefined)
}
