import { ARCH_HEAD_HEIGHT, ARCH_WIDTH, archInnerLine, archLine } from '../../../../../shared/drawings/arch.ts'
import { toLatticeCell, toStarPath } from '../../../../../shared/drawings/khatim.ts'
import { garamond, reemKufi } from '../fonts.ts'
import type { Voice } from '../fonts.ts'
import { formats } from '../formats.ts'
import { createLineSetting, createInvite, createNames, createRow, stackBlocks, createText } from '../layout.ts'
import type { Block } from '../layout.ts'
import type { Pen } from '../pen.ts'
import { createGroup, createPath, createStops, createTag } from '../svg.ts'
import type { Words } from '../words.ts'
import type { Design } from './design.ts'

/** Template 1: emerald night, an arch of gold lattice. */

const voice: Voice = { arabic: reemKufi, latin: garamond, arabicScale: 1.12 }
const GOLD = '#d9b468'
const CREAM = '#fbf1d8'
const SAND = '#ecdcb6'
const ACCENT = '#e3c37f'
const GROUND = '#0a332a'
const SCREEN = '#4c6447'

interface Opening {
  x: number
  top: number
  width: number
  height: number
}

/** Draws an arch of any height: a background, a line and a thinner inner line. */
function drawArch({ x, top, width, height }: Opening, fill: string): string {
  const scale = width / ARCH_WIDTH
  const foot = height / scale
  return createGroup(
    { transform: `translate(${x} ${top}) scale(${scale})`, stroke: GOLD },
    createPath({ d: `${archLine}V${foot}H0Z`, fill: GROUND, strokeWidth: 4 / scale }) +
      createPath({ d: `${archLine}V${foot}H0Z`, fill }) +
      createPath({ d: `${archInnerLine}V${foot - 12}H12Z`, fill: 'none', strokeWidth: 1.5 / scale, opacity: 0.7 }),
  )
}

/** @returns a lattice pattern with the centre of a star at x */
const drawLattice = (id: string, cell: number, x: number, colour: string): string =>
  createTag(
    'pattern',
    { id, width: cell, height: cell, x: x - cell / 2, patternUnits: 'userSpaceOnUse' },
    createPath({ d: toLatticeCell(cell), fill: 'none', stroke: colour, strokeWidth: cell / 52 }) +
      createPath({ d: toStarPath(cell / 2, cell / 2, cell * 0.1), fill: colour }),
  )

const drawNight = (width: number, height: number): string =>
  createTag(
    'radialGradient',
    { id: 'night', cx: width / 2, cy: 0, r: Math.max(width, height) * 0.75, gradientUnits: 'userSpaceOnUse' },
    createStops([
      { at: 0, colour: '#15574a' },
      { at: 0.6, colour: '#0a372e' },
      { at: 1, colour: '#062019' },
    ]),
  ) +
  createTag(
    'radialGradient',
    { id: 'light', cx: 0.5, cy: 0.42, r: 0.5 },
    createStops([
      { at: 0, colour: '#ecc880', opacity: 0.26 },
      { at: 1, colour: '#ecc880', opacity: 0 },
    ]),
  )

const createKeystone = (x: number, radius: number): Block => ({
  height: 2 * radius,
  draw: (top) => createPath({ d: toStarPath(x, top + radius, radius), fill: GOLD }),
})

/** A thin line with a khatim (eight-pointed star) in the middle, as on the card. */
const createDivider = (x: number, width: number): Block => ({
  height: width / 10,
  draw: (top) =>
    createGroup(
      { transform: `translate(${x - width / 2} ${top}) scale(${width / 240})` },
      createPath({ d: 'M0 12H92M148 12H240', stroke: GOLD, strokeWidth: 1, opacity: 0.7 }) +
        createPath({ d: toStarPath(104, 12, 3) + toStarPath(136, 12, 3) + toStarPath(120, 12, 3.5), fill: GOLD }) +
        createPath({ d: toStarPath(120, 12, 9), fill: 'none', stroke: GOLD, strokeWidth: 1.2 }),
    ),
})

/** Draws the day between weekday and month; each of the latter is between two thin lines. */
function createDateRow(pen: Pen, { date }: Words, x: number, size: number): Block {
  const side = size * 4.6
  const line = (words: string, at: number, fill: string) =>
    pen.fitLines(words, { voice, fill }, { width: side * 0.94, size: at, lines: 1 })
  const [weekday, day, month] = [
    line(date.weekday, size, CREAM),
    line(date.day, size * 2.5, CREAM),
    line(date.month, size, CREAM),
  ]
  const height = size * 2.5
  const centre = side / 2 + size * 1.7
  const [start, end] = pen.language === 'ar' ? [x + centre, x - centre] : [x - centre, x + centre]
  const toRulePath = (at: number, top: number) =>
    [-1, 1].map((offset) => `M${at - side / 2} ${top + height / 2 + offset * size}h${side}`).join('')
  return {
    height,
    draw: (top) =>
      createPath({ d: toRulePath(start, top) + toRulePath(end, top), stroke: GOLD, strokeWidth: 1.5, opacity: 0.7 }) +
      [weekday, day, month]
        .map((lines, k) => {
          const at = [start, x, end][k]!
          return (
            lines
              ?.map((each) =>
                each.draw(
                  at,
                  top + height / 2 + (k === 1 ? (each.rise - each.fall) / 2 : each.face.middle * each.size),
                ),
              )
              .join('') ?? ''
          )
        })
        .join(''),
  }
}

function createYearRow(pen: Pen, { date }: Words, x: number, size: number): Block {
  const room = { width: Infinity, size, lines: 1 }
  const year = pen.fitLines(date.year, { voice, fill: CREAM }, room) ?? []
  const time = date.time ? (pen.fitLines(date.time, { voice, fill: ACCENT }, room) ?? []) : []
  return createRow(pen, [...year, ...time], size * 0.7, { x })
}

function drawPreview(words: Words, pen: Pen): string {
  const { width, height } = formats.preview
  const x = width / 2
  const gate: Opening = { x: x - 320, top: 14, width: 640, height: 640 }
  const niche = { top: 214, width: 232, height: 500 }
  const line = createLineSetting(voice, { x, width: 520, lines: 1 })
  const items = [
    createKeystone(x, 19),
    { gap: 26 },
    createInvite(pen, words, { ...line(SAND, 25), width: 330, lines: 2 }),
    { gap: 20, grow: 2 },
    createNames(pen, words, {
      voice,
      fill: CREAM,
      x,
      size: 124,
      width: 520,
      lines: 2,
      andFill: GOLD,
      andScale: 0.6,
      rowFrom: 64,
      columnSize: 86,
    }),
    { gap: 20, grow: 2 },
    createDivider(x, 260),
    { gap: 8, grow: 1 },
    createText(pen, words.date.whole, line(CREAM, 34)),
    createText(pen, words.hall, line(ACCENT, 34)),
  ]
  return (
    createTag(
      'defs',
      {},
      drawNight(width, height) +
        drawLattice('screen', 84, x, SCREEN) +
        drawLattice('niche', 100, ARCH_WIDTH / 2, '#a98f57'),
    ) +
    createPath({ d: `M0 0H${width}V${height}H0Z`, fill: 'url(#night)' }) +
    createPath({ d: `M0 0H${width}V${height}H0Z`, fill: 'url(#screen)' }) +
    drawNiches(x, niche) +
    drawArch(gate, 'url(#light)') +
    stackBlocks(items, { top: 78, bottom: height - 34, x })
  )
}

const drawNiches = (x: number, niche: Omit<Opening, 'x'>): string =>
  [x - 455, x + 455].map((middle) => drawArch({ ...niche, x: middle - niche.width / 2 }, 'url(#niche)')).join('')

function drawPicture(words: Words, pen: Pen): string {
  const { width, height } = formats.picture
  const x = width / 2
  const gate: Opening = { x: 64, top: 56, width: width - 128, height: height - 112 }
  const line = createLineSetting(voice, { x, width: 760, lines: 2 })
  const items = [
    createKeystone(x, 34),
    { gap: 36 },
    createInvite(pen, words, { ...line(SAND, 40), width: 560 }),
    { gap: 36, grow: 2 },
    createNames(pen, words, {
      voice,
      fill: CREAM,
      x,
      size: 150,
      width: 760,
      lines: 2,
      andFill: GOLD,
      andScale: 0.46,
      rowFrom: Infinity,
      columnSize: 150,
    }),
    { gap: 36, grow: 2 },
    createDivider(x, 480),
    { gap: 18, grow: 1 },
    createDateRow(pen, words, x, 42),
    { gap: 18 },
    createYearRow(pen, words, x, 46),
    { gap: 24, grow: 1 },
    createText(pen, words.hall, line(CREAM, 54)),
    createText(pen, words.address, line(SAND, 36)),
    createText(pen, words.area, line(SAND, 36)),
  ]
  return (
    createTag('defs', {}, drawNight(width, height) + drawLattice('screen', 96, x, SCREEN)) +
    createPath({ d: `M0 0H${width}V${height}H0Z`, fill: 'url(#night)' }) +
    createPath({ d: `M0 0H${width}V${height}H0Z`, fill: 'url(#screen)' }) +
    drawArch(gate, 'url(#light)') +
    stackBlocks(items, { top: gate.top + ARCH_HEAD_HEIGHT * 0.6, bottom: height - 112, x })
  )
}

export const mashrabiya: Design = { preview: drawPreview, picture: drawPicture }
