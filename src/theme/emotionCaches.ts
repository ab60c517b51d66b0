import createCache, { type EmotionCache } from '@emotion/cache'
import rtlPlugin from '@mui/stylis-plugin-rtl'
import type { Direction } from '../i18n/locales'

// No prefixes: the browsers of the last years need none of them for what is written here, and they were a quarter of every page's styles.
const options = {
  ltr: { key: 'zl', stylisPlugins: [] },
  rtl: { key: 'zr', stylisPlugins: [rtlPlugin] },
} satisfies Record<Direction, object>

/** A cache for styles; each rendering ahead of time has one of its own, so that it holds that page's styles alone. */
export const createEmotionCache = (direction: Direction): EmotionCache => createCache(options[direction])

/** The page's own, one for each direction, made once: a second one with the same key would lose styles. */
export const emotionCaches: Record<Direction, EmotionCache> = { ltr: createEmotionCache('ltr'), rtl: createEmotionCache('rtl') }
