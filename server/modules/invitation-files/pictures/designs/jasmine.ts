import { SPRAY_SIDE, SPRIG_HEIGHT, SPRIG_WIDTH, spray, sprig } from '../../../../../shared/drawings/jasmine.ts'
import { arefRuqaa, garamond, garamondItalic } from '../fonts.ts'
import type { FontPair } from '../fonts.ts'
import { createRow, createSingleLines, createTextBlocks, stackBlocks } from '../layout.ts'
import type { Block } from '../layout.ts'
import { createGroup, createPaths, createRect, toTransform } from '../svg.ts'
import type { Design, DesignInput } from './design.ts'

/** Template 2: ivory paper, jasmine branches in the corners, names in calligraphic type. */

const fonts: FontPair = { arabic: arefRuqaa, latin: garamond, arabicScale: 1.1 }
const nameFonts: FontPair = { arabic: arefRuqaa, latin: garamondItalic, arabicScale: 1.18 }
const LEAF = '#4d6641'
const WINE = '#7b1e3b'
const INK = '#33402f'
const GOLD = '#b98a3a'
const BROWN = '#7e5a17'
const AND = '#8f6620'

/** The distance between the paper's corners and the start of the branches outside it, in px. */
const OUTSET = 12

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
function drawBranch(x: number, y: number, side: number, flipX: 1 | -1, flipY: 1 | -1): string {
  const scale = side / SPRAY_SIDE
  return createGroup({ transform: toTransform(x, y, `${scale * flipX} ${scale * flipY}`) }, createPaths(spray))
}

/** Draws the paper with its frame and a branch in each corner. */
function drawPaper({ width, height, border, frame, branch, twig }: Paper): string {
  const inner = border + frame
  return (
    createRect(width, height, { fill: '#e3e8d2' }) +
    createRect(width, height, { fill: '#fdf9ef' }, border) +
    createRect(width, height, { fill: 'none', stroke: GOLD, strokeWidth: 2, opacity: 0.8 }, inner) +
    createRect(width, height, { fill: 'none', stroke: GOLD, strokeWidth: 1, opacity: 0.45 }, inner + 8) +
    drawBranch(-OUTSET, -OUTSET, branch, 1, 1) +
    drawBranch(width + OUTSET, height + OUTSET, branch, -1, -1) +
    drawBranch(width + OUTSET, -OUTSET, twig, -1, 1) +
    drawBranch(-OUTSET, height + OUTSET, twig, 1, -1)
  )
}

/** A flower between two twigs. */
const createDivider = (x: number, width: number): Block => {
  const scale = width / SPRIG_WIDTH
  return {
    height: SPRIG_HEIGHT * scale,
    draw: (top) =>
      createGroup({ transform: toTransform(x, top + (SPRIG_HEIGHT / 2) * scale, scale) }, createPaths(sprig)),
  }
}

const NAMES = { fonts: nameFonts, fill: WINE, andFill: AND }

function drawPreview(input: DesignInput): string {
  const { text, width, height, centre: x } = input
  const { line, invite, names } = createTextBlocks(input, { fonts, x, width: 560, maxLines: 1 })
  const items = [
    invite(LEAF, 34),
    { gap: 24, grow: 1 },
    names({ ...NAMES, size: 150, width: 590, andScale: 0.6, minRowSize: 78, columnSize: 86 }),
    { gap: 20, grow: 1 },
    createDivider(x, 300),
    { gap: 8, grow: 1 },
    line(text.date.full, INK, 42),
    line(text.hall, WINE, 44),
  ]
  return (
    drawPaper({ width, height, border: 18, frame: 18, branch: 410, twig: 250 }) +
    stackBlocks(items, { top: 78, bottom: height - 62, x })
  )
}

/** Draws day, month and year at one size, in the order of the language. */
function createDateRow({ typesetter, text, centre: x }: DesignInput): Block {
  const size = 62
  const { day, month, year } = text.date
  const parts = createSingleLines(typesetter, [day, month, year], { fonts, fill: INK }, size)
  return createRow(typesetter, parts, size * 0.32, { x })
}

function drawPicture(input: DesignInput): string {
  const { text, width, height, centre: x } = input
  const { line, invite, names } = createTextBlocks(input, { fonts, x, width: 640, maxLines: 2 })
  const items = [
    invite(LEAF, 46),
    { gap: 40, grow: 2 },
    names({ ...NAMES, size: 186, width: 780, andScale: 0.5 }),
    { gap: 40, grow: 2 },
    createDivider(x, 460),
    { gap: 16, grow: 1 },
    ...(text.date.day === ''
      ? [line(text.date.full, INK, 50)]
      : [
          line(text.date.weekday, LEAF, 44),
          { gap: 10 },
          createDateRow(input),
          { gap: 10 },
          line(text.date.time, BROWN, 44),
        ]),
    { gap: 24, grow: 1 },
    line(text.hall, WINE, 58),
    line(text.address, INK, 40, { width: 600 }),
    line(text.area, INK, 40, { width: 520 }),
  ]
  return (
    drawPaper({ width, height, border: 30, frame: 24, branch: 490, twig: 310 }) +
    stackBlocks(items, { top: 210, bottom: height - 165, x })
  )
}

export const jasmine: Design = { preview: drawPreview, picture: drawPicture }
