import { SPRAY_SIDE, SPRIG_HEIGHT, SPRIG_WIDTH, spray, sprig } from '../../../../../shared/drawings/jasmine.ts'
import { arefRuqaa, garamond, garamondItalic } from '../fonts.ts'
import type { Voice } from '../fonts.ts'
import { formats } from '../formats.ts'
import { createLineSetting, createInvite, createNames, createRow, stackBlocks, createText } from '../layout.ts'
import type { Block } from '../layout.ts'
import type { Pen } from '../pen.ts'
import { createGroup, createPath, createPaths } from '../svg.ts'
import type { Words } from '../words.ts'
import type { Design } from './design.ts'

/** Template 2: ivory paper, jasmine branches in the corners, names in calligraphic type. */

const voice: Voice = { arabic: arefRuqaa, latin: garamond, arabicScale: 1.1 }
const leaning: Voice = { arabic: arefRuqaa, latin: garamondItalic, arabicScale: 1.18 }
const LEAF = '#4d6641'
const WINE = '#7b1e3b'
const INK = '#33402f'
const GOLD = '#b98a3a'
const BROWN = '#7e5a17'
const AND = '#8f6620'

/** The distance between the paper's corners and the start of the branches outside it, in px. */
const OUTSIDE = 12

interface Paper {
  width: number
  height: number
  /** The width of the green border, and the distance between it and the gold frame, in px. */
  border: number
  frame: number
  /** The sizes of the branches, in px: at the upper left and lower right, and in the other two corners. */
  branch: number
  twig: number
}

/**
 * Draws a branch in a corner.
 * @param flipX 1 grows to the right, -1 to the left
 * @param flipY 1 grows downwards, -1 upwards
 */
function drawCorner(x: number, y: number, side: number, flipX: 1 | -1, flipY: 1 | -1): string {
  const scale = side / SPRAY_SIDE
  return createGroup({ transform: `translate(${x} ${y}) scale(${scale * flipX} ${scale * flipY})` }, createPaths(spray))
}

/** Draws the paper with its frame and a branch in each corner. */
function drawSheet({ width, height, border, frame, branch, twig }: Paper): string {
  const toBoxPath = (inset: number) => `M${inset} ${inset}H${width - inset}V${height - inset}H${inset}Z`
  const inner = border + frame
  return (
    createPath({ d: toBoxPath(0), fill: '#e3e8d2' }) +
    createPath({ d: toBoxPath(border), fill: '#fdf9ef' }) +
    createPath({ d: toBoxPath(inner), fill: 'none', stroke: GOLD, strokeWidth: 2, opacity: 0.8 }) +
    createPath({ d: toBoxPath(inner + 8), fill: 'none', stroke: GOLD, strokeWidth: 1, opacity: 0.45 }) +
    drawCorner(-OUTSIDE, -OUTSIDE, branch, 1, 1) +
    drawCorner(width + OUTSIDE, height + OUTSIDE, branch, -1, -1) +
    drawCorner(width + OUTSIDE, -OUTSIDE, twig, -1, 1) +
    drawCorner(-OUTSIDE, height + OUTSIDE, twig, 1, -1)
  )
}

/** A flower between two twigs. */
const createDivider = (x: number, width: number): Block => {
  const scale = width / SPRIG_WIDTH
  return {
    height: SPRIG_HEIGHT * scale,
    draw: (top) =>
      createGroup(
        { transform: `translate(${x} ${top + (SPRIG_HEIGHT / 2) * scale}) scale(${scale})` },
        createPaths(sprig),
      ),
  }
}

const NAMES = { voice: leaning, fill: WINE, andFill: AND, lines: 2 }

function drawPreview(words: Words, pen: Pen): string {
  const { width, height } = formats.preview
  const x = width / 2
  const line = createLineSetting(voice, { x, width: 560, lines: 1 })
  const items = [
    createInvite(pen, words, line(LEAF, 34)),
    { gap: 24, grow: 1 },
    createNames(pen, words, { ...NAMES, x, size: 150, width: 590, andScale: 0.6, rowFrom: 78, columnSize: 86 }),
    { gap: 20, grow: 1 },
    createDivider(x, 300),
    { gap: 8, grow: 1 },
    createText(pen, words.date.whole, line(INK, 42)),
    createText(pen, words.hall, line(WINE, 44)),
  ]
  return (
    drawSheet({ width, height, border: 18, frame: 18, branch: 410, twig: 250 }) +
    stackBlocks(items, { top: 78, bottom: height - 62, x })
  )
}

/** Draws day, month and year at one size, in the order of the language. */
function createDayRow(pen: Pen, { date: { day, month, year } }: Words, x: number, size: number): Block {
  const parts = [day, month, year].flatMap(
    (part) => pen.fitLines(part, { voice, fill: INK }, { width: Infinity, size, lines: 1 }) ?? [],
  )
  return createRow(pen, parts, size * 0.32, { x })
}

function drawPicture(words: Words, pen: Pen): string {
  const { width, height } = formats.picture
  const x = width / 2
  const line = createLineSetting(voice, { x, width: 640, lines: 2 })
  const items = [
    createInvite(pen, words, line(LEAF, 46)),
    { gap: 40, grow: 2 },
    createNames(pen, words, { ...NAMES, x, size: 186, width: 780, andScale: 0.5, rowFrom: Infinity, columnSize: 186 }),
    { gap: 40, grow: 2 },
    createDivider(x, 460),
    { gap: 16, grow: 1 },
    createText(pen, words.date.weekday, line(LEAF, 44)),
    { gap: 10 },
    createDayRow(pen, words, x, 62),
    { gap: 10 },
    words.date.time ? createText(pen, words.date.time, line(BROWN, 44)) : undefined,
    { gap: 24, grow: 1 },
    createText(pen, words.hall, line(WINE, 58)),
    createText(pen, words.address, { ...line(INK, 40), width: 600 }),
    createText(pen, words.area, { ...line(INK, 40), width: 520 }),
  ]
  return (
    drawSheet({ width, height, border: 30, frame: 24, branch: 490, twig: 310 }) +
    stackBlocks(items, { top: 210, bottom: height - 165, x })
  )
}

export const jasmine: Design = { preview: drawPreview, picture: drawPicture }
