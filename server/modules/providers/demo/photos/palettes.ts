/** The colours of a time of day. */
export interface Mood {
  /** Of the sky, from above. */
  sky: readonly [top: string, middle: string, bottom: string]
  wall: string
  wallShade: string
  floor: string
  floorShade: string
  /** What is far away: a skyline, hills. */
  far: string
  near: string
  light: string
  isDark: boolean
}

export const moods = {
  morning: {
    sky: ['#f3c9b8', '#f9ddc6', '#fdf1de'],
    wall: '#f4e2d0',
    wallShade: '#e6c9b0',
    floor: '#e2c2a2',
    floorShade: '#cda684',
    far: '#e9b79d',
    near: '#cf8f78',
    light: '#fff6e2',
    isDark: false,
  },
  day: {
    sky: ['#9fd0cb', '#cfe6db', '#f8efdc'],
    wall: '#f6ecdb',
    wallShade: '#e4d2b4',
    floor: '#dcc29b',
    floorShade: '#c3a477',
    far: '#a9cdbd',
    near: '#5f9a86',
    light: '#fffaf0',
    isDark: false,
  },
  sunset: {
    sky: ['#5c1f4a', '#c9533f', '#f6b46a'],
    wall: '#8f2f4b',
    wallShade: '#6c1a38',
    floor: '#5d1731',
    floorShade: '#451026',
    far: '#a13b4d',
    near: '#541a3c',
    light: '#ffd48a',
    isDark: true,
  },
  night: {
    sky: ['#0f1232', '#252a63', '#6a4a86'],
    wall: '#242a5c',
    wallShade: '#171b40',
    floor: '#14183a',
    floorShade: '#0d102a',
    far: '#322a66',
    near: '#0c0e2b',
    light: '#ffd48a',
    isDark: true,
  },
} satisfies Record<string, Mood>
export type MoodName = keyof typeof moods
export const moodNames = Object.keys(moods) as MoodName[]

/** The colours of a provider's own things: cloth, ribbons, petals from the outer to the inner ones. */
export interface Accent {
  main: string
  deep: string
  pale: string
  petals: readonly [outer: string, middle: string, inner: string]
}

export const accents: readonly Accent[] = [
  { main: '#9b2c4d', deep: '#7b1e3b', pale: '#f1cfd3', petals: ['#e8a3a8', '#d97a87', '#b94a63'] },
  { main: '#2b7d70', deep: '#17594f', pale: '#cfe4dc', petals: ['#fff6e8', '#f6dfc8', '#e9b98f'] },
  { main: '#c8963b', deep: '#8f6420', pale: '#f6e6c4', petals: ['#f7d79a', '#efb75c', '#d98a33'] },
  { main: '#c9572f', deep: '#8f3a1f', pale: '#f8d9c4', petals: ['#f6b79a', '#ea8a68', '#c9573f'] },
  { main: '#6a4a86', deep: '#43305f', pale: '#e2d6ec', petals: ['#e6d3ee', '#c6a3d4', '#9a6db0'] },
  { main: '#d98a97', deep: '#a8485a', pale: '#fbe4e2', petals: ['#fdeeea', '#f6cfcb', '#e79d9f'] },
]

export const GOLD = '#d9a94e'
export const GOLD_LIGHT = '#f3cf83'
export const GOLD_DEEP = '#a9782b'
export const IVORY = '#fff8ee'
export const IVORY_SHADE = '#ead9c4'
export const INK = '#2b1b24'
export const LEAF = '#7f9a68'
export const LEAF_DEEP = '#5c7a4b'
