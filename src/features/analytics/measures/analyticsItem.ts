import { CONTENT_ID_PREFIX, MEASURED_BRAND, MEASURED_CURRENCY } from '@/config/analyticsLimits'
import type { AnalyticsItem } from '../events'

/** The gallery sells nothing. */
const NO_PRICE = 0

/** @returns a gallery tab as an analytics item (specification §3), with the same name in every language. */
export const toAnalyticsItem = (category: string): AnalyticsItem => ({
  id: CONTENT_ID_PREFIX + category,
  name: category,
  category,
  brand: MEASURED_BRAND,
  variant: 'tab',
  price: NO_PRICE,
  quantity: 1,
  currency: MEASURED_CURRENCY,
})
