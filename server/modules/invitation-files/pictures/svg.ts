import { escapeMarkup } from '../../../lib/escapeMarkup.ts'
import type { Shape } from '../../../../shared/drawings/shape.ts'

type Value = string | number | undefined

/** Attributes that SVG spells in camel case, as React does. All others have dashes. */
const UNCHANGED_NAMES = new Set(['viewBox', 'gradientUnits', 'patternUnits', 'patternTransform', 'clipPath'])
const toAttributeName = (name: string): string =>
  UNCHANGED_NAMES.has(name) ? name : name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)

/** @returns an element. Attributes have React's names; those without a value are omitted. */
export function createTag(name: string, attributes: Readonly<Record<string, Value>>, content = ''): string {
  const definedAttributes = Object.entries(attributes).filter(([, value]) => value !== undefined)
  const written = definedAttributes
    .map(([key, value]) => ` ${toAttributeName(key)}="${escapeMarkup(String(value))}"`)
    .join('')
  return content ? `<${name}${written}>${content}</${name}>` : `<${name}${written}/>`
}

export const createGroup = (attributes: Readonly<Record<string, Value>>, content: string): string =>
  createTag('g', attributes, content)
export const createPath = (shape: Shape, more: Readonly<Record<string, Value>> = {}): string =>
  createTag('path', { ...shape, ...more })
export const createPaths = (shapes: readonly Shape[]): string => shapes.map((shape) => createPath(shape)).join('')

interface Stop {
  at: number
  colour: string
  opacity?: number
}

export const createStops = (list: readonly Stop[]): string =>
  list
    .map(({ at, colour, opacity }) => createTag('stop', { offset: at, stopColor: colour, stopOpacity: opacity }))
    .join('')

/** @returns a complete SVG document */
export const createSvg = (width: number, height: number, content: string): string =>
  createTag('svg', { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` }, content)
