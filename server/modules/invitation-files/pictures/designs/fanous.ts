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
import { CONGRATULATION_LINE } from '../../../../../shared/arabicLines.ts'
import { garamond, marhey } from '../fonts.ts'
import type { FontPair } from '../fonts.ts'
import { createStack, createTextBlocks, stackBlocks } from '../layout.ts'
import type { Block } from '../layout.ts'
import { createGradient, createGroup, createPath, createPaths, createRect, createTag, toTransform } from '../svg.ts'
import type { Design, DesignInput } from './design.ts'

/** Template 3: lanterns over Cairo at night, with the congratulation line. */

const fonts: FontPair = { arabic: marhey, latin: garamond, arabicScale: 0.9 }
const CREAM = '#fff6df'
const SAND = '#f4e4c3'
const AMBER = '#ffd58a'
const AND = '#ffc76b'
const BRASS = '#d9a94e'

interface Lantern {
  x: number
  /** The length of the chain and the width of the lantern, in px. */
  chain: number
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

const lanternGradients = GLASSES.map((glass) => {
  const [bright, deep] = panes[glass]
  return (
    createGradient('radialGradient', { id: `halo-${glass}`, ...toGradientCircle(HALO) }, [
      { at: 0, colour: bright, opacity: 0.75 },
      { at: 0.4, colour: deep, opacity: 0.24 },
      { at: 1, colour: deep, opacity: 0 },
    ]) +
    createGradient('radialGradient', { id: `flame-${glass}`, ...toGradientCircle(FLAME) }, [
      { at: 0, colour: '#fffbe6' },
      { at: 1, colour: bright, opacity: 0 },
    ])
  )
}).join('')

/** Draws a lit lantern on a chain from the upper edge. */
const drawLantern = ({ x, chain, width, glass }: Lantern): string =>
  createPath({ d: `M${x} 0V${chain + 6}`, stroke: BRASS, strokeWidth: 2.5 }) +
  createGroup(
    { transform: toTransform(x, chain, width / LANTERN_WIDTH) },
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

/** Above this y, in px, there is no text for the stars to avoid. */
const TEXT_TOP = 100

/**
 * Draws the stars that are not behind text.
 * @param textReach the maximum distance of text from the centre, in px
 */
const drawStars = (width: number, height: number, textReach: number): string =>
  stars
    .map(({ x, y, size }) => ({ x: (x / 100) * width, y: (y / 100) * height, size }))
    .filter(({ x, y }) => y < TEXT_TOP || Math.abs(x - width / 2) > textReach)
    .map(({ x, y, size }) =>
      createPath({ d: toStarPath(x, y, size * 1.6), fill: '#fff3cf', opacity: size > 2 ? 0.95 : 0.6 }),
    )
    .join('')

/** Draws the skyline, repeated to fill the width. */
function drawSkyline(width: number, height: number, skylineHeight: number): string {
  const scale = skylineHeight / SKYLINE_HEIGHT
  const skylineWidth = SKYLINE_WIDTH * scale
  const count = Math.ceil(width / skylineWidth)
  const left = (width - count * skylineWidth) / 2
  const toPosition = (k: number) => toTransform(left + k * skylineWidth, height - skylineHeight, scale)
  return Array.from({ length: count }, (_, k) => createGroup({ transform: toPosition(k) }, createPaths(skyline))).join(
    '',
  )
}

interface Night {
  width: number
  height: number
  skylineHeight: number
  /** The glow behind the names. */
  glow: { y: number; rx: number; ry: number }
  lanterns: readonly Lantern[]
  /** The maximum distance of text from the centre, in px. */
  textReach: number
}

function drawNight({ width, height, skylineHeight, glow, lanterns, textReach }: Night): string {
  const gradients =
    createGradient('linearGradient', { id: 'sky', x1: 0, y1: 0, x2: 0, y2: 1 }, [
      { at: 0, colour: '#0b1035' },
      { at: 0.52, colour: '#1b2060' },
      { at: 0.82, colour: '#4a3373' },
      { at: 1, colour: '#8a4f78' },
    ]) +
    createGradient('radialGradient', { id: 'glow' }, [
      { at: 0, colour: '#f08a5d', opacity: 0.3 },
      { at: 1, colour: '#f08a5d', opacity: 0 },
    ])
  const stringScale = Math.max(width / STRING_WIDTH, 1)
  const stringLeft = (width - STRING_WIDTH * stringScale) / 2
  return (
    createTag('defs', {}, gradients + lanternGradients) +
    createRect(width, height, { fill: 'url(#sky)' }) +
    drawStars(width, height, textReach) +
    createTag('ellipse', { cx: width / 2, cy: glow.y, rx: glow.rx, ry: glow.ry, fill: 'url(#glow)' }) +
    drawSkyline(width, height, skylineHeight) +
    createGroup({ transform: toTransform(stringLeft, 0, stringScale) }, createPaths(pennants)) +
    lanterns.map(drawLantern).join('')
  )
}

const NAMES = { fill: CREAM, andFill: AND }

function drawPreview(input: DesignInput): string {
  const { text, width, height, centre: x } = input
  const { line, invite, names } = createTextBlocks(input, { fonts, x, width: 580, maxLines: 1 })
  const items = [
    text.hosts === undefined ? line(CONGRATULATION_LINE, AMBER, 31) : invite(SAND, 36),
    { gap: 20, grow: 1 },
    names({ ...NAMES, size: 146, width: 590, andScale: 0.6, minRowSize: 78, columnSize: 86 }),
    { gap: 20, grow: 1 },
    line(text.date.full, SAND, 37),
    line(text.hall, AMBER, 39),
  ]
  const lanterns: Lantern[] = [
    { x: 112, chain: 66, width: 136, glass: 'amber' },
    { x: 250, chain: 30, width: 92, glass: 'coral' },
    { x: width - 112, chain: 30, width: 136, glass: 'coral' },
    { x: width - 250, chain: 84, width: 92, glass: 'turquoise' },
  ]
  const glow = { y: 290, rx: 430, ry: 210 }
  return (
    drawNight({ width, height, skylineHeight: 122, glow, lanterns, textReach: 310 }) +
    stackBlocks(items, { top: 112, bottom: height - 116, x })
  )
}

/** Draws date and time between two thin lines. */
function createDateBlock(input: DesignInput): Block {
  const { text, centre: x } = input
  const { line } = createTextBlocks(input, { fonts, x, width: 780, maxLines: 1 })
  const padding = { gap: 14 }
  const { height, draw } = createStack([
    padding,
    line(text.date.full, CREAM, 52),
    line(text.date.time, AMBER, 44),
    padding,
  ])
  return {
    height,
    draw: (top) => {
      const lines = `M${x - 300} ${top}h600M${x - 300} ${top + height}h600`
      return createPath({ d: lines, stroke: '#f0c060', strokeWidth: 1.5, opacity: 0.55 }) + draw(top)
    },
  }
}

function drawPicture(input: DesignInput): string {
  const { text, width, height, centre: x } = input
  const { line, invite, names } = createTextBlocks(input, { fonts, x, width: 860, maxLines: 2 })
  const items = [
    invite(SAND, 42, { width: 520 }),
    { gap: 36, grow: 2 },
    names({ ...NAMES, size: 146, width: 820, andScale: 0.5 }),
    { gap: 36, grow: 2 },
    line(CONGRATULATION_LINE, AMBER, 40, { maxLines: 1 }),
    { gap: 20, grow: 1 },
    createDateBlock(input),
    { gap: 20, grow: 1 },
    line(text.hall, CREAM, 54),
    line(text.address, SAND, 38),
    line(text.area, SAND, 38),
  ]
  const lanterns: Lantern[] = [
    { x: 118, chain: 88, width: 160, glass: 'amber' },
    { x: 268, chain: 34, width: 92, glass: 'turquoise' },
    { x: width - 118, chain: 44, width: 160, glass: 'coral' },
    { x: width - 268, chain: 60, width: 92, glass: 'amber' },
  ]
  const glow = { y: 520, rx: 480, ry: 330 }
  return (
    drawNight({ width, height, skylineHeight: 150, glow, lanterns, textReach: 430 }) +
    stackBlocks(items, { top: 216, bottom: height - 160, x })
  )
}

export const fanous: Design = { preview: drawPreview, picture: drawPicture }
