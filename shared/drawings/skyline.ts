import { roundTenth, type Shape } from './shape.ts'

/** Cairo at night: minarets, domes and lit windows, in a box of 1440 × 200 on its lower edge. */
export const SKYLINE_WIDTH = 1440
export const SKYLINE_HEIGHT = 200

/** In relative steps, because minarets of all heights then have the same text, which compresses well. */
const toMinaretPath = (x: number, height: number): string =>
  `M${x - 7} ${SKYLINE_HEIGHT}V${SKYLINE_HEIGHT - height + 62}h-4v-7h5v-21h-3v-6h5v-10c-3-6 2-10 4-18c2 8 7 12 4 18v10h5v6h-3v21h5v7h-4V${SKYLINE_HEIGHT}z`

const toDomePath = (x: number, width: number, height: number): string => {
  const [half, y] = [width / 2, SKYLINE_HEIGHT - height]
  const [topControl, sideControl] = [roundTenth(half * 0.6), roundTenth(half * 0.7)]
  const tall = roundTenth(half * 1.35)
  return (
    `M${x - half} ${SKYLINE_HEIGHT}V${y + half}c0-${sideControl} ${topControl}-${half} ${half}-${tall}` +
    `c${roundTenth(half * 0.4)} ${roundTenth(half * 0.35)} ${half} ${roundTenth(half * 0.65)} ${half} ${tall}V${SKYLINE_HEIGHT}z`
  )
}

const toHousePath = (x: number, width: number, height: number): string =>
  `M${x} ${SKYLINE_HEIGHT}v-${height}h${width}V${SKYLINE_HEIGHT}z`
const toWindowPath = (x: number, y: number): string => `M${x} ${y + 11}v-7c0-4 6-4 6 0v7z`

const far = [
  ...[60, 250, 470, 690, 930, 1120, 1330].map((x, k) => toMinaretPath(x, 128 + (k % 3) * 22)),
  ...[140, 380, 590, 800, 1030, 1240].map((x, k) => toDomePath(x, 78 + (k % 2) * 26, 74 + (k % 3) * 12)),
  toHousePath(0, SKYLINE_WIDTH, 44),
].join('')
const near = [
  ...[30, 330, 560, 845, 1080, 1400].map((x, k) => toMinaretPath(x, 104 + (k % 2) * 34)),
  ...[210, 640, 770, 1190].map((x, k) => toDomePath(x, 92 + (k % 2) * 22, 62 + (k % 2) * 10)),
  ...[0, 110, 280, 420, 520, 690, 900, 990, 1130, 1290].map((x, k) =>
    toHousePath(x, 74 + (k % 3) * 22, 34 + ((k * 7) % 4) * 7),
  ),
  toHousePath(0, SKYLINE_WIDTH, 24),
].join('')
const lights = [
  24, 132, 158, 300, 318, 446, 470, 540, 610, 655, 712, 760, 790, 926, 950, 1016, 1150, 1176, 1310, 1345, 1372,
]
  .map((x, k) => toWindowPath(x, 172 - ((k * 5) % 3) * 7))
  .join('')

export const skyline: readonly Shape[] = [
  { d: far, fill: '#322a66' },
  { d: near, fill: '#0c0e2b' },
  { d: lights, fill: '#f7c566' },
]
