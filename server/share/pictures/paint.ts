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

/** Pixels as PNG: as they are where that is small enough, else in 256 colours, which halves it and barely shows. */
async function encoded(pixels: Buffer, { width, height, limitBytes }: (typeof formats)[Format]): Promise<Buffer> {
  const image = () => sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha()
  const whole = await image().png({ compressionLevel: 9 }).toBuffer()
  return whole.length < limitBytes ? whole : image().png({ palette: true, dither: 0.6 }).toBuffer()
}

/** Draws the order, as PNG. */
export async function painted({ format, template, words }: Order): Promise<Buffer> {
  const { width, height } = formats[format]
  const design = designs[template] ?? mashrabiya
  const drawing = picture(width, height, design[format](words, newPen(words.language)))
  return encoded(new Resvg(drawing, resvgOptions()).render().pixels, formats[format])
}
