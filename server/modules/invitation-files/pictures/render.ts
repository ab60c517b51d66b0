import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { createCardColors } from '../../../../shared/palettes/cardColors.ts'
import type { ColorChoice } from '../../../../shared/card/card.ts'
import type { CardText } from './cardText.ts'
import { formats } from './designs/design.ts'
import type { Design, Format } from './designs/design.ts'
import { fanous } from './designs/fanous.ts'
import { jasmine } from './designs/jasmine.ts'
import { mashrabiya } from './designs/mashrabiya.ts'
import { nile } from './designs/nile.ts'
import { createFontReplacement } from './fontReplacement.ts'
import { createSvg } from './svg.ts'
import { createResvgOptions, createTypesetter } from './typesetter.ts'

/** The designs by template number in the API. */
const designs: Record<number, Design> = { 1: mashrabiya, 2: jasmine, 3: fanous, 4: nile }

export interface PictureRequest {
  format: Format
  template: number
  text: CardText
  /** The invitation's palette and own accent. */
  colors?: ColorChoice
  /** Id of the font pair of the invitation. */
  fontPair?: string | undefined
}

/** A colour in an attribute; quotes of texts are escaped. */
const PAINTED = /(?<==")#[\da-f]{6}(?=")/g

/**
 * Renders a picture as PNG. sharp compresses to half the size of resvg's own PNG, which keeps each preview below WhatsApp's limit of 300 KB in full
 * colour.
 */
export async function renderPicture({ format, template, text, colors, fontPair }: PictureRequest): Promise<Buffer> {
  const { width, height } = formats[format]
  const design = designs[template] ?? mashrabiya
  const typesetter = createTypesetter(text.language, createFontReplacement(template, fontPair))
  const input = { text, typesetter, width, height, centre: width / 2 }
  const svg = createSvg(width, height, design[format](input)).replace(PAINTED, createCardColors(template, colors).paint)
  const { pixels } = new Resvg(svg, createResvgOptions()).render()
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 6 })
    .toBuffer()
}
