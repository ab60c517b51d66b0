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
  error: '#A3213A',
} as const

/** Corner radii in px. */
export const radius = { control: 4, card: 20 } as const

/** Height of the navigation bar, in px; full-bleed page tops extend below it. */
export const NAV_HEIGHT_PX = 76
