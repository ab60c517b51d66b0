import type { CardText } from './cardText.ts'
import type { DesignInput } from './designs/design.ts'
import type { TextBox } from './fit.ts'
import { createGroup, toTransform } from './svg.ts'
import { alignRatios } from './typesetter.ts'
import type { Align, Line, TextStyle, Typesetter } from './typesetter.ts'

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
interface Position {
  /** The centre of the lines, or the edge of their alignment, in px. */
  x: number
  align?: Align
  /** The line height as a multiple of the font size. */
  lineHeight?: number
}

export interface TextOptions extends TextStyle, TextBox, Position {}

const LINE_HEIGHT = 1.35

const isGap = (item: Block | Gap): item is Gap => 'gap' in item

/**
 * @param growth the height of a gap's unit of `grow`, in px
 * @returns items one below the other as one block
 */
export function createStack(items: readonly Item[], growth = 0): Block {
  const presentItems = items.filter((item) => item !== undefined)
  const getHeight = (item: Block | Gap) => (isGap(item) ? item.gap + growth * (item.grow ?? 0) : item.height)
  return {
    height: presentItems.reduce((sum, item) => sum + getHeight(item), 0),
    draw: (top) => {
      let y = top
      return presentItems
        .map((item) => {
          const itemTop = y
          y += getHeight(item)
          return isGap(item) ? '' : item.draw(itemTop)
        })
        .join('')
    },
  }
}

/**
 * Stacks blocks between two heights. The gaps share the remaining space; content that is too high is scaled down as a whole around `x`, so that it
 * never leaves its area.
 */
export function stackBlocks(
  items: readonly Item[],
  { top, bottom, x }: { top: number; bottom: number; x: number },
): string {
  const { height } = createStack(items)
  const shares = items.reduce((sum, item) => sum + (item && isGap(item) ? (item.grow ?? 0) : 0), 0)
  const remaining = bottom - top - height
  const growth = remaining > 0 && shares > 0 ? remaining / shares : 0
  const scale = remaining < 0 ? (bottom - top) / height : 1
  return createGroup({ transform: toTransform(x * (1 - scale), top, scale) }, createStack(items, growth).draw(0))
}

/** @returns a line as a block with the line height of its font size; its letters are centred */
function createLineBlock(line: Line, { x, align, lineHeight = LINE_HEIGHT }: Position): Block {
  const height = line.size * lineHeight
  return { height, draw: (top) => line.draw(x, top + height / 2 + line.face.middle * line.size, align) }
}

/** @returns a line as a block as high as its ink box, so that diacritics and descenders do not overlap the next line */
const createInkBlock = (line: Line, { x, align }: Position): Block => ({
  height: line.ascent + line.descent,
  draw: (top) => line.draw(x, top + line.ascent, align),
})

/** @returns the lines of a text as a block; undefined when the fonts lack its letters */
export function createText(typesetter: Typesetter, text: string, options: TextOptions): Block | undefined {
  const lines = typesetter.fitLines(text, options, options)
  return lines && createStack(lines.map((line) => createLineBlock(line, options)))
}

/** @returns each text as a line of one font size, without the texts whose letters the fonts lack */
export const createSingleLines = (
  typesetter: Typesetter,
  texts: readonly string[],
  style: TextStyle,
  size: number,
): Line[] => texts.flatMap((text) => typesetter.fitLines(text, style, { width: Infinity, size, maxLines: 1 }) ?? [])

const getRowWidth = (lines: readonly Line[], gap: number): number =>
  lines.reduce((sum, line) => sum + line.width, gap * (lines.length - 1))

/** @returns lines side by side on one baseline, in reading order, as high as their ink boxes */
export function createRow(
  { language }: Typesetter,
  lines: readonly Line[],
  gap: number,
  { x, align = 'middle' }: Position,
): Block {
  const orderedLines = language === 'ar' ? lines.toReversed() : lines
  const ascent = Math.max(...lines.map((line) => line.ascent))
  return {
    height: ascent + Math.max(...lines.map((line) => line.descent)),
    draw: (top) => {
      let lineX = x - getRowWidth(lines, gap) * alignRatios[align]
      return orderedLines
        .map((line) => {
          const drawing = line.draw(lineX, top + ascent, 'left')
          lineX += line.width + gap
          return drawing
        })
        .join('')
    },
  }
}

export interface NamesOptions extends TextOptions {
  /** The colour of the word between the names, and its size as a ratio of the names' size. */
  andFill: string
  andScale: number
  /** The minimum font size for names side by side, in px; names that need a smaller one are stacked. Without it all names are stacked. */
  minRowSize?: number
  /** The font size of stacked names, in px, if it differs from `size`. */
  columnSize?: number
}

/** The space between names side by side, as a ratio of the font size. */
const NAMES_GAP = 0.3
/** The minimum font size of the word between stacked names, in px. */
const MIN_AND_SIZE_PX = 24
/** The size of whose daughter the bride is, as a ratio of the groom's name. */
const TITLE_SCALE = 0.5
/** The space between the ink boxes of stacked names, as a ratio of the font size. */
const STACKED_NAMES_GAP = 0.24

function createNameRow(
  typesetter: Typesetter,
  { names: [first, second], hasTitle, and }: CardText,
  options: NamesOptions,
): Block | undefined {
  const { size: preferredSize, width, minRowSize, andFill, andScale } = options
  if (minRowSize === undefined || hasTitle) return undefined
  const createNameLines = (size: number) => [
    ...createSingleLines(typesetter, [first], options, size),
    ...createSingleLines(typesetter, [and], { ...options, fill: andFill }, size * andScale),
    ...createSingleLines(typesetter, [second], options, size),
  ]
  const size = Math.min(preferredSize, width / getRowWidth(createNameLines(1), NAMES_GAP))
  return size < minRowSize ? undefined : createRow(typesetter, createNameLines(size), size * NAMES_GAP, options)
}

function createNameColumn(typesetter: Typesetter, { names, hasTitle, and }: CardText, options: NamesOptions): Block {
  const { columnSize = options.size, andFill, andScale } = options
  const fitName = (name: string, size: number) => typesetter.fitLines(name, options, { ...options, size }) ?? []
  const [first, second] = names
  const scales = (hasTitle ? [first] : names).flatMap((name) => fitName(name, columnSize)).map((line) => line.scale)
  // Both names have the size of the smaller one, so that neither looks less important.
  const size = columnSize * Math.min(...scales)
  const andBox = { ...options, size: Math.max(size * andScale, MIN_AND_SIZE_PX) }
  const lines = [
    ...fitName(first, size),
    ...(typesetter.fitLines(and, { ...options, fill: andFill }, andBox) ?? []),
    ...fitName(second, hasTitle ? size * TITLE_SCALE : size),
  ]
  const gap = { gap: size * STACKED_NAMES_GAP }
  return createStack(lines.flatMap((line, k) => [k > 0 ? gap : undefined, createInkBlock(line, options)]))
}

const canSetNames = (typesetter: Typesetter, { names }: CardText, options: TextOptions): boolean =>
  names.every((name) => typesetter.fitLines(name, options, options))

/** Lines and size of the invitation in the name of hosts, the size as a ratio of the usual one. */
const HOSTS_MAX_LINES = 4
const HOSTS_SCALE = 0.85

/** @returns what is before the names; undefined when the fonts lack letters of the names. Names of hosts are never truncated. */
export function createInvite(typesetter: Typesetter, text: CardText, options: TextOptions): Block | undefined {
  if (!canSetNames(typesetter, text, options)) return undefined
  if (text.hosts === undefined) return createText(typesetter, text.invite, options)
  const { minSize: _minSize, ...others } = options
  const size = options.size * HOSTS_SCALE
  return createText(typesetter, text.hosts, { ...others, size, maxLines: HOSTS_MAX_LINES })
}

/** @returns the couple's names; the name of the occasion when the fonts lack letters of the names */
export function createNames(typesetter: Typesetter, text: CardText, options: NamesOptions): Block | undefined {
  if (!canSetNames(typesetter, text, options)) return createText(typesetter, text.occasion, options)
  return createNameRow(typesetter, text, options) ?? createNameColumn(typesetter, text, options)
}

/** The minimum font size of a text as a ratio of the preferred one; longer texts are truncated. */
const MIN_SIZE_RATIO = 0.7

/** @returns functions that create the blocks of an invitation with common options, which `changes` replaces */
export function createTextBlocks(
  { typesetter, text }: DesignInput,
  commonOptions: Omit<TextOptions, 'fill' | 'size' | 'minSize'>,
) {
  const toOptions = (fill: string, size: number, changes: Partial<TextOptions> = {}): TextOptions => ({
    ...commonOptions,
    fill,
    size,
    minSize: size * MIN_SIZE_RATIO,
    ...changes,
  })
  type OptionsArguments = Parameters<typeof toOptions>
  return {
    line: (content: string | undefined, ...options: OptionsArguments) =>
      content ? createText(typesetter, content, toOptions(...options)) : undefined,
    invite: (...options: OptionsArguments) => createInvite(typesetter, text, toOptions(...options)),
    names: (options: Omit<NamesOptions, keyof typeof commonOptions> & Partial<NamesOptions>) =>
      createNames(typesetter, text, { ...commonOptions, isName: true, maxLines: 2, ...options }),
  }
}
