import {
  FAR_BOAT,
  NEAR_BOAT,
  PALM_GROUND,
  SUN,
  banks,
  felucca,
  glitter,
  palm,
  palms,
  sky,
  sun,
  wake,
  water,
} from '../../../../../shared/drawings/river.ts'
import { toDiscPath } from '../../../../../shared/drawings/shape.ts'
import { elMessiri, garamond } from '../fonts.ts'
import type { FontPair } from '../fonts.ts'
import { createTextBlocks, stackBlocks } from '../layout.ts'
import { createGroup, createPath, createPaths, createRect, toTransform } from '../svg.ts'
import type { Align, Typesetter } from '../typesetter.ts'
import type { Design, DesignInput } from './design.ts'

/** Template 4: sand and terracotta, a felucca under a low sun, a plain grid. */

const fonts: FontPair = { arabic: elMessiri, latin: garamond, arabicScale: 0.95 }
const CREAM = '#fff6e6'
const STRAW = '#fad9a8'
const CLAY = '#9c3f1f'
const INK = '#3a211a'
const BROWN = '#6e4a3a'
const RIVER = '#1f575e'
const SAND = '#f8ecd6'
const LINE = '#cfa980'

const drawBoat = ({ x, y, scale }: typeof NEAR_BOAT): string =>
  createGroup({ transform: toTransform(x, y, scale) }, createPaths(felucca) + createPath(wake))

const palmTrees = palms
  .map(([x, scale]) => createPath(palm, { transform: toTransform(x, PALM_GROUND, scale) }))
  .join('')

/** The sun of the preview. It contains the names. */
const BIG_SUN = { y: 262, radius: 292 }
const NAMES = { fill: CREAM, andFill: STRAW }

function drawPreview(input: DesignInput): string {
  const { text, width, height, centre: x } = input
  const { line, invite, names } = createTextBlocks(input, { fonts, x, width: 580, maxLines: 1 })
  const sunItems = [
    invite(CREAM, 30, { width: 400, maxLines: 2 }),
    { gap: 24, grow: 1 },
    names({ ...NAMES, size: 132, width: 510, andScale: 0.6, minRowSize: 74, columnSize: 86 }),
    { gap: 0, grow: 1 },
  ]
  const waterItems = [line(text.date.full, CREAM, 40), line(text.hall, STRAW, 40)]
  const drawHalo = (radius: number, opacity: number) =>
    createPath({ d: toDiscPath(x, BIG_SUN.y, radius), fill: '#eeb787', opacity })
  return (
    createRect(width, height, { fill: '#f6e3c3' }) +
    drawHalo(BIG_SUN.radius + 190, 0.22) +
    drawHalo(BIG_SUN.radius + 88, 0.34) +
    createPath({ d: toDiscPath(x, BIG_SUN.y, BIG_SUN.radius), fill: '#c4522b' }) +
    createGroup({ transform: toTransform(x - SUN.x, 18) }, createPaths(banks) + palmTrees + createPaths(water)) +
    drawBoat({ x: 168, y: 548, scale: 0.86 }) +
    drawBoat({ x: 1024, y: 510, scale: 0.5 }) +
    stackBlocks(sunItems, { top: 40, bottom: 386, x }) +
    stackBlocks(waterItems, { top: 498, bottom: height - 16, x })
  )
}

/** The y at which the landscape ends and the text begins, in px. */
const SHORE = 700
const MARGIN = 84

const LANDSCAPE_SCALE = 1.16

/** Draws the landscape of the card with the sun in the centre. */
const drawLandscape = (centre: number): string =>
  createGroup(
    { transform: toTransform(centre - SUN.x * LANDSCAPE_SCALE, -64, LANDSCAPE_SCALE) },
    createPaths(sky) +
      createPath(sun) +
      createPaths(banks) +
      palmTrees +
      createPaths(water) +
      createPath(glitter) +
      drawBoat(FAR_BOAT) +
      drawBoat(NEAR_BOAT),
  )

/** The start edge in the reading direction, and x positions relative to it. */
interface Start {
  align: Align
  toX: (inset: number) => number
}
const getStart = ({ language }: Typesetter, width: number): Start =>
  language === 'ar' ? { align: 'right', toX: (inset) => width - inset } : { align: 'left', toX: (inset) => inset }

interface Column {
  top: number
  bottom: number
  /** The distance from the start edge of the picture, in px. */
  inset: number
  width: number
}

const LINE_HEIGHT = 1.25
const DATE_HEIGHT = 160
const DAY_GAP = 30

/** Draws a large day with weekday, month and year beside it, and the time below. */
function drawDateColumn(input: DesignInput, { align, toX }: Start, { top, bottom, inset, width }: Column): string {
  const { typesetter, text } = input
  const { date } = text
  const start = toX(inset)
  if (date.day === '') {
    const { line } = createTextBlocks(input, { fonts, x: start, align, width, maxLines: 3, lineHeight: LINE_HEIGHT })
    return stackBlocks([line(date.full, INK, 50)], { top, bottom, x: start })
  }
  const day = typesetter.fitLines(date.day, { fonts, fill: CLAY }, { width, size: 190, maxLines: 1 })?.[0]
  const dayWidth = day ? day.width + DAY_GAP : 0
  const x = toX(inset + dayWidth)
  const common = { fonts, align, maxLines: 1 }
  const beside = createTextBlocks(input, { ...common, x, width: width - dayWidth, lineHeight: LINE_HEIGHT })
  const below = createTextBlocks(input, { ...common, x: start, width })
  const middle = top + DATE_HEIGHT / 2
  const besideItems = [
    beside.line(date.weekday, BROWN, 42),
    beside.line(date.month, INK, 42),
    beside.line(date.year, INK, 42),
  ]
  const belowItems = [below.line(date.time, RIVER, 44)]
  return (
    (day?.draw(start, middle + (day.ascent - day.descent) / 2, align) ?? '') +
    stackBlocks(besideItems, { top, bottom: top + DATE_HEIGHT, x }) +
    stackBlocks(belowItems, { top: top + DATE_HEIGHT + 6, bottom, x: start })
  )
}

function drawPlaceColumn(input: DesignInput, { align, toX }: Start, { top, bottom, inset, width }: Column): string {
  const { hall, address, area } = input.text
  const x = toX(inset)
  const { line } = createTextBlocks(input, { fonts, x, align, width, maxLines: 3, lineHeight: LINE_HEIGHT })
  const items = [line(hall, INK, 50), { gap: 8 }, line(address, BROWN, 36), line(area, BROWN, 36)]
  return stackBlocks(items, { top, bottom, x })
}

/** Draws date and place side by side under a rule, with a line between them. */
function drawDetails(input: DesignInput, start: Start, top: number): string {
  const { width, height, centre } = input
  const bottom = height - 50
  const lineInset = centre - 30
  return (
    createPath({ d: `M${MARGIN} ${top - 32}H${width - MARGIN}`, stroke: CLAY, strokeWidth: 4 }) +
    createPath({ d: `M${start.toX(lineInset)} ${top}V${bottom}`, stroke: LINE, strokeWidth: 2 }) +
    drawDateColumn(input, start, { top, bottom, inset: MARGIN, width: lineInset - MARGIN - 20 }) +
    drawPlaceColumn(input, start, { top, bottom, inset: lineInset + 36, width: width - MARGIN - lineInset - 36 })
  )
}

function drawPicture(input: DesignInput): string {
  const { typesetter, width, height, centre } = input
  const start = getStart(typesetter, width)
  const x = start.toX(MARGIN)
  const common = { fonts, x, align: start.align, width: width - 2 * MARGIN, maxLines: 1 }
  const { invite, names } = createTextBlocks(input, common)
  const colours = { fill: CLAY, andFill: RIVER }
  const items = [
    invite(BROWN, 42),
    { gap: 14, grow: 1 },
    names({ ...colours, maxLines: 1, size: 150, andScale: 0.62, minRowSize: 84, columnSize: 76 }),
    { gap: 14, grow: 1 },
  ]
  return (
    drawLandscape(centre) +
    createPath({ d: `M0 ${SHORE}H${width}V${height}H0Z`, fill: SAND }) +
    stackBlocks(items, { top: SHORE + 40, bottom: SHORE + 322, x }) +
    drawDetails(input, start, SHORE + 366)
  )
}

export const nile: Design = { preview: drawPreview, picture: drawPicture }
