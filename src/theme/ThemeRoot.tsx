import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useLocale } from '../i18n/LocaleProvider'
import { emotionCaches } from './emotionCaches'
import './fonts.css'
import { themes } from './theme'

/** Material UI in the direction of the page's language. */
export function ThemeRoot({ children }: { children: ReactNode }) {
  const { direction } = useLocale()
  return (
    <CacheProvider value={emotionCaches[direction]}>
      <ThemeProvider theme={themes[direction]}>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}
