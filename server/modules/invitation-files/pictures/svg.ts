import { escapeMarkup } from '../../../lib/escapeMarkup.ts'
import type { Shape } from '../../../../shared/drawings/shape.ts'

type Attributes = Readonly<Record<string, string | number | undefined>>

/** Attributes that SVG spells in camel case, as React does. All others have dashes. */
const CAMEL_CASE_NAMES = new Set(['viewBox', 'gradientUnits', 'patternUnits'])
const toAttributeName = (name: string): string =>
  CAMEL_CASE_NAMES.has(name) ? name : name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)

/** @returns an element. Attributes have React's names; those without a value are omitted. */
export function createTag(name: string, attributes: Attributes, content = ''): string {
  const definedAttributes = Object.entries(attributes).filter(([, value]) => value !== undefined)
  const markup = definedAttributes
    .map(([key, value]) => ` ${toAttributeName(key)}="${escapeMarkup(String(value))}"`)
    .join('')
  return content ? `<${name}${markup}>${content}</${name}>` : `<${name}${markup}/>`
}

export const createGroup = (attributes: Attributes, content: string): string => createTag('g', attributes, content)
export const createPath = (shape: Shape, attributes: Attributes = {}): string =>
  createTag('path', { ...shape, ...attributes })
export const createPaths = (shapes: readonly Shape[]): string => shapes.map((shape) => createPath(shape)).join('')

/** @returns a rectangle that covers the width and height, reduced by `inset` on each side */
export const createRect = (width: number, height: number, attributes: Omit<Shape, 'd'>, inset = 0): string =>
  createPath({ d: `M${inset} ${inset}H${width - inset}V${height - inset}H${inset}Z`, ...attributes })

/** @returns the value of a `transform` attribute that scales a drawing and moves its origin to a point */
export const toTransform = (x: number, y: number, scale: number | string = 1): string =>
  `translate(${x} ${y}) scale(${scale})`

interface Stop {
  at: number
  colour: string
  opacity?: number
}

export const createGradient = (
  kind: 'linearGradient' | 'radialGradient',
  attributes: Attributes,
  stops: readonly Stop[],
): string =>
  createTag(
    kind,
    attributes,
    stops
      .map(({ at, colour, opacity }) => createTag('stop', { offset: at, stopColor: colour, stopOpacity: opacity }))
      .join(''),
  )

/** @returns a complete SVG document */
export const createSvg = (width: number, height: number, content: string): string =>
  createTag('svg', { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` }, content)
