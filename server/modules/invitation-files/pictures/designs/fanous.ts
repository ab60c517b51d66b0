import {
  FLAME,
  HALO,
  createLanternBody,
  lanternFrame,
  lanternLine,
  panes,
} from '../../../../../shared/drawings/lantern.ts'
import type { Glass } from '../../../../../shared/drawings/lantern.ts'
import { STRING_WIDTH, pennants } from '../../../../../shared/drawings/pennants.ts'
import { toDiscPath } from '../../../../../shared/drawings/shape.ts'
import { toStarPath } from '../../../../../shared/drawings/khatim.ts'
import { SKYLINE_HEIGHT, SKYLINE_WIDTH, skyline } from '../../../../../shared/drawings/skyline.ts'
import { stars } from '../../../../../shared/drawings/stars.ts'
import { garamond, marhey } from '../fonts.ts'
import type { Voice } from '../fonts.ts'
import { formats } from '../formats.ts'
import { createLineSetting, createInvite, createNames, stackBlocks, createText } from '../layout.ts'
import type { Block } from '../layout.ts'
import type { Pen } from '../pen.ts'
import { createGroup, createPath, createPaths, createStops, createTag } from '../svg.ts'
import { CONGRATULATION_LINE } from '../../../../../shared/arabicLines.ts'
import type { Words } from '../words.ts'
import type { Design } from './design.ts'

/** Template 3: lanterns over Cairo at night, with the congratulation line. */

const voice: Voice = { arabic: marhey, latin: garamond, arabicScale: 0.9 }
const CREAM = '#fff6df'
const SAND = '#f4e4c3'
const AMBER = '#ffd58a'
const AND = '#ffc76b'
const BRASS = '#d9a94e'

interface Hung {
  x: number
  /** The length of the chain and the width of the lantern, in px. */
  reach: number
  width: number
  glass: Glass
}

const GLASSES = Object.keys(panes) as Glass[]
const LANTERN_WIDTH = 80

const toGradientCircle = ({ x, y, radius }: typeof HALO) => ({
  cx: x,
  cy: y,
  r: radius,
  gradientUnits: 'userSpaceOnUse',
})

const lights = GLASSES.map((glass) => {
  const [bright, deep] = panes[glass]
  return (
    createTag(
      'radialGradient',
      { id: `halo-${glass}`, ...toGradientCircle(HALO) },
      createStops([
        { at: 0, colour: bright, opacity: 0.75 },
        { at: 0.4, colour: deep, opacity: 0.24 },
        { at: 1, colour: deep, opacity: 0 },
      ]),
    ) +
    createTag(
      'radialGradient',
      { id: `flame-${glass}`, ...toGradientCircle(FLAME) },
      createStops([
        { at: 0, colour: '#fffbe6' },
        { at: 1, colour: bright, opacity: 0 },
      ]),
    )
  )
}).join('')

/** Draws a lit lantern on a chain from the upper edge. */
const drawLantern = ({ x, reach, width, glass }: Hung): string =>
  createPath({ d: `M${x} 0V${reach + 6}`, stroke: BRASS, strokeWidth: 2.5 }) +
  createGroup(
    { transform: `translate(${x} ${reach}) scale(${width / LANTERN_WIDTH})` },
    createPath({ d: toDiscPath(HALO.x, HALO.y, HALO.radius), fill: `url(#halo-${glass})` }) +
      createGroup(
        lanternLine,
        createPaths(createLanternBody(glass)) +
          createPath(
            { d: toDiscPath(FLAME.x, FLAME.y, FLAME.radius), fill: `url(#flame-${glass})` },
            { stroke: 'none' },
          ) +
          createPaths(lanternFrame),
      ),
  )

interface Night {
  width: number
  height: number
  /** The height of the skyline, in px. */
  city: number
  /** The glow behind the names. */
  glow: { y: number; rx: number; ry: number }
  lanterns: readonly Hung[]
  /** The maximum distance of words from the centre, in px. */
  words: number
}

/** Above this y, in px, there are no words for the stars to avoid. */
const OVER_WORDS = 100

/**
 * Draws the stars that are not behind words.
 * @param reach the maximum distance of words from the centre, in px
 */
const drawStars = (width: number, height: number, reach: number): string =>
  stars
    .map(({ x, y, size }) => ({ x: (x / 100) * width, y: (y / 100) * height, size }))
    .filter(({ x, y }) => y < OVER_WORDS || Math.abs(x - width / 2) > reach)
    .map(({ x, y, size }) =>
      createPath({ d: toStarPath(x, y, size * 1.6), fill: '#fff3cf', opacity: size > 2 ? 0.95 : 0.6 }),
    )
    .join('')

/** Draws the skyline, repeated to fill the width. */
function drawCity(width: number, height: number, tall: number): string {
  const scale = tall / SKYLINE_HEIGHT
  const wide = SKYLINE_WIDTH * scale
  const times = Math.ceil(width / wide)
  const first = (width - times * wide) / 2
  return Array.from({ length: times }, (_, k) =>
    createGroup({ transform: `translate(${first + k * wide} ${height - tall}) scale(${scale})` }, createPaths(skyline)),
  ).join('')
}

function drawNight({ width, height, city: tall, glow, lanterns, words }: Night): string {
  const gradients =
    createTag(
      'linearGradient',
      { id: 'sky', x1: 0, y1: 0, x2: 0, y2: 1 },
      createStops([
        { at: 0, colour: '#0b1035' },
        { at: 0.52, colour: '#1b2060' },
        { at: 0.82, colour: '#4a3373' },
        { at: 1, colour: '#8a4f78' },
      ]),
    ) +
    createTag(
      'radialGradient',
      { id: 'glow' },
      createStops([
        { at: 0, colour: '#f08a5d', opacity: 0.3 },
        { at: 1, colour: '#f08a5d', opacity: 0 },
      ]),
    )
  const string = Math.max(width / STRING_WIDTH, 1)
  return (
    createTag('defs', {}, gradients + lights) +
    createPath({ d: `M0 0H${width}V${height}H0Z`, fill: 'url(#sky)' }) +
    drawStars(width, height, words) +
    createTag('ellipse', { cx: width / 2, cy: glow.y, rx: glow.rx, ry: glow.ry, fill: 'url(#glow)' }) +
    drawCity(width, height, tall) +
    createGroup(
      { transform: `translate(${(width - STRING_WIDTH * string) / 2} 0) scale(${string})` },
      createPaths(pennants),
    ) +
    lanterns.map(drawLantern).join('')
  )
}

const NAMES = { voice, fill: CREAM, andFill: AND, lines: 2 }

function drawPreview(words: Words, pen: Pen): string {
  const { width, height } = formats.preview
  const x = width / 2
  const line = createLineSetting(voice, { x, width: 580, lines: 1 })
  const items = [
    createText(pen, CONGRATULATION_LINE, line(AMBER, 31)),
    { gap: 20, grow: 1 },
    createNames(pen, words, { ...NAMES, x, size: 146, width: 590, andScale: 0.6, rowFrom: 78, columnSize: 86 }),
    { gap: 20, grow: 1 },
    createText(pen, words.date.whole, line(SAND, 37)),
    createText(pen, words.hall, line(AMBER, 39)),
  ]
  const lanterns: Hung[] = [
    { x: 112, reach: 66, width: 136, glass: 'amber' },
    { x: 250, reach: 30, width: 92, glass: 'coral' },
    { x: width - 112, reach: 30, width: 136, glass: 'coral' },
    { x: width - 250, reach: 84, width: 92, glass: 'turquoise' },
  ]
  return (
    drawNight({ width, height, city: 122, glow: { y: 290, rx: 430, ry: 210 }, lanterns, words: 310 }) +
    stackBlocks(items, { top: 112, bottom: height - 116, x })
  )
}

/** Draws the date between two thin lines. */
function createDateBlock(pen: Pen, { date }: Words, x: number): Block {
  const line = createLineSetting(voice, { x, width: 780, lines: 1 })
  const blocks = [
    createText(pen, date.whole, line(CREAM, 52)),
    date.time ? createText(pen, date.time, line(AMBER, 44)) : undefined,
  ]
  const padding = 14
  const height = blocks.reduce((sum, block) => sum + (block?.height ?? 0), 2 * padding)
  return {
    height,
    draw: (top) => {
      let y = top + padding
      const drawn = blocks.map((block) => {
        const at = y
        y += block?.height ?? 0
        return block?.draw(at) ?? ''
      })
      const rule = `M${x - 300} ${top}h600M${x - 300} ${top + height}h600`
      return createPath({ d: rule, stroke: '#f0c060', strokeWidth: 1.5, opacity: 0.55 }) + drawn.join('')
    },
  }
}

function drawPicture(words: Words, pen: Pen): string {
  const { width, height } = formats.picture
  const x = width / 2
  const line = createLineSetting(voice, { x, width: 860, lines: 2 })
  const items = [
    createInvite(pen, words, { ...line(SAND, 42), width: 520 }),
    { gap: 36, grow: 2 },
    createNames(pen, words, { ...NAMES, x, size: 146, width: 820, andScale: 0.5, rowFrom: Infinity, columnSize: 146 }),
    { gap: 36, grow: 2 },
    createText(pen, CONGRATULATION_LINE, { ...line(AMBER, 40), lines: 1 }),
    { gap: 20, grow: 1 },
    createDateBlock(pen, words, x),
    { gap: 20, grow: 1 },
    createText(pen, words.hall, line(CREAM, 54)),
    createText(pen, words.address, line(SAND, 38)),
    createText(pen, words.area, line(SAND, 38)),
  ]
  const lanterns: Hung[] = [
    { x: 118, reach: 88, width: 160, glass: 'amber' },
    { x: 268, reach: 34, width: 92, glass: 'turquoise' },
    { x: width - 118, reach: 44, width: 160, glass: 'coral' },
    { x: width - 268, reach: 60, width: 92, glass: 'amber' },
  ]
  return (
    drawNight({ width, height, city: 150, glow: { y: 520, rx: 480, ry: 330 }, lanterns, words: 430 }) +
    stackBlocks(items, { top: 216, bottom: height - 160, x })
  )
}

export const fanous: Design = { preview: drawPreview, picture: drawPicture }
