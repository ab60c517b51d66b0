import { createPaths, createTag } from '../../../invitation-files/pictures/svg.ts'
import type { Shape } from '../../../../../shared/drawings/shape.ts'

// Opacity is that of the paint: `opacity` of an element makes the renderer draw it into a picture of its own, which takes several times as long.

/** @returns a filled path */
export const fill = (d: string, colour: string, opacity?: number): string =>
  createTag('path', { d, fill: colour, fillOpacity: opacity })

/** @returns a line with round ends */
export const line = (d: string, colour: string, width: number, opacity?: number): string =>
  createTag('path', {
    d,
    fill: 'none',
    stroke: colour,
    strokeWidth: width,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    strokeOpacity: opacity,
  })

export const disc = (cx: number, cy: number, r: number, colour: string, opacity?: number): string =>
  createTag('circle', { cx, cy, r, fill: colour, fillOpacity: opacity })

export const oval = (cx: number, cy: number, rx: number, ry: number, colour: string, opacity?: number): string =>
  createTag('ellipse', { cx, cy, rx, ry, fill: colour, fillOpacity: opacity })

export const ring = (cx: number, cy: number, r: number, colour: string, width: number, opacity?: number): string =>
  createTag('circle', { cx, cy, r, fill: 'none', stroke: colour, strokeWidth: width, strokeOpacity: opacity })

export const box = (x: number, y: number, width: number, height: number, colour: string, rx?: number): string =>
  createTag('rect', { x, y, width, height, fill: colour, rx })

interface Position {
  x?: number
  y?: number
  turn?: number
  scale?: number
  isMirrored?: boolean
}

/** @returns a drawing that is scaled, turned in degrees, then moved */
export const place = (drawing: string, { x = 0, y = 0, turn = 0, scale = 1, isMirrored = false }: Position): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${isMirrored ? -scale : scale} ${scale})">${drawing}</g>`

/** @returns the markup of the site's own drawings */
export const toMarkup = (shapes: readonly Shape[]): string =>
  createPaths(shapes.map((shape) => (shape.stroke ? { fill: 'none', ...shape } : shape)))

/** @returns a number from 0 to 1 for each step, the same for the same seed */
export function createRandom(seed: number): () => number {
  let state = (seed * 2_654_435_761 + 12_345) % 4_294_967_296
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

export const repeat = (count: number, draw: (nth: number) => string): string =>
  Array.from({ length: count }, (_, nth) => draw(nth)).join('')
