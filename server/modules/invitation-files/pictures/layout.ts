import type { Room } from './fit.ts'
import type { Voice } from './fonts.ts'
import { before } from './pen.ts'
import type { Align, Line, Pen, Style } from './pen.ts'
import { group } from './svg.ts'
import type { Words } from './words.ts'

/** Something of a known height that is drawn below a given y. */
export interface Block {
  height: number
  draw: (top: number) => string
}

/** Space between blocks, in px; it grows by its share of what is left over. */
export interface Gap {
  gap: number
  grow?: number
}

export type Item = Block | Gap | undefined

/** Where lines stand and how far apart. */
interface Place {
  /** The lines' middle, or the edge that they are aligned to. */
  x: number
  align?: Align
  /** The height of a line, in sizes. */
  leading?: number
}

export interface Setting extends Style, Room, Place {}

/** A line is shortened rather than written smaller than this part of its size. */
const LEAST = 0.7

/** A kind of line in a design: by colour and size. */
export const hand =
  (voice: Voice, room: Place & Pick<Room, 'width' | 'lines'>) =>
  (fill: string, size: number): Setting => ({ voice, fill, ...room, size, least: size * LEAST })

const LEADING = 1.35

/** A line in a box of its own height, and its baseline from the top of that. */
interface Boxed {
  line: Line
  height: number
  baseline: number
}

/** Centred in the height that its size asks for. */
function bySize(line: Line, leading: number): Boxed {
  const height = line.size * leading
  return { line, height, baseline: height / 2 + line.face.middle * line.size }
}

/** As tall as its ink: vowel signs and deep letters of one line never reach into the next. */
const byInk = (line: Line): Boxed => ({ line, height: line.rise + line.fall, baseline: line.rise })

function column(boxes: readonly Boxed[], between: number, { x, align }: Place): Block {
  return {
    height: boxes.reduce((sum, { height }) => sum + height, between * (boxes.length - 1)),
    draw: (top) => {
      let y = top
      return boxes
        .map(({ line, height, baseline }) => {
          const drawn = line.draw(x, y + baseline, align)
          y += height + between
          return drawn
        })
        .join('')
    },
  }
}

/** Lines of text; undefined when nothing of it can be written. */
export function text(pen: Pen, words: string, setting: Setting): Block | undefined {
  const lines = pen.lines(words, setting, setting)
  const { leading = LEADING } = setting
  return lines && column(lines.map((line) => bySize(line, leading)), 0, setting)
}

const rowWidth = (lines: readonly Line[], between: number): number =>
  lines.reduce((sum, line) => sum + line.width, between * (lines.length - 1))

/** Lines side by side on one baseline, in reading order; as tall as their ink. */
export function row(pen: Pen, lines: readonly Line[], between: number, { x, align = 'middle' }: Place): Block {
  const inOrder = pen.language === 'ar' ? lines.toReversed() : lines
  const rise = Math.max(...lines.map((line) => line.rise))
  return {
    height: rise + Math.max(...lines.map((line) => line.fall)),
    draw: (top) => {
      let left = x - rowWidth(lines, between) * before[align]
      return inOrder
        .map((line) => {
          const drawn = line.draw(left, top + rise, 'left')
          left += line.width + between
          return drawn
        })
        .join('')
    },
  }
}

export interface NamesSetting extends Setting {
  /** The word between the names: its colour, and its size in sizes of the names. */
  andFill: string
  andScale: number
  /** Names that come out at this size or above stand side by side; longer ones stand one under the other. */
  rowFrom: number
  /** The size of names that stand one under the other. */
  columnSize: number
}

/** The space between names that stand side by side, in sizes. */
const BETWEEN_NAMES = 0.3
/** Smaller than this, in px, the word between the names is lost. */
const LEAST_AND = 24
/** The space between the ink of names that stand one under the other, in sizes. */
const UNDER_NAMES = 0.24

function nameRow(pen: Pen, { groom, and, bride }: Words, setting: NamesSetting): Block | undefined {
  const at = (size: number) => {
    const free = { width: Infinity, lines: 1, size }
    const small = { ...free, size: size * setting.andScale }
    return [pen.lines(groom, setting, free), pen.lines(and, { ...setting, fill: setting.andFill }, small), pen.lines(bride, setting, free)]
      .flatMap((lines) => lines ?? [])
  }
  const size = Math.min(setting.size, setting.width / rowWidth(at(1), BETWEEN_NAMES))
  return size < setting.rowFrom ? undefined : row(pen, at(size), size * BETWEEN_NAMES, setting)
}

function nameColumn(pen: Pen, { groom, and, bride }: Words, setting: NamesSetting): Block {
  const room = { ...setting, size: setting.columnSize }
  const shrunk = [groom, bride].flatMap((name) => pen.lines(name, setting, room) ?? []).map((line) => line.shrunk)
  // Both as small as the longer one: neither of the two is the lesser.
  const size = room.size * Math.min(...shrunk)
  const small = { ...setting, size: Math.max(size * setting.andScale, LEAST_AND) }
  const lines = [
    pen.lines(groom, setting, { ...room, size }),
    pen.lines(and, { ...setting, fill: setting.andFill }, small),
    pen.lines(bride, setting, { ...room, size }),
  ]
  return column(lines.flatMap((line) => line ?? []).map(byInk), size * UNDER_NAMES, setting)
}

const canWriteNames = (pen: Pen, { groom, bride }: Words, setting: Setting): boolean =>
  [groom, bride].every((name) => pen.lines(name, setting, setting))

/** The line before the names; without names there is nothing that it could lead to. */
export const invite = (pen: Pen, words: Words, setting: Setting): Block | undefined =>
  canWriteNames(pen, words, setting) ? text(pen, words.invite, setting) : undefined

/** The couple's names; what the day is, where our fonts cannot write one of them. */
export function names(pen: Pen, words: Words, setting: NamesSetting): Block | undefined {
  if (!canWriteNames(pen, words, setting)) return text(pen, words.occasion, setting)
  return nameRow(pen, words, setting) ?? nameColumn(pen, words, setting)
}

const isGap = (item: Block | Gap): item is Gap => 'gap' in item

/**
 * Blocks one below the other between two heights. What is left over goes to the gaps that grow; what is too tall is
 * drawn smaller as a whole, around `x`: nothing ever leaves its place.
 */
export function stacked(items: readonly Item[], { top, bottom, x }: { top: number; bottom: number; x: number }): string {
  const given = items.filter((item) => item !== undefined)
  const natural = given.reduce((sum, item) => sum + (isGap(item) ? item.gap : item.height), 0)
  const growth = given.reduce((sum, item) => sum + (isGap(item) ? (item.grow ?? 0) : 0), 0)
  const left = bottom - top - natural
  const share = left > 0 && growth > 0 ? left / growth : 0
  let y = 0
  const drawn = given
    .map((item) => {
      const at = y
      y += isGap(item) ? item.gap + share * (item.grow ?? 0) : item.height
      return isGap(item) ? '' : item.draw(at)
    })
    .join('')
  const scale = left < 0 ? (bottom - top) / natural : 1
  return group({ transform: `translate(${x * (1 - scale)} ${top}) scale(${scale})` }, drawn)
}
