/** Geometry of the khatim, the eight-pointed star of two rotated squares. Every khatim pattern of the site uses it. */

const POINTS = 8
const STEP = Math.PI / POINTS
/** Ratio of the inner to the outer radius of a star of two squares. */
const INNER = Math.cos(2 * STEP) / Math.cos(STEP)

const round = (value: number): number => Math.round(value * 100) / 100
const at = (cx: number, cy: number, radius: number, angle: number): string =>
  `${round(cx + radius * Math.cos(angle))} ${round(cy + radius * Math.sin(angle))}`

const closed = (points: string[]): string => `M${points.join('L')}Z`

/** @returns the outline of the star around a centre; `radius` reaches its tips, one of which lies on each half-axis */
export function starPath(cx: number, cy: number, radius: number): string {
  return closed(Array.from({ length: 2 * POINTS }, (_, k) => at(cx, cy, k % 2 ? radius * INNER : radius, k * STEP)))
}

/** @returns the same outline as relative steps from the right tip: `M` and the position of that tip go before it */
export function starSteps(radius: number): string {
  const reach = (k: number): number => (k % 2 ? radius * INNER : radius)
  const step = (k: number, along: (angle: number) => number): number =>
    round(reach(k) * along(k * STEP) - reach(k - 1) * along((k - 1) * STEP))
  return `l${Array.from({ length: 2 * POINTS - 1 }, (_, k) => `${step(k + 1, Math.cos)} ${step(k + 1, Math.sin)}`).join(' ')}z`
}

/** @returns a regular octagon whose corners are the inner corners of the star */
export function octagonPath(cx: number, cy: number, radius: number): string {
  return closed(Array.from({ length: POINTS }, (_, k) => at(cx, cy, radius, (2 * k + 1) * STEP)))
}

/** @returns the two squares, for an interlaced drawing */
export function squaresPath(cx: number, cy: number, radius: number): string {
  const square = (turn: number) =>
    closed(Array.from({ length: 4 }, (_, k) => at(cx, cy, radius, turn + (k * Math.PI) / 2)))
  return square(0) + square(Math.PI / 4)
}

/** @returns one cell of the star-and-cross lattice: a star whose tips meet those of its neighbours, with an octagon inside */
export function latticeCell(size: number): string {
  const middle = size / 2
  const spokes = Array.from({ length: POINTS }, (_, k) => {
    const angle = (2 * k + 1) * STEP
    return `M${at(middle, middle, middle * INNER, angle)}L${at(middle, middle, middle * 0.44, angle)}`
  })
  return starPath(middle, middle, middle) + octagonPath(middle, middle, middle * 0.44) + spokes.join('')
}
