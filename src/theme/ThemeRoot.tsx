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
  /** Where the styles of one rendering ahead of time are gathered; in the browser the page's own. */
  styles?: EmotionCache
  children: ReactNode
}

/** Material UI in the direction of the page's language. */
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
