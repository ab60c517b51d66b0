import { ARCH_HEAD_HEIGHT, ARCH_WIDTH, archInnerLine, archLine } from '../../../../../shared/drawings/arch.ts'
import { toLatticeCell, toStarPath } from '../../../../../shared/drawings/khatim.ts'
import { garamond, reemKufi } from '../fonts.ts'
import type { FontPair } from '../fonts.ts'
import { createRow, createSingleLines, createTextBlocks, stackBlocks } from '../layout.ts'
import type { Block } from '../layout.ts'
import { createGradient, createGroup, createPath, createRect, createTag, toTransform } from '../svg.ts'
import type { Line } from '../typesetter.ts'
import type { Design, DesignInput } from './design.ts'

/** Template 1: emerald night, an arch of gold lattice. */

const fonts: FontPair = { arabic: reemKufi, latin: garamond, arabicScale: 1.12 }
const GOLD = '#d9b468'
const CREAM = '#fbf1d8'
const SAND = '#ecdcb6'
const ACCENT = '#e3c37f'
const ARCH_FILL = '#0a332a'
const SCREEN = '#4c6447'

interface Arch {
  x: number
  top: number
  width: number
  height: number
}

/** Draws an arch of any height: a background, a line and a thinner inner line. */
function drawArch({ x, top, width, height }: Arch, fill: string): string {
  const scale = width / ARCH_WIDTH
  const foot = height / scale
  return createGroup(
    { transform: toTransform(x, top, scale), stroke: GOLD },
    createPath({ d: `${archLine}V${foot}H0Z`, fill: ARCH_FILL, strokeWidth: 4 / scale }) +
      createPath({ d: `${archLine}V${foot}H0Z`, fill }) +
      createPath({ d: `${archInnerLine}V${foot - 12}H12Z`, fill: 'none', strokeWidth: 1.5 / scale, opacity: 0.7 }),
  )
}

/** @returns a lattice pattern with the centre of a star at x */
const createLattice = (id: string, cell: number, x: number, colour: string): string =>
  createTag(
    'pattern',
    { id, width: cell, height: cell, x: x - cell / 2, patternUnits: 'userSpaceOnUse' },
    createPath({ d: toLatticeCell(cell), fill: 'none', stroke: colour, strokeWidth: cell / 52 }) +
      createPath({ d: toStarPath(cell / 2, cell / 2, cell * 0.1), fill: colour }),
  )

/** Draws the night behind a lattice screen, whose cells have the given size in px; `patterns` are further definitions. */
function drawScreen({ width, height, centre }: DesignInput, cell: number, patterns = ''): string {
  const night = { cx: centre, cy: 0, r: Math.max(width, height) * 0.75, gradientUnits: 'userSpaceOnUse' }
  const gradients =
    createGradient('radialGradient', { id: 'night', ...night }, [
      { at: 0, colour: '#15574a' },
      { at: 0.6, colour: '#0a372e' },
      { at: 1, colour: '#062019' },
    ]) +
    createGradient('radialGradient', { id: 'light', cx: 0.5, cy: 0.42, r: 0.5 }, [
      { at: 0, colour: '#ecc880', opacity: 0.26 },
      { at: 1, colour: '#ecc880', opacity: 0 },
    ])
  return (
    createTag('defs', {}, gradients + createLattice('screen', cell, centre, SCREEN) + patterns) +
    createRect(width, height, { fill: 'url(#night)' }) +
    createRect(width, height, { fill: 'url(#screen)' })
  )
}

const createKeystone = (x: number, radius: number): Block => ({
  height: 2 * radius,
  draw: (top) => createPath({ d: toStarPath(x, top + radius, radius), fill: GOLD }),
})

/** A thin line with a khatim (eight-pointed star) in the middle, as on the card. */
const createDivider = (x: number, width: number): Block => ({
  height: width / 10,
  draw: (top) =>
    createGroup(
      { transform: toTransform(x - width / 2, top, width / 240) },
      createPath({ d: 'M0 12H92M148 12H240', stroke: GOLD, strokeWidth: 1, opacity: 0.7 }) +
        createPath({ d: toStarPath(104, 12, 3) + toStarPath(136, 12, 3) + toStarPath(120, 12, 3.5), fill: GOLD }) +
        createPath({ d: toStarPath(120, 12, 9), fill: 'none', stroke: GOLD, strokeWidth: 1.2 }),
    ),
})

/** Draws the day between weekday and month; each of the latter is between two thin lines. */
function createDateRow({ typesetter, text: { date }, centre: x }: DesignInput): Block {
  const size = 42
  const sideWidth = size * 4.6
  const height = size * 2.5
  const offset = sideWidth / 2 + size * 1.7
  const [start, end] = typesetter.language === 'ar' ? [x + offset, x - offset] : [x - offset, x + offset]
  const style = { fonts, fill: CREAM }
  const fitPart = (text: string, partSize: number) =>
    typesetter.fitLines(text, style, { width: sideWidth * 0.94, size: partSize, maxLines: 1 }) ?? []
  const drawSide = (text: string, sideX: number, middle: number) =>
    fitPart(text, size)
      .map((line) => line.draw(sideX, middle + line.face.middle * line.size))
      .join('')
  const drawDay = (line: Line, middle: number) => line.draw(x, middle + (line.ascent - line.descent) / 2)
  const toRulePath = (sideX: number, middle: number) =>
    [-1, 1].map((side) => `M${sideX - sideWidth / 2} ${middle + side * size}h${sideWidth}`).join('')
  return {
    height,
    draw: (top) => {
      const middle = top + height / 2
      const rules = toRulePath(start, middle) + toRulePath(end, middle)
      return (
        createPath({ d: rules, stroke: GOLD, strokeWidth: 1.5, opacity: 0.7 }) +
        drawSide(date.weekday, start, middle) +
        fitPart(date.day, size * 2.5)
          .map((line) => drawDay(line, middle))
          .join('') +
        drawSide(date.month, end, middle)
      )
    },
  }
}

function createYearRow({ typesetter, text, centre: x }: DesignInput): Block {
  const { year, time } = text.date
  const size = 46
  const lines = [
    ...createSingleLines(typesetter, [year], { fonts, fill: CREAM }, size),
    ...createSingleLines(typesetter, time ? [time] : [], { fonts, fill: ACCENT }, size),
  ]
  return createRow(typesetter, lines, size * 0.7, { x })
}

const NAMES = { fill: CREAM, andFill: GOLD }

function drawPreview(input: DesignInput): string {
  const { text, height, centre: x } = input
  const { line, invite, names } = createTextBlocks(input, { fonts, x, width: 520, maxLines: 1 })
  const items = [
    createKeystone(x, 19),
    { gap: 26 },
    invite(SAND, 25, { width: 330, maxLines: 2 }),
    { gap: 20, grow: 2 },
    names({ ...NAMES, size: 124, width: 520, andScale: 0.6, minRowSize: 64, columnSize: 86 }),
    { gap: 20, grow: 2 },
    createDivider(x, 260),
    { gap: 8, grow: 1 },
    line(text.date.full, CREAM, 34),
    line(text.hall, ACCENT, 34),
  ]
  const niche = { top: 214, width: 232, height: 500 }
  const niches = [x - 455, x + 455].map((middle) => drawArch({ ...niche, x: middle - niche.width / 2 }, 'url(#niche)'))
  return (
    drawScreen(input, 84, createLattice('niche', 100, ARCH_WIDTH / 2, '#a98f57')) +
    niches.join('') +
    drawArch({ x: x - 320, top: 14, width: 640, height: 640 }, 'url(#light)') +
    stackBlocks(items, { top: 78, bottom: height - 34, x })
  )
}

function drawPicture(input: DesignInput): string {
  const { text, width, height, centre: x } = input
  const arch: Arch = { x: 64, top: 56, width: width - 128, height: height - 112 }
  const { line, invite, names } = createTextBlocks(input, { fonts, x, width: 760, maxLines: 2 })
  const items = [
    createKeystone(x, 34),
    { gap: 36 },
    invite(SAND, 40, { width: 560 }),
    { gap: 36, grow: 2 },
    names({ ...NAMES, size: 150, width: 760, andScale: 0.46 }),
    { gap: 36, grow: 2 },
    createDivider(x, 480),
    { gap: 18, grow: 1 },
    ...(text.date.day === ''
      ? [line(text.date.full, CREAM, 46)]
      : [createDateRow(input), { gap: 18 }, createYearRow(input)]),
    { gap: 24, grow: 1 },
    line(text.hall, CREAM, 54),
    line(text.address, SAND, 36),
    line(text.area, SAND, 36),
  ]
  return (
    drawScreen(input, 96) +
    drawArch(arch, 'url(#light)') +
    stackBlocks(items, { top: arch.top + ARCH_HEAD_HEIGHT * 0.6, bottom: height - 112, x })
  )
}

export const mashrabiya: Design = { preview: drawPreview, picture: drawPicture }
