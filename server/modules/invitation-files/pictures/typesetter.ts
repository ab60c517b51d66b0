import { escapeMarkup } from '../../../lib/escapeMarkup.ts'
import { Resvg } from '@resvg/resvg-js'
import type { ResvgRenderOptions } from '@resvg/resvg-js'
import { fitText } from './fit.ts'
import type { TextBox } from './fit.ts'
import { chooseFont, fontFaces, getFontFile } from './fonts.ts'
import type { FontFace, FontPair } from './fonts.ts'
import type { ReplaceFonts } from './fontReplacement.ts'
import { createSvg, createTag } from './svg.ts'
import type { Language } from '../../../messages/index.ts'

/** The bounding box of a line's visible pixels at a font size of 1 px, relative to the start of its baseline. */
interface InkBox {
  left: number
  top: number
  right: number
  bottom: number
}

/** Fonts and colour of a text. */
export interface TextStyle {
  fonts: FontPair
  /** Whether it is the names of the couple. */
  isName?: boolean
  fill: string
}

export type Align = 'left' | 'middle' | 'right'

/** One line at its final font size. */
export interface Line {
  size: number
  /** The ratio of the font size to the requested one. */
  scale: number
  /** The size of the ink box, in px: its width, and its height above and below the baseline. */
  width: number
  ascent: number
  descent: number
  face: FontFace
  /** Draws the line on its baseline, with the ink box centred at `x` or with an edge at `x`. */
  draw: (x: number, baseline: number, align?: Align) => string
}

/** Sets texts in lines of one language. */
export interface Typesetter {
  language: Language
  /** @returns the text fitted to its box, line by line; undefined when the fonts lack its letters */
  fitLines: (text: string, style: TextStyle, box: TextBox) => Line[] | undefined
}

const MEASURED_SIZE_PX = 100
/** The x of a measured line, in px; leaves space for ink to the left of it. */
const ORIGIN_PX = 1000

const [RIGHT_TO_LEFT_ISOLATE, LEFT_TO_RIGHT_ISOLATE, POP_ISOLATE] = ['\u2067', '\u2066', '\u2069']
const LETTER = /\p{L}/u
const RIGHT_TO_LEFT_LETTER = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/**
 * @returns a function that wraps a line in a Unicode isolate. resvg ignores `direction` and `unicode-bidi`. The isolate orders each line as `<bdi>`
 * does on the card: by the first letter of the whole text.
 */
function createIsolation(text: string, language: Language): (line: string) => string {
  const firstLetter = LETTER.exec(text)?.[0]
  const isRightToLeft = firstLetter ? RIGHT_TO_LEFT_LETTER.test(firstLetter) : language === 'ar'
  return (line) => `${isRightToLeft ? RIGHT_TO_LEFT_ISOLATE : LEFT_TO_RIGHT_ISOLATE}${line}${POP_ISOLATE}`
}

/** @returns options without system fonts, so that a picture looks the same on every machine */
export const createResvgOptions = (faces: readonly FontFace[] = fontFaces): ResvgRenderOptions => ({
  font: { loadSystemFonts: false, fontFiles: faces.map(getFontFile) },
})

interface TextAttributes {
  size: number
  x: number
  y: number
  fill: string
}

const createTextTag = (
  markup: string,
  { family, weight, style }: FontFace,
  { size, x, y, fill }: TextAttributes,
): string =>
  createTag('text', { x, y, fill, fontFamily: family, fontWeight: weight, fontStyle: style, fontSize: size }, markup)

/** @returns the ink box of a line in one font, measured by drawing it */
type MeasureInk = (markup: string, face: FontFace) => InkBox

function createInkMeter(): MeasureInk {
  const inkBoxes = new Map<string, InkBox>()
  const origin = { size: MEASURED_SIZE_PX, x: ORIGIN_PX, y: ORIGIN_PX / 2, fill: '#000' }
  return (markup, face) => {
    const drawing = createSvg(2 * ORIGIN_PX, ORIGIN_PX, createTextTag(markup, face, origin))
    const cached = inkBoxes.get(drawing)
    if (cached) return cached
    const bounds = new Resvg(drawing, createResvgOptions([face])).getBBox()
    const { x, y, width, height } = bounds ?? { ...origin, width: 0, height: 0 }
    const [left, top] = [(x - origin.x) / MEASURED_SIZE_PX, (y - origin.y) / MEASURED_SIZE_PX]
    const inkBox = { left, top, right: left + width / MEASURED_SIZE_PX, bottom: top + height / MEASURED_SIZE_PX }
    inkBoxes.set(drawing, inkBox)
    return inkBox
  }
}

/** The part of a width that is to the left of the aligned x. */
export const alignRatios: Record<Align, number> = { left: 0, middle: 0.5, right: 1 }

type LineSize = Pick<Line, 'size' | 'scale' | 'face'>

function createLine(markup: string, lineSize: LineSize, fill: string, { left, right, top, bottom }: InkBox): Line {
  const { size, face } = lineSize
  const width = (right - left) * size
  const draw: Line['draw'] = (x, y, align = 'middle') =>
    createTextTag(markup, face, { size, x: x - left * size - width * alignRatios[align], y, fill })
  return { ...lineSize, width, ascent: -top * size, descent: bottom * size, draw }
}

/** @returns a typesetter for one picture; it caches its measurements */
export function createTypesetter(language: Language, replaceFonts: ReplaceFonts = (fonts) => fonts): Typesetter {
  const measureInk = createInkMeter()
  return {
    language,
    fitLines: (requestedText, { fonts, isName = false, fill }, box) => {
      const choice = chooseFont(requestedText, replaceFonts(fonts, isName))
      if (!choice) return undefined
      const { text, face, scale } = choice
      const isolate = createIsolation(text, language)
      const toMarkup = (line: string) => escapeMarkup(isolate(line))
      const scaledBox = { ...box, size: box.size * scale, minSize: box.minSize && box.minSize * scale }
      const { size, lines } = fitText(text, scaledBox, (line) => {
        const { left, right } = measureInk(toMarkup(line), face)
        return right - left
      })
      const lineSize = { size, scale: size / scaledBox.size, face }
      return lines.map(toMarkup).map((markup) => createLine(markup, lineSize, fill, measureInk(markup, face)))
    },
  }
}
