/** Geometry of the khatim, the eight-pointed star of two rotated squares. Every khatim pattern of the site uses it. */

const POINTS = 8
const STEP = Math.PI / POINTS
/** Ratio of the inner to the outer radius of a star of two squares. */
const INNER = Math.cos(2 * STEP) / Math.cos(STEP)

const roundHundredth = (value: number): number => Math.round(value * 100) / 100
const formatPoint = (cx: number, cy: number, radius: number, angle: number): string =>
  `${roundHundredth(cx + radius * Math.cos(angle))} ${roundHundredth(cy + radius * Math.sin(angle))}`

const toClosedPath = (points: string[]): string => `M${points.join('L')}Z`

/** @returns the outline of the star around a centre; `radius` reaches its tips, one of which lies on each half-axis */
export function toStarPath(cx: number, cy: number, radius: number): string {
  return toClosedPath(
    Array.from({ length: 2 * POINTS }, (_, k) => formatPoint(cx, cy, k % 2 ? radius * INNER : radius, k * STEP)),
  )
}

/** @returns the same outline as relative steps from the right tip: `M` and the position of that tip go before it */
export function toStarSteps(radius: number): string {
  const getRadius = (k: number): number => (k % 2 ? radius * INNER : radius)
  const formatStep = (k: number, getComponent: (angle: number) => number): number =>
    roundHundredth(getRadius(k) * getComponent(k * STEP) - getRadius(k - 1) * getComponent((k - 1) * STEP))
  return `l${Array.from({ length: 2 * POINTS - 1 }, (_, k) => `${formatStep(k + 1, Math.cos)} ${formatStep(k + 1, Math.sin)}`).join(' ')}z`
}

/** @returns a regular octagon whose corners are the inner corners of the star */
export function toOctagonPath(cx: number, cy: number, radius: number): string {
  return toClosedPath(Array.from({ length: POINTS }, (_, k) => formatPoint(cx, cy, radius, (2 * k + 1) * STEP)))
}

/** @returns the two squares, for an interlaced drawing */
export function toSquaresPath(cx: number, cy: number, radius: number): string {
  const toSquare = (turn: number) =>
    toClosedPath(Array.from({ length: 4 }, (_, k) => formatPoint(cx, cy, radius, turn + (k * Math.PI) / 2)))
  return toSquare(0) + toSquare(Math.PI / 4)
}

/** @returns one cell of the star-and-cross lattice: a star whose tips meet those of its neighbours, with an octagon inside */
export function toLatticeCell(size: number): string {
  const middle = size / 2
  const spokes = Array.from({ length: POINTS }, (_, k) => {
    const angle = (2 * k + 1) * STEP
    return `M${formatPoint(middle, middle, middle * INNER, angle)}L${formatPoint(middle, middle, middle * 0.44, angle)}`
  })
  return toStarPath(middle, middle, middle) + toOctagonPath(middle, middle, middle * 0.44) + spokes.join('')
}
