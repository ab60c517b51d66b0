import { createTheme, type Theme } from '@mui/material/styles'
import type { Direction } from '../i18n/locales'
import { components } from './components'
import { ARABIC_DISPLAY_SCALE, fonts, palette, radius } from './tokens'

/** Fluid font size in rem, from phone to desktop. */
const getDisplaySize = (phone: number, desktop: number, scale: number) =>
  `clamp(${phone * scale}rem, ${(phone * 0.7 * scale).toFixed(2)}rem + ${((desktop - phone) * 1.6).toFixed(2)}vw, ${desktop * scale}rem)`

function createSiteTheme(direction: Direction): Theme {
  const arabic = direction === 'rtl'
  const scale = arabic ? ARABIC_DISPLAY_SCALE : 1
  const display = {
    fontFamily: fonts.display[direction],
    fontWeight: arabic ? 400 : 600,
    lineHeight: arabic ? 1.45 : 1.12,
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
      error: { main: '#A3213A' },
      background: { default: palette.paper, paper: palette.surface },
      text: { primary: palette.ink, secondary: palette.inkSoft },
      divider: palette.line,
    },
    typography: {
      fontFamily: fonts.body[direction],
      h1: { ...display, fontSize: getDisplaySize(2.6, 4.6, scale) },
      h2: { ...display, fontSize: getDisplaySize(2, 3, scale) },
      h3: { ...display, fontSize: getDisplaySize(1.5, 1.9, scale) },
      h4: { fontWeight: 600, fontSize: '1.125rem', lineHeight: 1.5, letterSpacing: 0 },
      body1: { lineHeight: arabic ? 1.85 : 1.65, letterSpacing: 0 },
      body2: { lineHeight: arabic ? 1.8 : 1.6, letterSpacing: 0 },
      button: { textTransform: 'none', fontWeight: 500, letterSpacing: 0, fontSize: '1rem' },
      overline: {
        textTransform: 'none',
        letterSpacing: arabic ? 0 : '0.04em',
        fontSize: '0.95rem',
        fontWeight: 500,
        lineHeight: 1.6,
      },
      caption: { letterSpacing: 0 },
    },
    components,
  })
}

/** One for each direction: the theme flips the components, the emotion cache the CSS. */
export const themes: Record<Direction, Theme> = { ltr: createSiteTheme('ltr'), rtl: createSiteTheme('rtl') }
