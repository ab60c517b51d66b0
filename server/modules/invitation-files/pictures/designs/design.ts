import type { Format } from '../formats.ts'
import type { Pen } from '../pen.ts'
import type { Words } from '../words.ts'

/** A template's hand: what it makes of the words in each format, as SVG. */
export type Design = Record<Format, (words: Words, pen: Pen) => string>
