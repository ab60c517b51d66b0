import type { AnalyticsConfig } from '@shared/siteConfig'
import { createMetaPixel } from './metaPixel'
import { createTagManager } from './tagManager'
import { createTikTokPixel } from './tiktokPixel'
import type { Vendor } from './vendor'

/** @returns the configured vendors: those with an id (specification §9, "Analytics"). */
export function createVendors(config: AnalyticsConfig): Vendor[] {
  return [
    ...(config.tagManagerId ? [createTagManager(config)] : []),
    ...(config.metaPixelId ? [createMetaPixel(config)] : []),
    ...(config.tiktokPixelId ? [createTikTokPixel(config)] : []),
  ]
}
