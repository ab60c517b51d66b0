import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import { use, type ReactNode } from 'react'
import { useLocale } from '../i18n/LocaleProvider'
import { emotionCaches } from './emotionCaches'
import { StyleCacheContext } from './StyleCacheContext'
import { getTheme } from './theme'

/** Material UI in the page's direction. It is loaded with the pages and parts that use it. */
export function ThemeRoot({ children }: { children: ReactNode }) {
  const { direction } = useLocale()
  return (
    <CacheProvider value={use(StyleCacheContext) ?? emotionCaches[direction]}>
      <ThemeProvider theme={getTheme(direction)}>{children}</ThemeProvider>
    </CacheProvider>
  )
}
