import type { Room } from './fit.ts'
import type { Voice } from './fonts.ts'
import { before } from './pen.ts'
import type { Align, Line, Pen, Style } from './pen.ts'
import { createGroup } from './svg.ts'
import type { Words } from './words.ts'

/** Content of a known height that is drawn below a given y. */
export interface Block {
  height: number
  draw: (top: number) => string
}

/** Space between blocks, in px. `grow` is its share of the remaining space. */
export interface Gap {
  gap: number
  grow?: number
}

export type Item = Block | Gap | undefined

/** Position and spacing of lines. */
interface Place {
  /** The centre of the lines, or the edge of their alignment, in px. */
  x: number
  align?: Align
  /** The line height as a multiple of the font size. */
  leading?: number
}

export interface Setting extends Style, Room, Place {}

/** The minimum font size as a ratio of the preferred one; longer lines are truncated. */
const MIN_SIZE_RATIO = 0.7

/** @returns a function that creates the setting of a line from colour and font size */
export const createLineSetting =
  (voice: Voice, room: Place & Pick<Room, 'width' | 'lines'>) =>
  (fill: string, size: number): Setting => ({ voice, fill, ...room, size, least: size * MIN_SIZE_RATIO })

const LEADING = 1.35

/** A line in a box of its own height, and the distance of its baseline from the top of the box. */
interface Boxed {
  line: Line
  height: number
  baseline: number
}

/** A box with the line height of the font size; the line is centred. */
function boxBySize(line: Line, leading: number): Boxed {
  const height = line.size * leading
  return { line, height, baseline: height / 2 + line.face.middle * line.size }
}

/** A box as high as the line's ink, so that diacritics and descenders do not overlap the next line. */
const boxByInk = (line: Line): Boxed => ({ line, height: line.rise + line.fall, baseline: line.rise })

function createColumn(boxes: readonly Boxed[], between: number, { x, align }: Place): Block {
  return {
    height: boxes.reduce((sum, { height }) => sum + height, between * (boxes.length - 1)),
    draw: (top) => {
      let y = top
      return boxes
        .map(({ line, height, baseline }) => {
          const drawing = line.draw(x, y + baseline, align)
          y += height + between
          return drawing
        })
        .join('')
    },
  }
}

/** @returns the lines of a text as a block; undefined when the fonts have no glyphs for it */
export function createText(pen: Pen, words: string, setting: Setting): Block | undefined {
  const lines = pen.fitLines(words, setting, setting)
  const { leading = LEADING } = setting
  return (
    lines &&
    createColumn(
      lines.map((line) => boxBySize(line, leading)),
      0,
      setting,
    )
  )
}

const getRowWidth = (lines: readonly Line[], between: number): number =>
  lines.reduce((sum, line) => sum + line.width, between * (lines.length - 1))

/** @returns lines side by side on one baseline, in reading order, as high as their ink */
export function createRow(pen: Pen, lines: readonly Line[], between: number, { x, align = 'middle' }: Place): Block {
  const inOrder = pen.language === 'ar' ? lines.toReversed() : lines
  const rise = Math.max(...lines.map((line) => line.rise))
  return {
    height: rise + Math.max(...lines.map((line) => line.fall)),
    draw: (top) => {
      let lineX = x - getRowWidth(lines, between) * before[align]
      return inOrder
        .map((line) => {
          const drawing = line.draw(lineX, top + rise, 'left')
          lineX += line.width + between
          return drawing
        })
        .join('')
    },
  }
}

export interface NamesSetting extends Setting {
  /** The colour of the word between the names, and its size as a ratio of the names' size. */
  andFill: string
  andScale: number
  /** The minimum font size for names side by side, in px; names that need a smaller one are stacked. */
  rowFrom: number
  /** The font size of stacked names, in px. */
  columnSize: number
}

/** The space between names side by side, as a ratio of the font size. */
const NAMES_GAP = 0.3
/** The minimum font size of the word between the names, in px. */
const MIN_AND_PX = 24
/** The space between the ink of stacked names, as a ratio of the font size. */
const STACKED_NAMES_GAP = 0.24

function createNameRow(pen: Pen, { groom, and, bride }: Words, setting: NamesSetting): Block | undefined {
  const fitNames = (size: number) => {
    const free = { width: Infinity, lines: 1, size }
    const small = { ...free, size: size * setting.andScale }
    return [
      pen.fitLines(groom, setting, free),
      pen.fitLines(and, { ...setting, fill: setting.andFill }, small),
      pen.fitLines(bride, setting, free),
    ].flatMap((lines) => lines ?? [])
  }
  const size = Math.min(setting.size, setting.width / getRowWidth(fitNames(1), NAMES_GAP))
  return size < setting.rowFrom ? undefined : createRow(pen, fitNames(size), size * NAMES_GAP, setting)
}

function createNameColumn(pen: Pen, { groom, and, bride }: Words, setting: NamesSetting): Block {
  const room = { ...setting, size: setting.columnSize }
  const ratios = [groom, bride].flatMap((name) => pen.fitLines(name, setting, room) ?? []).map((line) => line.shrunk)
  // Both names have the size of the smaller one, so that neither looks less important.
  const size = room.size * Math.min(...ratios)
  const small = { ...setting, size: Math.max(size * setting.andScale, MIN_AND_PX) }
  const lines = [
    pen.fitLines(groom, setting, { ...room, size }),
    pen.fitLines(and, { ...setting, fill: setting.andFill }, small),
    pen.fitLines(bride, setting, { ...room, size }),
  ]
  return createColumn(lines.flatMap((line) => line ?? []).map(boxByInk), size * STACKED_NAMES_GAP, setting)
}

const canWriteNames = (pen: Pen, { groom, bride }: Words, setting: Setting): boolean =>
  [groom, bride].every((name) => pen.fitLines(name, setting, setting))

/** @returns the line before the names; undefined when the names cannot be written */
export const createInvite = (pen: Pen, words: Words, setting: Setting): Block | undefined =>
  canWriteNames(pen, words, setting) ? createText(pen, words.invite, setting) : undefined

/** @returns the couple's names; the name of the occasion when the fonts cannot write one of them */
export function createNames(pen: Pen, words: Words, setting: NamesSetting): Block | undefined {
  if (!canWriteNames(pen, words, setting)) return createText(pen, words.occasion, setting)
  return createNameRow(pen, words, setting) ?? createNameColumn(pen, words, setting)
}

const isGap = (item: Block | Gap): item is Gap => 'gap' in item

/**
 * Stacks blocks between two heights. The gaps share the remaining space; content that is too high is scaled down as a whole around `x`, so that it
 * never leaves its area.
 */
export function stackBlocks(
  items: readonly Item[],
  { top, bottom, x }: { top: number; bottom: number; x: number },
): string {
  const presentItems = items.filter((item) => item !== undefined)
  const naturalHeight = presentItems.reduce((sum, item) => sum + (isGap(item) ? item.gap : item.height), 0)
  const growth = presentItems.reduce((sum, item) => sum + (isGap(item) ? (item.grow ?? 0) : 0), 0)
  const remaining = bottom - top - naturalHeight
  const share = remaining > 0 && growth > 0 ? remaining / growth : 0
  let y = 0
  const drawing = presentItems
    .map((item) => {
      const at = y
      y += isGap(item) ? item.gap + share * (item.grow ?? 0) : item.height
      return isGap(item) ? '' : item.draw(at)
    })
    .join('')
  const scale = remaining < 0 ? (bottom - top) / naturalHeight : 1
  return createGroup({ transform: `translate(${x * (1 - scale)} ${top}) scale(${scale})` }, drawing)
}
