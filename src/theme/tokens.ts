/** The palette of Zaffa. Gold carries no text; `goldText` does. */
export const palette = {
  paper: '#FBF7F1',
  surface: '#FFFFFF',
  line: '#EADFCF',
  ink: '#2B1B24',
  inkSoft: '#6B5A62',
  henna: '#7B1E3B',
  hennaDark: '#5E142B',
  hennaWash: '#F6E9EC',
  jade: '#17594F',
  gold: '#B98A3A',
  goldText: '#7E5A17',
  night: '#161A3A',
  nightLine: '#343A66',
} as const

/** Corner radii in px. */
export const radius = { control: 4, card: 20 } as const

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
