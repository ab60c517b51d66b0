import { createTheme, type Theme } from '@mui/material/styles'
import type { Direction } from '../i18n/locales'
import { components } from './components'
import { fonts, getTextStyles } from './textStyles'
import { palette, radius } from './tokens'

function createSiteTheme(direction: Direction): Theme {
  const { h1, h2, h3, h4, body1, body2, button, overline } = getTextStyles(direction)
  const display = {
    // Letter-spacing separates joined Arabic letters.
    letterSpacing: 0,
    // The Latin font has old-style figures by default, which look like letters beside capitals.
    fontVariantNumeric: 'lining-nums',
    // Avoids a single word on the last line of a title.
    textWrap: 'balance',
  }
  return createTheme({
    direction,
    spacing: 8,
    shape: { borderRadius: radius.control },
    palette: {
      mode: 'light',
      primary: { main: palette.henna, dark: palette.hennaDark, contrastText: '#FFFFFF' },
      secondary: { main: palette.jade },
      success: { main: palette.jade },
      error: { main: palette.error },
      background: { default: palette.paper, paper: palette.surface },
      text: { primary: palette.ink, secondary: palette.inkSoft },
      divider: palette.line,
    },
    typography: {
      fontFamily: fonts.body[direction],
      h1: { ...h1, ...display },
      h2: { ...h2, ...display },
      h3: { ...h3, ...display },
      h4: { ...h4, letterSpacing: 0 },
      body1: { ...body1, letterSpacing: 0 },
      body2: { ...body2, letterSpacing: 0 },
      button: { ...button, textTransform: 'none', letterSpacing: 0 },
      overline: { ...overline, textTransform: 'none', letterSpacing: direction === 'rtl' ? 0 : '0.04em' },
      caption: { letterSpacing: 0 },
    },
    components,
  })
}

const themes = new Map<Direction, Theme>()

/** @returns the theme of a direction, created once: it flips the components, the emotion cache flips the CSS */
export function getTheme(direction: Direction): Theme {
  const theme = themes.get(direction) ?? createSiteTheme(direction)
  themes.set(direction, theme)
  return theme
}
