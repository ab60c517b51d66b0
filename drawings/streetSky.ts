import type { Shape } from './shape.ts'

interface Star {
  /** Percent of the sky's width and height. */
  x: number
  y: number
  size: number
}

/** A fixed scatter: the same stars on the server, in the browser and on every visit. */
export const stars: readonly Star[] = Array.from({ length: 46 }, (_, k) => ({
  x: (k * 61.8 + 7) % 100,
  y: (k * 37.3 + 3) % 86,
  size: k % 9 === 0 ? 5 : k % 3 === 0 ? 2.6 : 1.4,
}))

/** The string of pennants hangs in a box of 1440 × 140 from its upper edge. */
export const STRING_WIDTH = 1440
export const STRING_HEIGHT = 140

const PENNANT = 34
const SWAG = 480
const DEPTH = 52
const TOP = 4
const colours = ['#e8785a', '#f0c060', '#3fb7ab', '#f4ead2', '#c94f7c']

/** How low the string hangs at a distance along it. */
const low = (x: number): number => {
  const t = (x % SWAG) / SWAG
  return TOP + 4 * DEPTH * t * (1 - t)
}

export const pennants: readonly Shape[] = Array.from({ length: Math.floor(STRING_WIDTH / PENNANT) }, (_, k) => {
  const [x, next] = [k * PENNANT, k * PENNANT + PENNANT - 6]
  return {
    d: `M${x} ${low(x)}L${next} ${low(next)}L${(x + next) / 2} ${low(x + PENNANT / 2) + 27}Z`,
    fill: colours[k % colours.length],
  }
})

export const pennantString: Shape = {
  d: Array.from({ length: STRING_WIDTH / SWAG }, (_, k) => `M${k * SWAG} ${TOP}Q${k * SWAG + SWAG / 2} ${TOP + 2 * DEPTH} ${k * SWAG + SWAG} ${TOP}`).join(''),
  fill: 'none',
  stroke: '#d9a94e',
  strokeWidth: 1.4,
}
