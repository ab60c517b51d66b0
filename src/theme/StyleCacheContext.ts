import type { EmotionCache } from '@emotion/cache'
import { createContext } from 'react'

/** Collects the styles of one prerendered page; null in the browser, which has its own cache for each direction. */
export const StyleCacheContext = createContext<EmotionCache | null>(null)
