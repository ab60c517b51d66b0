import type { Shape } from './shape.ts'

/** Cairo at night: minarets, domes and lit windows, in a box of 1440 × 200 on its lower edge. */
export const SKYLINE_WIDTH = 1440
export const SKYLINE_HEIGHT = 200

const toMinaretPath = (x: number, height: number): string => {
  const y = SKYLINE_HEIGHT - height
  return (
    `M${x - 7} ${SKYLINE_HEIGHT}V${y + 62}H${x - 11}V${y + 55}H${x - 6}V${y + 34}H${x - 9}V${y + 28}H${x - 4}V${y + 18}` +
    `C${x - 7} ${y + 12} ${x - 2} ${y + 8} ${x} ${y}C${x + 2} ${y + 8} ${x + 7} ${y + 12} ${x + 4} ${y + 18}` +
    `V${y + 28}H${x + 9}V${y + 34}H${x + 6}V${y + 55}H${x + 11}V${y + 62}H${x + 7}V${SKYLINE_HEIGHT}Z`
  )
}

const toDomePath = (x: number, width: number, height: number): string => {
  const [half, y] = [width / 2, SKYLINE_HEIGHT - height]
  return (
    `M${x - half} ${SKYLINE_HEIGHT}V${y + half}C${x - half} ${y + half * 0.3} ${x - half * 0.4} ${y} ${x} ${y - half * 0.35}` +
    `C${x + half * 0.4} ${y} ${x + half} ${y + half * 0.3} ${x + half} ${y + half}V${SKYLINE_HEIGHT}Z`
  )
}

const toHousePath = (x: number, width: number, height: number): string =>
  `M${x} ${SKYLINE_HEIGHT}V${SKYLINE_HEIGHT - height}H${x + width}V${SKYLINE_HEIGHT}Z`
const toWindowPath = (x: number, y: number): string =>
  `M${x} ${y + 11}V${y + 4}C${x} ${y} ${x + 6} ${y} ${x + 6} ${y + 4}V${y + 11}Z`

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
