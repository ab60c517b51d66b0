import { Resvg } from '@resvg/resvg-js'
import type { ResvgRenderOptions } from '@resvg/resvg-js'
import { fitText } from './fit.ts'
import type { Room } from './fit.ts'
import { faces, getFontFile, chooseFont } from './fonts.ts'
import type { Face, Voice } from './fonts.ts'
import { escapeMarkup } from '../../../lib/escapeMarkup.ts'
import { createSvg, createTag } from './svg.ts'
import type { Language } from '../../../messages/index.ts'

/** The bounding box of a line's ink at a font size of 1 px, relative to the start of its baseline. */
interface Ink {
  left: number
  top: number
  right: number
  bottom: number
}

/** Fonts and colour of a text. */
export interface Style {
  voice: Voice
  /** The colour. */
  fill: string
}

export type Align = 'left' | 'middle' | 'right'

/** One line at its final font size. */
export interface Line {
  size: number
  /** The ratio of the font size to the requested one. */
  shrunk: number
  /** The size of the ink, in px: its width, and its height above and below the baseline. */
  width: number
  rise: number
  fall: number
  face: Face
  /** Draws the line on its baseline, with the ink centred at `x` or with an edge of the ink at `x`. */
  draw: (x: number, baseline: number, align?: Align) => string
}

export interface Pen {
  language: Language
  /** @returns the text fitted to its room, line by line; undefined when the fonts cannot write it */
  fitLines: (text: string, style: Style, room: Room) => Line[] | undefined
}

const MEASURED_AT = 100
/** The x of a measured line, in px; leaves room for ink to the left of it. */
const ORIGIN = 1000

const [RIGHT_TO_LEFT, LEFT_TO_RIGHT, END] = ['\u2067', '\u2066', '\u2069']
const FIRST_LETTER = /\p{L}/u
const RIGHT_TO_LEFT_LETTER = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/**
 * @returns a function that wraps a line in a Unicode isolate. resvg ignores `direction` and `unicode-bidi`. The isolate orders each line as `<bdi>`
 * does on the card: by the first letter of the whole text.
 */
export function createIsolation(text: string, language: Language): (line: string) => string {
  const first = FIRST_LETTER.exec(text)?.[0]
  const leftwards = first ? RIGHT_TO_LEFT_LETTER.test(first) : language === 'ar'
  return (line) => `${leftwards ? RIGHT_TO_LEFT : LEFT_TO_RIGHT}${line}${END}`
}

/** @returns options without system fonts, so that a picture looks the same on every machine */
export const createResvgOptions = (of: readonly Face[] = faces): ResvgRenderOptions => ({
  font: { loadSystemFonts: false, fontFiles: of.map(getFontFile) },
})

const createTextTag = (
  text: string,
  { family, weight, italic }: Face,
  size: number,
  x: number,
  y: number,
  fill: string,
): string =>
  createTag(
    'text',
    { x, y, fill, fontFamily: family, fontWeight: weight, fontStyle: italic && 'italic', fontSize: size },
    text,
  )

/** @returns the ink of a line in one font, measured by drawing it */
type MeasureInk = (line: string, face: Face) => Ink

function createInkMeter(): MeasureInk {
  const measured = new Map<string, Ink>()
  return (line, face) => {
    const drawing = createSvg(2 * ORIGIN, ORIGIN, createTextTag(line, face, MEASURED_AT, ORIGIN, ORIGIN / 2, '#000'))
    const cached = measured.get(drawing)
    if (cached) return cached
    const { x, y, width, height } = new Resvg(drawing, createResvgOptions([face])).getBBox() ?? {
      x: ORIGIN,
      y: ORIGIN / 2,
      width: 0,
      height: 0,
    }
    const [left, top] = [(x - ORIGIN) / MEASURED_AT, (y - ORIGIN / 2) / MEASURED_AT]
    const ink = { left, top, right: left + width / MEASURED_AT, bottom: top + height / MEASURED_AT }
    measured.set(drawing, ink)
    return ink
  }
}

/** The part of the width to the left of the anchor point. */
export const before: Record<Align, number> = { left: 0, middle: 0.5, right: 1 }

type Sized = Pick<Line, 'size' | 'shrunk' | 'face'>

function toLine(text: string, { size, shrunk, face }: Sized, fill: string, { left, right, top, bottom }: Ink): Line {
  const width = (right - left) * size
  const [rise, fall] = [-top * size, bottom * size]
  const draw: Line['draw'] = (x, baseline, align = 'middle') =>
    createTextTag(text, face, size, x - left * size - width * before[align], baseline, fill)
  return { size, shrunk, face, width, rise, fall, draw }
}

/** @returns a pen for the lines of one picture; it caches its measurements */
export function createPen(language: Language): Pen {
  const measureInk = createInkMeter()
  return {
    language,
    fitLines: (text, { voice, fill }, room) => {
      const fontLine = chooseFont(text, voice)
      if (!fontLine) return undefined
      const { face, scale } = fontLine
      const isolate = createIsolation(fontLine.text, language)
      const markText = (line: string) => escapeMarkup(isolate(line))
      const scaledRoom = { ...room, size: room.size * scale, least: room.least && room.least * scale }
      const { size, lines } = fitText(fontLine.text, scaledRoom, (line) => {
        const { left, right } = measureInk(markText(line), face)
        return right - left
      })
      const lineSize = { size, shrunk: size / scaledRoom.size, face }
      return lines.map((line) => toLine(markText(line), lineSize, fill, measureInk(markText(line), face)))
    },
  }
}
