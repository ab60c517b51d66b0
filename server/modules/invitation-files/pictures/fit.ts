/** How lines of text are broken and sized: plain arithmetic on widths, which whoever calls measures. */

export interface Room {
  width: number
  /** The size wanted, in px. */
  size: number
  /** The most lines that the text may take. */
  lines: number
  /** Rather than smaller than this the text is cut short. Without it, it shrinks until it fits: names are never cut. */
  least?: number
}

export interface Fitted {
  size: number
  lines: string[]
}

/** The width of a line at a size of 1 px. */
export type Measure = (line: string) => number

/** Another line must make the text this much larger to be worth it. */
const WORTH_A_LINE = 1.2
const ELLIPSIS = '…'

/** A space, at a size of 1 px; near enough for every face to choose breaks by. */
const SPACE = 0.25

/** All ways of cutting so many things into so many runs, as the runs' ends. */
function cuts(count: number, into: number, from = 0): number[][] {
  if (into === 1) return [[count]]
  return Array.from({ length: Math.max(count - from - into + 1, 0) }, (_, k) => from + k + 1).flatMap((end) =>
    cuts(count, into - 1, end).map((rest) => [end, ...rest]),
  )
}

const runs = <Thing>(things: readonly Thing[], ends: readonly number[]): Thing[][] =>
  ends.map((end, k) => things.slice(ends[k - 1] ?? 0, end))

/** The words in so many lines whose widest is as narrow as can be. */
export function balanced(words: readonly string[], lines: number, measure: Measure): string[] {
  const widths = words.map((word) => measure(word) + SPACE)
  const widest = (ends: readonly number[]) => Math.max(...runs(widths, ends).map((run) => run.reduce((sum, width) => sum + width, 0)))
  const all = cuts(words.length, Math.min(lines, words.length)).map((ends) => ({ ends, width: widest(ends) }))
  const { ends } = all.reduce((best, next) => (next.width < best.width ? next : best))
  return runs(words, ends).map((run) => run.join(' '))
}

/** Sizes and breaks a text so that it fits its room: few lines before many, unless more lines make it clearly larger. */
export function fitted(text: string, room: Room, measure: Measure): Fitted {
  const words = text.split(' ')
  const sizeOf = (lines: readonly string[]) => Math.min(room.size, room.width / Math.max(...lines.map(measure)))
  let best = { size: sizeOf([text]), lines: [text] }
  for (let count = 2; count <= Math.min(room.lines, words.length); count += 1) {
    const lines = balanced(words, count, measure)
    if (sizeOf(lines) > best.size * WORTH_A_LINE) best = { size: sizeOf(lines), lines }
  }
  if (room.least === undefined || best.size >= room.least) return best
  const shorter = shortened(text)
  return shorter ? fitted(shorter, room, measure) : best
}

/** The text without its last word, or its last letters when it is one word; undefined when nothing more can go. */
function shortened(text: string): string | undefined {
  const bare = text.replace(ELLIPSIS, '')
  const end = bare.lastIndexOf(' ')
  if (end > 0) return `${bare.slice(0, end).replace(/[\s،,.:(–-]+$/u, '')}${ELLIPSIS}`
  const letters = [...bare]
  return letters.length > 3 ? `${letters.slice(0, Math.floor(letters.length * 0.8)).join('')}${ELLIPSIS}` : undefined
}
