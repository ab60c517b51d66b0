import type { CardText } from '../cardText.ts'
import type { Typesetter } from '../typesetter.ts'

/** The sizes of the two pictures, in px. */
export const formats = {
  /** The link preview. Some apps crop it to the square in its centre. */
  preview: { width: 1200, height: 630 },
  /** For stories and groups. */
  picture: { width: 1080, height: 1350 },
} as const

export type Format = keyof typeof formats

/** What a design draws: the texts in the area of the picture, in px. */
export interface DesignInput {
  text: CardText
  typesetter: Typesetter
  width: number
  height: number
  /** The x of the vertical centre line. */
  centre: number
}

/** The functions that draw a template in each format, as SVG. */
export type Design = Record<Format, (input: DesignInput) => string>
