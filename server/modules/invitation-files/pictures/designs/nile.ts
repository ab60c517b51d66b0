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
import type { Voice } from '../fonts.ts'
import { formats } from '../formats.ts'
import { createLineSetting, createInvite, createNames, stackBlocks, createText } from '../layout.ts'
import type { Align, Pen } from '../pen.ts'
import { createGroup, createPath, createPaths } from '../svg.ts'
import type { Words } from '../words.ts'
import type { Design } from './design.ts'

/** Template 4: sand and terracotta, a felucca under a low sun, a plain grid. */

const voice: Voice = { arabic: elMessiri, latin: garamond, arabicScale: 0.95 }
const CREAM = '#fff6e6'
const STRAW = '#fad9a8'
const CLAY = '#9c3f1f'
const INK = '#3a211a'
const SOFT = '#6e4a3a'
const RIVER = '#1f575e'
const SAND = '#f8ecd6'
const LINE = '#cfa980'

const drawBoat = ({ x, y, scale }: typeof NEAR_BOAT): string =>
  createGroup({ transform: `translate(${x} ${y}) scale(${scale})` }, createPaths(felucca) + createPath(wake))

const palmTrees = palms
  .map(([x, scale]) => createPath(palm, { transform: `translate(${x} ${PALM_GROUND}) scale(${scale})` }))
  .join('')

/** The sun of the preview. It contains the names. */
const BIG_SUN = { y: 262, radius: 292 }

function drawPreview(words: Words, pen: Pen): string {
  const { width, height } = formats.preview
  const x = width / 2
  const line = createLineSetting(voice, { x, width: 580, lines: 1 })
  const inSun = [
    createInvite(pen, words, { ...line(CREAM, 30), width: 400, lines: 2 }),
    { gap: 24, grow: 1 },
    createNames(pen, words, {
      voice,
      fill: CREAM,
      x,
      size: 132,
      width: 510,
      lines: 2,
      andFill: STRAW,
      andScale: 0.6,
      rowFrom: 74,
      columnSize: 86,
    }),
    { gap: 0, grow: 1 },
  ]
  const onWater = [createText(pen, words.date.whole, line(CREAM, 40)), createText(pen, words.hall, line(STRAW, 40))]
  const drawHalo = (radius: number, opacity: number) =>
    createPath({ d: toDiscPath(x, BIG_SUN.y, radius), fill: '#eeb787', opacity })
  return (
    createPath({ d: `M0 0H${width}V${height}H0Z`, fill: '#f6e3c3' }) +
    drawHalo(BIG_SUN.radius + 190, 0.22) +
    drawHalo(BIG_SUN.radius + 88, 0.34) +
    createPath({ d: toDiscPath(x, BIG_SUN.y, BIG_SUN.radius), fill: '#c4522b' }) +
    createGroup({ transform: `translate(${x - SUN.x} 18)` }, createPaths(banks) + palmTrees + createPaths(water)) +
    drawBoat({ x: 168, y: 548, scale: 0.86 }) +
    drawBoat({ x: 1024, y: 510, scale: 0.5 }) +
    stackBlocks(inSun, { top: 40, bottom: 386, x }) +
    stackBlocks(onWater, { top: 498, bottom: height - 16, x })
  )
}

/** The y at which the landscape ends and the text begins, in px. */
const SHORE = 700
const MARGIN = 84

const VIEW_SCALE = 1.16

/** Draws the landscape of the card with the sun in the centre. */
const drawView = (width: number): string =>
  createGroup(
    { transform: `translate(${width / 2 - SUN.x * VIEW_SCALE} -64) scale(${VIEW_SCALE})` },
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
const getStart = ({ language }: Pen, width: number): Start =>
  language === 'ar' ? { align: 'right', toX: (inset) => width - inset } : { align: 'left', toX: (inset) => inset }

interface Column {
  top: number
  bottom: number
  /** The distance from the start edge of the picture, in px. */
  inset: number
  width: number
}

const FACT_LEADING = 1.25
const DATE_HEIGHT = 160
const DAY_GAP = 30

/** Draws a large day with weekday, month and year beside it, and the time below. */
function drawDateColumn(
  { date }: Words,
  pen: Pen,
  { align, toX }: Start,
  { top, bottom, inset, width }: Column,
): string {
  const day = pen.fitLines(date.day, { voice, fill: CLAY }, { width, size: 190, lines: 1 })?.[0]
  const dayWidth = day ? day.width + DAY_GAP : 0
  const x = toX(inset + dayWidth)
  const beside = createLineSetting(voice, { x, align, width: width - dayWidth, lines: 1, leading: FACT_LEADING })
  const below = createLineSetting(voice, { x: toX(inset), align, width, lines: 1 })
  const middle = top + DATE_HEIGHT / 2
  return (
    (day?.draw(toX(inset), middle + (day.rise - day.fall) / 2, align) ?? '') +
    stackBlocks(
      [
        createText(pen, date.weekday, beside(SOFT, 42)),
        createText(pen, date.month, beside(INK, 42)),
        createText(pen, date.year, beside(INK, 42)),
      ],
      {
        top,
        bottom: top + DATE_HEIGHT,
        x,
      },
    ) +
    (date.time
      ? stackBlocks([createText(pen, date.time, below(RIVER, 44))], {
          top: top + DATE_HEIGHT + 6,
          bottom,
          x: toX(inset),
        })
      : '')
  )
}

function drawPlaceColumn(
  { hall, address, area }: Words,
  pen: Pen,
  { align, toX }: Start,
  { top, bottom, inset, width }: Column,
): string {
  const line = createLineSetting(voice, { x: toX(inset), align, width, lines: 3, leading: FACT_LEADING })
  const items = [
    createText(pen, hall, line(INK, 50)),
    { gap: 8 },
    createText(pen, address, line(SOFT, 36)),
    createText(pen, area, line(SOFT, 36)),
  ]
  return stackBlocks(items, { top, bottom, x: toX(inset) })
}

/** Draws date and place side by side under a rule, with a line between them. */
function drawFacts(words: Words, pen: Pen, start: Start, top: number): string {
  const { width, height } = formats.picture
  const bottom = height - 50
  const line = width / 2 - 30
  return (
    createPath({ d: `M${MARGIN} ${top - 32}H${width - MARGIN}`, stroke: CLAY, strokeWidth: 4 }) +
    createPath({ d: `M${start.toX(line)} ${top}V${bottom}`, stroke: LINE, strokeWidth: 2 }) +
    drawDateColumn(words, pen, start, { top, bottom, inset: MARGIN, width: line - MARGIN - 20 }) +
    drawPlaceColumn(words, pen, start, { top, bottom, inset: line + 36, width: width - MARGIN - line - 36 })
  )
}

function drawPicture(words: Words, pen: Pen): string {
  const { width, height } = formats.picture
  const start = getStart(pen, width)
  const edge = { x: start.toX(MARGIN), align: start.align, width: width - 2 * MARGIN, lines: 1 }
  const head = [
    createInvite(pen, words, createLineSetting(voice, edge)(SOFT, 42)),
    { gap: 14, grow: 1 },
    createNames(pen, words, {
      ...edge,
      voice,
      fill: CLAY,
      size: 150,
      andFill: RIVER,
      andScale: 0.62,
      rowFrom: 84,
      columnSize: 76,
    }),
    { gap: 14, grow: 1 },
  ]
  return (
    drawView(width) +
    createPath({ d: `M0 ${SHORE}H${width}V${height}H0Z`, fill: SAND }) +
    stackBlocks(head, { top: SHORE + 40, bottom: SHORE + 322, x: edge.x }) +
    drawFacts(words, pen, start, SHORE + 366)
  )
}

export const nile: Design = { preview: drawPreview, picture: drawPicture }
