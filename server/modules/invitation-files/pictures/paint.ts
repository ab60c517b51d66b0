import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import type { Design } from './designs/design.ts'
import { fanous } from './designs/fanous.ts'
import { jasmine } from './designs/jasmine.ts'
import { mashrabiya } from './designs/mashrabiya.ts'
import { nile } from './designs/nile.ts'
import { formats } from './formats.ts'
import type { Format } from './formats.ts'
import { newPen, resvgOptions } from './pen.ts'
import { picture } from './svg.ts'
import type { Words } from './words.ts'

/** The designs by their templates' numbers on the wire. */
const designs: Record<number, Design> = { 1: mashrabiya, 2: jasmine, 3: fanous, 4: nile }

/** A picture to be made. */
export interface Order {
  format: Format
  template: number
  words: Words
}

/**
 * Draws the order, as PNG. sharp packs the pixels into half of what resvg's own PNG takes: that keeps every preview below
 * the 300 KB that WhatsApp takes, in full colour.
 */
export async function painted({ format, template, words }: Order): Promise<Buffer> {
  const { width, height } = formats[format]
  const design = designs[template] ?? mashrabiya
  const drawing = picture(width, height, design[format](words, newPen(words.language)))
  const { pixels } = new Resvg(drawing, resvgOptions()).render()
  return sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha().png({ compressionLevel: 9 }).toBuffer()
}
