import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import type { Design } from './designs/design.ts'
import { fanous } from './designs/fanous.ts'
import { jasmine } from './designs/jasmine.ts'
import { mashrabiya } from './designs/mashrabiya.ts'
import { nile } from './designs/nile.ts'
import { formats } from './formats.ts'
import type { Format } from './formats.ts'
import { createPen, createResvgOptions } from './pen.ts'
import { createSvg } from './svg.ts'
import type { Words } from './words.ts'

/** The designs by template number in the API. */
const designs: Record<number, Design> = { 1: mashrabiya, 2: jasmine, 3: fanous, 4: nile }

/** A request for a picture. */
export interface Order {
  format: Format
  template: number
  words: Words
}

/**
 * Draws a picture as PNG. sharp compresses to half the size of resvg's own PNG, which keeps each preview below WhatsApp's limit of 300 KB in full
 * colour.
 */
export async function paintPicture({ format, template, words }: Order): Promise<Buffer> {
  const { width, height } = formats[format]
  const design = designs[template] ?? mashrabiya
  const drawing = createSvg(width, height, design[format](words, createPen(words.language)))
  const { pixels } = new Resvg(drawing, createResvgOptions()).render()
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 6 })
    .toBuffer()
}
