import { toDiscPath, type Shape } from './shape.ts'

/** The Nile at Aswan, in a box of 800 × 700; land, sky and water extend beyond it for any frame. */
export const RIVER_WIDTH = 800
export const RIVER_HEIGHT = 700

/** The line between water and land. */
const HORIZON = 452
export const SUN = { x: 430, y: 330 }

export const sky: readonly Shape[] = [
  { d: `M-2000 -2000H2800V${HORIZON}H-2000Z`, fill: '#f6e3c3' },
  { d: toDiscPath(SUN.x, SUN.y, 330), fill: '#eeb787', opacity: 0.22 },
  { d: toDiscPath(SUN.x, SUN.y, 262), fill: '#eeb787', opacity: 0.34 },
]
export const sun: Shape = { d: toDiscPath(SUN.x, SUN.y, 190), fill: '#c9572f' }

export const banks: readonly Shape[] = [
  {
    d: 'M-2000 452V410C-700 400 -300 388 -120 400C40 410 120 372 240 376C380 380 420 420 560 412C700 404 780 366 930 380C1100 396 1500 404 2800 410V452Z',
    fill: '#dda06f',
  },
  { d: 'M-2000 452V434C-300 424 0 440 160 430C300 421 420 436 600 432C760 428 900 420 2800 436V452Z', fill: '#9c4e2e' },
]

export const palm: Shape = {
  d: 'M0 0C-3 -30 -2 -58 4 -84L8 -84C4 -58 3 -30 6 0ZM6 -84C-6 -96 -22 -96 -34 -84C-22 -86 -12 -84 4 -80C-10 -78 -20 -70 -24 -56C-14 -68 -4 -74 6 -78C16 -74 26 -68 36 -56C32 -70 22 -78 8 -80C24 -84 34 -86 46 -84C34 -96 18 -96 6 -84C8 -98 16 -106 28 -108C14 -112 6 -104 5 -90C2 -104 -8 -110 -20 -108C-8 -106 2 -98 6 -84Z',
  fill: '#6d3322',
}
/** Ground level of the palms on the far bank. */
export const PALM_GROUND = 440
export const palms: readonly (readonly [x: number, scale: number])[] = [
  [-420, 1],
  [-366, 0.8],
  [-90, 0.9],
  [52, 1.05],
  [96, 0.75],
  [702, 0.85],
  [744, 1.1],
  [930, 0.9],
  [1180, 1],
  [1232, 0.75],
]

const bands: readonly (readonly [y: number, fill: string])[] = [
  [HORIZON, '#2f7b80'],
  [492, '#27696f'],
  [540, '#1f575e'],
  [598, '#18474e'],
  [664, '#12383f'],
]
export const water: readonly Shape[] = bands.map(([y, fill]) => ({ d: `M-2000 ${y}H2800V2400H-2000Z`, fill }))

const glints: readonly (readonly [y: number, half: number])[] = [
  [462, 150],
  [476, 118],
  [492, 134],
  [510, 92],
  [532, 104],
  [556, 66],
  [584, 74],
  [616, 42],
]
/** The reflection of the sun on the water: shorter towards the boat's wake, with gaps for ripples. */
export const glitter: Shape = {
  d: glints
    .map(([y, half]) => `M${SUN.x - half} ${y}H${SUN.x + half * 0.3}M${SUN.x + half * 0.45} ${y}H${SUN.x + half}`)
    .join(''),
  stroke: '#f0b27f',
  strokeWidth: 4,
  strokeLinecap: 'round',
}

/** Positions of the feluccas: one far, one near. */
export const FAR_BOAT = { x: 120, y: 474, scale: 0.34 }
export const NEAR_BOAT = { x: 400, y: 566, scale: 1 }

/** A felucca around the foot of its mast, about 200 wide and 330 high. */
export const felucca: readonly Shape[] = [
  { d: 'M-88 0C-62 30 58 34 104 -8C60 2 -40 4 -88 0Z', fill: '#40201a' },
  { d: 'M-88 0C-40 4 60 2 104 -8L100 -3C60 7 -40 9 -82 5Z', fill: '#f0c99a' },
  { d: 'M14 4L-2 -150', stroke: '#40201a', strokeWidth: 5, strokeLinecap: 'round' },
  { d: 'M-92 -34L62 -296', stroke: '#40201a', strokeWidth: 4.5, strokeLinecap: 'round' },
  { d: 'M-88 -38C-40 -112 30 -216 58 -286C66 -190 84 -90 92 -24C40 -8 -30 -14 -88 -38Z', fill: '#fff7e6' },
  { d: 'M58 -286C66 -190 84 -90 92 -24C76 -18 58 -15 40 -15C54 -100 60 -200 58 -286Z', fill: '#efdcb9' },
  { d: 'M-34 -110C6 -96 48 -94 78 -102', fill: 'none', stroke: '#c25a34', strokeWidth: 4 },
  { d: 'M-14 -140C16 -128 46 -126 73 -132', fill: 'none', stroke: '#c25a34', strokeWidth: 1.8 },
]
export const wake: Shape = {
  d: 'M-120 34H150M-70 48H90',
  stroke: '#f6e3c3',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  opacity: 0.45,
}
