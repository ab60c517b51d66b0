import { PALM_GROUND, banks, felucca, glitter, palm, palms, sky, sun, wake, water } from '../../../../drawings/river.ts'
import { disc } from '../../../../drawings/shape.ts'
import { elMessiri, garamond } from '../fonts.ts'
import type { Voice } from '../fonts.ts'
import { formats } from '../formats.ts'
import { names, stacked, text } from '../layout.ts'
import type { Item } from '../layout.ts'
import type { Pen } from '../pen.ts'
import { group, path, paths } from '../svg.ts'
import type { Words } from '../words.ts'
import type { Design } from './design.ts'

/** Template 4: sand and terracotta, a felucca under a low sun, a calm grid. */

const voice: Voice = { arabic: elMessiri, latin: garamond, arabicScale: 0.95 }
const CREAM = '#fff6e6'
const CLAY = '#9c3f1f'
const INK = '#3a211a'
const SOFT = '#6e4a3a'
const RIVER = '#1f575e'
const SAND = '#f8ecd6'
const LINE = '#cfa980'

const boat = (x: number, y: number, scale: number): string =>
  group({ transform: `translate(${x} ${y}) scale(${scale})` }, paths(felucca) + path(wake))

const palmTrees = palms
  .map(([x, scale]) => path(palm, { transform: `translate(${x} ${PALM_GROUND}) scale(${scale})` }))
  .join('')

/** The sun of the preview, large enough to hold the names. */
const SUN = { y: 262, radius: 292 }

function preview(words: Words, pen: Pen): string {
  const { width, height } = formats.preview
  const x = width / 2
  const line = (fill: string, size: number, room: number) => ({ voice, fill, x, size, width: room, lines: 1, least: size * 0.7 })
  const inSun: Item[] = [
    text(pen, words.invite, { ...line(CREAM, 30, 400), lines: 2 }),
    { gap: 24, grow: 1 },
    names(pen, words, { voice, fill: CREAM, x, size: 132, width: 510, lines: 2, andFill: '#ffd9a8', andScale: 0.6, rowFrom: 74, columnSize: 86 }),
    { gap: 0, grow: 1 },
  ]
  const onWater: Item[] = [text(pen, words.date.whole, line(CREAM, 40, 580)), text(pen, words.hall, { ...line('#f6d9ae', 40, 580), least: 28 })]
  const halo = (radius: number, opacity: number) => path({ d: disc(x, SUN.y, radius), fill: '#eeb787', opacity })
  return (
    path({ d: `M0 0H${width}V${height}H0Z`, fill: '#f6e3c3' }) +
    halo(SUN.radius + 190, 0.22) +
    halo(SUN.radius + 88, 0.34) +
    path({ d: disc(x, SUN.y, SUN.radius), fill: '#c4522b' }) +
    group({ transform: `translate(${x - 430} 18)` }, paths(banks) + palmTrees + paths(water)) +
    boat(168, 548, 0.86) +
    boat(1024, 510, 0.5) +
    stacked(inSun, { top: 40, bottom: 386, x }) +
    stacked(onWater, { top: 498, bottom: height - 16, x })
  )
}

/** Where the view ends and the words begin. */
const SHORE = 700
const MARGIN = 84

/** The view of the card, its sun in the middle. */
const view = (width: number): string =>
  group(
    { transform: `translate(${width / 2 - 430 * 1.16} -64) scale(1.16)` },
    paths(sky) + path(sun) + paths(banks) + palmTrees + paths(water) + path(glitter) + boat(120, 474, 0.34) + boat(400, 566, 1),
  )

/** The date and the place side by side: a day in large figures, a line between. */
function facts(words: Words, pen: Pen, top: number, bottom: number, width: number): string {
  const ar = pen.language === 'ar'
  const from = (inset: number) => (ar ? width - inset : inset)
  const align = ar ? ('right' as const) : ('left' as const)
  const middle = width / 2 + (ar ? 1 : -1) * 30
  const { date } = words
  const day = pen.lines(date.day, { voice, fill: CLAY }, { width: 240, size: 190, lines: 1 })?.[0]
  const beside = MARGIN + (day?.width ?? 0) + 30
  const line = (fill: string, size: number, inset: number) => ({ voice, fill, size, x: from(inset), align, width: 0, lines: 1, least: size * 0.7 })
  const left = (fill: string) => ({ ...line(fill, 42, beside), width: width / 2 - beside - 50, leading: 1.25 })
  const placeInset = Math.abs(from(0) - middle) + 36
  const right = (fill: string, size: number) => ({ ...line(fill, size, placeInset), width: width - MARGIN - placeInset, lines: 3, leading: 1.25 })
  const dateItems: Item[] = [text(pen, date.weekday, left(SOFT)), text(pen, date.month, left(INK)), text(pen, date.year, left(INK))]
  const dateBottom = top + 160
  return (
    path({ d: `M${MARGIN} ${top - 32}H${width - MARGIN}`, stroke: CLAY, strokeWidth: 4 }) +
    path({ d: `M${middle} ${top}V${bottom}`, stroke: LINE, strokeWidth: 2 }) +
    (day?.draw(from(MARGIN), top + 80 + (day.rise - day.fall) / 2, align) ?? '') +
    stacked(dateItems, { top, bottom: dateBottom, x: from(beside) }) +
    (date.time ? stacked([text(pen, date.time, { ...line(RIVER, 44, MARGIN), width: 380 })], { top: dateBottom + 6, bottom, x: from(MARGIN) }) : '') +
    stacked(
      [
        text(pen, words.hall, { ...right(INK, 50), least: 34 }),
        { gap: 8 },
        text(pen, words.address, { ...right(SOFT, 36), least: 28 }),
        text(pen, words.area, { ...right(SOFT, 36), least: 28 }),
      ],
      { top, bottom, x: from(placeInset) },
    )
  )
}

function picture(words: Words, pen: Pen): string {
  const { width, height } = formats.picture
  const ar = pen.language === 'ar'
  const start = { x: ar ? width - MARGIN : MARGIN, align: ar ? ('right' as const) : ('left' as const), width: width - 2 * MARGIN }
  const head: Item[] = [
    text(pen, words.invite, { ...start, voice, fill: SOFT, size: 42, lines: 1 }),
    { gap: 14, grow: 1 },
    names(pen, words, { ...start, voice, fill: CLAY, size: 150, lines: 1, andFill: RIVER, andScale: 0.62, rowFrom: 84, columnSize: 90 }),
    { gap: 14, grow: 1 },
  ]
  return (
    view(width) +
    path({ d: `M0 ${SHORE}H${width}V${height}H0Z`, fill: SAND }) +
    stacked(head, { top: SHORE + 40, bottom: SHORE + 322, x: start.x }) +
    facts(words, pen, SHORE + 366, height - 50, width)
  )
}

export const nile: Design = { preview, picture }
