import createCache, { type EmotionCache } from '@emotion/cache'
import rtlPlugin from '@mui/stylis-plugin-rtl'
import type { Direction } from '../i18n/locales'

// No vendor prefixes: supported browsers need none, and they were a quarter of every page's styles.
const options = {
  ltr: { key: 'zl', stylisPlugins: [] },
  rtl: { key: 'zr', stylisPlugins: [rtlPlugin] },
} satisfies Record<Direction, object>

/** Creates a style cache; each prerendered page has its own, so that it holds that page's styles only. */
export const createEmotionCache = (direction: Direction): EmotionCache => createCache(options[direction])

/** The browser's caches, one for each direction; a second cache with the same key would lose styles. */
export const emotionCaches: Record<Direction, EmotionCache> = {
  ltr: createEmotionCache('ltr'),
  rtl: createEmotionCache('rtl'),
}
