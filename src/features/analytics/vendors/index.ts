import type { AnalyticsConfig } from '@/config/siteConfig'
import { metaPixel } from './metaPixel'
import { tagManager } from './tagManager'
import { tiktokPixel } from './tiktokPixel'
import type { Vendor } from './vendor'

/** @returns the configured vendors: those with an id (decisions: an empty id loads no script). */
export function createVendors(config: AnalyticsConfig): Vendor[] {
  return [
    ...(config.tagManagerId ? [tagManager(config)] : []),
    ...(config.metaPixelId ? [metaPixel(config)] : []),
    ...(config.tiktokPixelId ? [tiktokPixel(config)] : []),
  ]
}
