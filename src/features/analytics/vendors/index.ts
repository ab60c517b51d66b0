import type { AnalyticsConfig } from '@shared/siteConfig'
import { metaPixel } from './metaPixel'
import { tagManager } from './tagManager'
import { tiktokPixel } from './tiktokPixel'
import type { Vendor } from './vendor'

/** @returns the configured vendors: those with an id (specification §9, "Analytics"). */
export function createVendors(config: AnalyticsConfig): Vendor[] {
  return [
    ...(config.tagManagerId ? [tagManager(config)] : []),
    ...(config.metaPixelId ? [metaPixel(config)] : []),
    ...(config.tiktokPixelId ? [tiktokPixel(config)] : []),
  ]
}
