import type { Format } from '../formats.ts'
import type { Pen } from '../pen.ts'
import type { Words } from '../words.ts'

/** The functions that draw a template in each format, as SVG. */
export type Design = Record<Format, (words: Words, pen: Pen) => string>
