import type { Shape } from './shape.ts'

/** The string of pennants hangs in a box of 1440 × 140 from its upper edge. */
export const STRING_WIDTH = 1440
export const STRING_HEIGHT = 140

/** Distance between the starts of two pennants, and the width and drop of one. */
const PENNANT = 34
const WIDTH = 28
const DROP = 27
const SWAG = 480
const DEPTH = 52
const TOP = 4
const colours = ['#e8785a', '#f0c060', '#3fb7ab', '#f4ead2', '#c94f7c']

/** @returns how far the string hangs down at a distance along it: a whole number, because the page contains the path as text */
const getStringY = (x: number): number => {
  const t = (x % SWAG) / SWAG
  return Math.round(TOP + 4 * DEPTH * t * (1 - t))
}

const toPennantPath = (x: number): string => {
  const [left, right, tip] = [getStringY(x), getStringY(x + WIDTH), getStringY(x + PENNANT / 2) + DROP]
  return `M${x} ${left}l${WIDTH} ${right - left}l-${WIDTH / 2} ${tip - right}z`
}
const places = Array.from({ length: Math.floor(STRING_WIDTH / PENNANT) }, (_, k) => k * PENNANT)

const line: Shape = {
  d: Array.from(
    { length: STRING_WIDTH / SWAG },
    (_, k) => `M${k * SWAG} ${TOP}Q${k * SWAG + SWAG / 2} ${TOP + 2 * DEPTH} ${k * SWAG + SWAG} ${TOP}`,
  ).join(''),
  fill: 'none',
  stroke: '#d9a94e',
  strokeWidth: 1.4,
}

/** The string, and one path for the pennants of each colour. */
export const pennants: readonly Shape[] = [
  line,
  ...colours.map((fill, turn) => ({
    d: places
      .filter((_, k) => k % colours.length === turn)
      .map(toPennantPath)
      .join(''),
    fill,
  })),
]
