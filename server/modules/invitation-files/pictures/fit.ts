/** Line breaking and font sizes, calculated from widths that the caller measures. */

/** The space for a text. */
export interface TextBox {
  width: number
  /** The preferred font size, in px. */
  size: number
  maxLines: number
  /**
   * The minimum font size, in px; text that needs a smaller one is truncated. Without it the text shrinks until it fits: names are never truncated.
   */
  minSize?: number
}

export interface FittedText {
  size: number
  lines: string[]
}

/** @returns the width of a line at a font size of 1 px */
export type MeasureWidth = (line: string) => number

/** An additional line must increase the font size by at least this factor. */
const MIN_GAIN_OF_LINE = 1.2
const ELLIPSIS = '…'

/** The width of a space at a font size of 1 px; accurate enough in all fonts to choose line breaks. */
const SPACE_WIDTH = 0.25

/** @returns all ways to split `count` items into `parts` runs, as the end indexes of the runs */
function listBreaks(count: number, parts: number, from = 0): number[][] {
  if (parts === 1) return [[count]]
  return Array.from({ length: Math.max(count - from - parts + 1, 0) }, (_, k) => from + k + 1).flatMap((end) =>
    listBreaks(count, parts - 1, end).map((rest) => [end, ...rest]),
  )
}

const splitAt = <Item>(items: readonly Item[], ends: readonly number[]): Item[][] =>
  ends.map((end, k) => items.slice(ends[k - 1] ?? 0, end))

/** @returns the words in the given number of lines, with the smallest maximum width */
export function balanceLines(words: readonly string[], lineCount: number, measureWidth: MeasureWidth): string[] {
  const widths = words.map((word) => measureWidth(word) + SPACE_WIDTH)
  const getMaxWidth = (ends: readonly number[]) =>
    Math.max(...splitAt(widths, ends).map((run) => run.reduce((sum, width) => sum + width, 0)))
  const options = listBreaks(words.length, Math.min(lineCount, words.length)).map((ends) => ({
    ends,
    width: getMaxWidth(ends),
  }))
  const { ends } = options.reduce((best, next) => (next.width < best.width ? next : best))
  return splitAt(words, ends).map((run) => run.join(' '))
}

/** Chooses font size and line breaks so that a text fits its box. Prefers few lines, unless more lines give a clearly larger size. */
export function fitText(text: string, box: TextBox, measureWidth: MeasureWidth): FittedText {
  const words = text.split(' ')
  const getSize = (lines: readonly string[]) => Math.min(box.size, box.width / Math.max(...lines.map(measureWidth)))
  let best = { size: getSize([text]), lines: [text] }
  for (let count = 2; count <= Math.min(box.maxLines, words.length); count += 1) {
    const lines = balanceLines(words, count, measureWidth)
    if (getSize(lines) > best.size * MIN_GAIN_OF_LINE) best = { size: getSize(lines), lines }
  }
  if (box.minSize === undefined || best.size >= box.minSize) return best
  const shorter = shortenText(text)
  return shorter ? fitText(shorter, box, measureWidth) : best
}

/** @returns the text without its last word, or without its last characters when it is one word; undefined when it cannot be shortened */
function shortenText(text: string): string | undefined {
  const withoutEllipsis = text.replace(ELLIPSIS, '')
  const end = withoutEllipsis.lastIndexOf(' ')
  if (end > 0) return `${withoutEllipsis.slice(0, end).replace(/[\s،,.:(–-]+$/u, '')}${ELLIPSIS}`
  const characters = [...withoutEllipsis]
  if (characters.length <= 3) return undefined
  return `${characters.slice(0, Math.floor(characters.length * 0.8)).join('')}${ELLIPSIS}`
}
