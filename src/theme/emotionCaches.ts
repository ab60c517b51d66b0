import createCache, { type EmotionCache } from '@emotion/cache'
import rtlPlugin from '@mui/stylis-plugin-rtl'
import { prefixer } from 'stylis'
import type { Direction } from '../i18n/locales'

/** One cache for each direction, made once: a second one with the same key would lose styles. */
export const emotionCaches: Record<Direction, EmotionCache> = {
  ltr: createCache({ key: 'zl' }),
  rtl: createCache({ key: 'zr', stylisPlugins: [prefixer, rtlPlugin] }),
}
