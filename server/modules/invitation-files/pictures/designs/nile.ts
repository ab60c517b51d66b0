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
import { disc } from '../../../../../shared/drawings/shape.ts'
import { elMessiri, garamond } from '../fonts.ts'
import type { Voice } from '../fonts.ts'
import { formats } from '../formats.ts'
import { hand, invite, names, stacked, text } from '../layout.ts'
import type { Align, Pen } from '../pen.ts'
import { group, path, paths } from '../svg.ts'
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

const boat = ({ x, y, scale }: typeof NEAR_BOAT): string =>
  group({ transform: `translate(${x} ${y}) scale(${scale})` }, paths(felucca) + path(wake))

const palmTrees = palms
  .map(([x, scale]) => path(palm, { transform: `translate(${x} ${PALM_GROUND}) scale(${scale})` }))
  .join('')

/** The sun of the preview. It contains the names. */
const BIG_SUN = { y: 262, radius: 292 }

function preview(words: Words, pen: Pen): string {
  const { width, height } = formats.preview
  const x = width / 2
  const line = hand(voice, { x, width: 580, lines: 1 })
  const inSun = [
    invite(pen, words, { ...line(CREAM, 30), width: 400, lines: 2 }),
    { gap: 24, grow: 1 },
    names(pen, words, {
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
  const onWater = [text(pen, words.date.whole, line(CREAM, 40)), text(pen, words.hall, line(STRAW, 40))]
  const halo = (radius: number, opacity: number) => path({ d: disc(x, BIG_SUN.y, radius), fill: '#eeb787', opacity })
  return (
    path({ d: `M0 0H${width}V${height}H0Z`, fill: '#f6e3c3' }) +
    halo(BIG_SUN.radius + 190, 0.22) +
    halo(BIG_SUN.radius + 88, 0.34) +
    path({ d: disc(x, BIG_SUN.y, BIG_SUN.radius), fill: '#c4522b' }) +
    group({ transform: `translate(${x - SUN.x} 18)` }, paths(banks) + palmTrees + paths(water)) +
    boat({ x: 168, y: 548, scale: 0.86 }) +
    boat({ x: 1024, y: 510, scale: 0.5 }) +
    stacked(inSun, { top: 40, bottom: 386, x }) +
    stacked(onWater, { top: 498, bottom: height - 16, x })
  )
}

/** The y at which the landscape ends and the text begins, in px. */
const SHORE = 700
const MARGIN = 84

const VIEW_SCALE = 1.16

/** Draws the landscape of the card with the sun in the centre. */
const view = (width: number): string =>
  group(
    { transform: `translate(${width / 2 - SUN.x * VIEW_SCALE} -64) scale(${VIEW_SCALE})` },
    paths(sky) + path(sun) + paths(banks) + palmTrees + paths(water) + path(glitter) + boat(FAR_BOAT) + boat(NEAR_BOAT),
  )

/** The start edge in the reading direction, and x positions relative to it. */
interface Start {
  align: Align
  from: (inset: number) => number
}
const startOf = ({ language }: Pen, width: number): Start =>
  language === 'ar' ? { align: 'right', from: (inset) => width - inset } : { align: 'left', from: (inset) => inset }

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
function dateColumn({ date }: Words, pen: Pen, { align, from }: Start, { top, bottom, inset, width }: Column): string {
  const day = pen.lines(date.day, { voice, fill: CLAY }, { width, size: 190, lines: 1 })?.[0]
  const dayWidth = day ? day.width + DAY_GAP : 0
  const x = from(inset + dayWidth)
  const beside = hand(voice, { x, align, width: width - dayWidth, lines: 1, leading: FACT_LEADING })
  const below = hand(voice, { x: from(inset), align, width, lines: 1 })
  const middle = top + DATE_HEIGHT / 2
  return (
    (day?.draw(from(inset), middle + (day.rise - day.fall) / 2, align) ?? '') +
    stacked(
      [
        text(pen, date.weekday, beside(SOFT, 42)),
        text(pen, date.month, beside(INK, 42)),
        text(pen, date.year, beside(INK, 42)),
      ],
      {
        top,
        bottom: top + DATE_HEIGHT,
        x,
      },
    ) +
    (date.time
      ? stacked([text(pen, date.time, below(RIVER, 44))], { top: top + DATE_HEIGHT + 6, bottom, x: from(inset) })
      : '')
  )
}

function placeColumn(
  { hall, address, area }: Words,
  pen: Pen,
  { align, from }: Start,
  { top, bottom, inset, width }: Column,
): string {
  const line = hand(voice, { x: from(inset), align, width, lines: 3, leading: FACT_LEADING })
  const items = [
    text(pen, hall, line(INK, 50)),
    { gap: 8 },
    text(pen, address, line(SOFT, 36)),
    text(pen, area, line(SOFT, 36)),
  ]
  return stacked(items, { top, bottom, x: from(inset) })
}

/** Draws date and place side by side under a rule, with a line between them. */
function facts(words: Words, pen: Pen, start: Start, top: number): string {
  const { width, height } = formats.picture
  const bottom = height - 50
  const line = width / 2 - 30
  return (
    path({ d: `M${MARGIN} ${top - 32}H${width - MARGIN}`, stroke: CLAY, strokeWidth: 4 }) +
    path({ d: `M${start.from(line)} ${top}V${bottom}`, stroke: LINE, strokeWidth: 2 }) +
    dateColumn(words, pen, start, { top, bottom, inset: MARGIN, width: line - MARGIN - 20 }) +
    placeColumn(words, pen, start, { top, bottom, inset: line + 36, width: width - MARGIN - line - 36 })
  )
}

function picture(words: Words, pen: Pen): string {
  const { width, height } = formats.picture
  const start = startOf(pen, width)
  const edge = { x: start.from(MARGIN), align: start.align, width: width - 2 * MARGIN, lines: 1 }
  const head = [
    invite(pen, words, hand(voice, edge)(SOFT, 42)),
    { gap: 14, grow: 1 },
    names(pen, words, {
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
    view(width) +
    path({ d: `M0 ${SHORE}H${width}V${height}H0Z`, fill: SAND }) +
    stacked(head, { top: SHORE + 40, bottom: SHORE + 322, x: edge.x }) +
    facts(words, pen, start, SHORE + 366)
  )
}

export const nile: Design = { preview, picture }
