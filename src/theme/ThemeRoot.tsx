import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useLocale } from '../i18n/LocaleProvider'
import { emotionCaches } from './emotionCaches'
import './fonts.css'
import { themes } from './theme'

interface ThemeRootProps {
  /** Collects the styles of one prerendered page; in the browser, the page's own cache. */
  styles?: EmotionCache
  children: ReactNode
}

/** Material UI in the page's direction. */
export function ThemeRoot({ styles, children }: ThemeRootProps) {
  const { direction } = useLocale()
  return (
    <CacheProvider value={styles ?? emotionCaches[direction]}>
      <ThemeProvider theme={themes[direction]}>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}
