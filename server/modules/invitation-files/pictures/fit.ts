/** Line breaking and font sizes, calculated from widths that the caller measures. */

export interface Room {
  width: number
  /** The preferred font size, in px. */
  size: number
  /** The maximum number of lines. */
  lines: number
  /**
   * The minimum font size, in px; text that needs a smaller one is truncated. Without it the text shrinks until it fits: names are never truncated.
   */
  least?: number
}

export interface FittedText {
  size: number
  lines: string[]
}

/** @returns the width of a line at a font size of 1 px */
export type Measure = (line: string) => number

/** An additional line must increase the font size by at least this factor. */
const WORTH_A_LINE = 1.2
const ELLIPSIS = '…'

/** The width of a space at a font size of 1 px; accurate enough in all fonts to choose line breaks. */
const SPACE = 0.25

/** @returns all ways to split `count` things into `into` runs, as the end indexes of the runs */
function listBreaks(count: number, into: number, from = 0): number[][] {
  if (into === 1) return [[count]]
  return Array.from({ length: Math.max(count - from - into + 1, 0) }, (_, k) => from + k + 1).flatMap((end) =>
    listBreaks(count, into - 1, end).map((rest) => [end, ...rest]),
  )
}

const splitAt = <Thing>(things: readonly Thing[], ends: readonly number[]): Thing[][] =>
  ends.map((end, k) => things.slice(ends[k - 1] ?? 0, end))

/** @returns the words in the given number of lines, with the smallest maximum width */
export function balanceLines(words: readonly string[], lines: number, measure: Measure): string[] {
  const widths = words.map((word) => measure(word) + SPACE)
  const getWidest = (ends: readonly number[]) =>
    Math.max(...splitAt(widths, ends).map((run) => run.reduce((sum, width) => sum + width, 0)))
  const all = listBreaks(words.length, Math.min(lines, words.length)).map((ends) => ({ ends, width: getWidest(ends) }))
  const { ends } = all.reduce((best, next) => (next.width < best.width ? next : best))
  return splitAt(words, ends).map((run) => run.join(' '))
}

/** Chooses font size and line breaks so that a text fits its room. Prefers few lines, unless more lines give a clearly larger size. */
export function fitText(text: string, room: Room, measure: Measure): FittedText {
  const words = text.split(' ')
  const getSize = (lines: readonly string[]) => Math.min(room.size, room.width / Math.max(...lines.map(measure)))
  let best = { size: getSize([text]), lines: [text] }
  for (let count = 2; count <= Math.min(room.lines, words.length); count += 1) {
    const lines = balanceLines(words, count, measure)
    if (getSize(lines) > best.size * WORTH_A_LINE) best = { size: getSize(lines), lines }
  }
  if (room.least === undefined || best.size >= room.least) return best
  const shorter = shortenText(text)
  return shorter ? fitText(shorter, room, measure) : best
}

/** @returns the text without its last word, or without its last characters when it is one word; undefined when it cannot be shortened */
function shortenText(text: string): string | undefined {
  const bare = text.replace(ELLIPSIS, '')
  const end = bare.lastIndexOf(' ')
  if (end > 0) return `${bare.slice(0, end).replace(/[\s،,.:(–-]+$/u, '')}${ELLIPSIS}`
  const letters = [...bare]
  return letters.length > 3 ? `${letters.slice(0, Math.floor(letters.length * 0.8)).join('')}${ELLIPSIS}` : undefined
}
