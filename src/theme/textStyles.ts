const BODY_FALLBACK = '"Readex Pro Fallback", "Readex Pro DejaVu", system-ui, "Segoe UI", Roboto, sans-serif'
const LATIN_DISPLAY = `"Cormorant Garamond Variable", "Cormorant Fallback"`
const ARABIC_DISPLAY = `"Aref Ruqaa", "Aref Ruqaa Fallback", "Aref Ruqaa DejaVu"`

/** A name may be in the other script than the page, so each display stack holds both. */
export const fonts = {
  body: {
    ltr: `"Readex Pro Space", "Readex Pro Variable", ${BODY_FALLBACK}`,
    rtl: `"Readex Pro Space", "Readex Pro Arabic", ${BODY_FALLBACK}`,
  },
  display: {
    ltr: `${LATIN_DISPLAY}, ${ARABIC_DISPLAY}, Georgia, serif`,
    rtl: `${ARABIC_DISPLAY}, "Aref Ruqaa Signs", ${LATIN_DISPLAY}, "Geeza Pro", serif`,
  },
} as const

/** Arabic display letters look smaller than Latin ones of the same size. */
export const ARABIC_DISPLAY_SCALE = 1.15

type Direction = keyof typeof fonts.body

interface TextStyle {
  fontFamily: string
  fontWeight: number
  fontSize: string
  lineHeight: number
}

/** Fluid font size in rem, from phone to desktop. */
const getDisplaySize = (phone: number, desktop: number, scale: number) =>
  `clamp(${phone * scale}rem, ${(phone * 0.7 * scale).toFixed(2)}rem + ${((desktop - phone) * 1.6).toFixed(2)}vw, ${desktop * scale}rem)`

/** @returns the styles of headings and text, for Material UI's theme and for style sheets (`tokenRules`). */
export function getTextStyles(direction: Direction) {
  const arabic = direction === 'rtl'
  const scale = arabic ? ARABIC_DISPLAY_SCALE : 1
  const getDisplay = (phone: number, desktop: number): TextStyle => ({
    fontFamily: fonts.display[direction],
    fontWeight: arabic ? 400 : 600,
    fontSize: getDisplaySize(phone, desktop, scale),
    lineHeight: arabic ? 1.45 : 1.12,
  })
  const getBody = (fontWeight: number, fontSize: string, lineHeight: number): TextStyle => ({
    fontFamily: fonts.body[direction],
    fontWeight,
    fontSize,
    lineHeight,
  })
  return {
    h1: getDisplay(2.6, 4.6),
    h2: getDisplay(2, 3),
    h3: getDisplay(1.5, 1.9),
    h4: getBody(600, '1.125rem', 1.5),
    body1: getBody(400, '1rem', arabic ? 1.85 : 1.65),
    body2: getBody(400, '0.875rem', arabic ? 1.8 : 1.6),
    button: getBody(500, '1rem', 1.75),
    overline: getBody(500, '0.95rem', 1.6),
  }
}
