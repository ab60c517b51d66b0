import type { CardText } from './cardText.ts'
import { elMessiri } from './fonts.ts'
import { createInvite, createNames, createRow, stackBlocks, createText } from './layout.ts'
import type { Block, NamesOptions } from './layout.ts'
import type { Line, Typesetter } from './typesetter.ts'

/** A block that draws its name and top position, for assertions. */
const createBlock = (name: string, height: number): Block => ({ height, draw: (top) => `[${name} ${top}]` })
const place = { top: 100, bottom: 400, x: 500 }

describe('stacked blocks', () => {
  it('distribute the remaining height among the growing gaps', () => {
    const drawn = stackBlocks(
      [createBlock('a', 50), { gap: 10, grow: 2 }, createBlock('b', 50), { gap: 20, grow: 1 }, createBlock('c', 50)],
      place,
    )
    // The height is 300, the blocks take 180: the gaps share the remaining 120 at a ratio of 2 : 1.
    expect(drawn).toContain('[a 0][b 140][c 250]')
    expect(drawn).toContain('translate(0 100) scale(1)')
  })

  it('take no space for a missing block', () => {
    expect(stackBlocks([createBlock('a', 50), undefined, createBlock('b', 50)], place)).toContain('[a 0][b 50]')
  })

  it('are scaled down around their centre when they are too high', () => {
    const drawn = stackBlocks([createBlock('a', 400), { gap: 0, grow: 1 }, createBlock('b', 200)], place)
    expect(drawn).toContain('[a 0][b 400]')
    expect(drawn).toContain('translate(250 100) scale(0.5)')
  })
})

/** A typesetter for characters half as wide as high, whose font lacks a question mark. */
const createTypesetterStub = (language: 'ar' | 'en'): Typesetter => ({
  language,
  fitLines: (text, _style, { size, width }) => {
    if (text.includes('?')) return undefined
    const actual = Math.min(size, width / (text.length / 2))
    const line: Line = {
      size: actual,
      scale: actual / size,
      width: (text.length / 2) * actual,
      ascent: actual * 0.7,
      descent: actual * 0.3,
      face: elMessiri,
      draw: (x, baseline) => `[${text} ${Math.round(x)} ${Math.round(baseline)} ${Math.round(actual)}]`,
    }
    return [line]
  },
})
const fonts = { arabic: elMessiri, latin: elMessiri, arabicScale: 1 }
const options: NamesOptions = {
  fonts,
  fill: '#000',
  x: 500,
  size: 100,
  width: 600,
  maxLines: 2,
  andFill: '#111',
  andScale: 0.5,
  minRowSize: 60,
  columnSize: 80,
}
const createCouple = (groom: string, bride: string) =>
  ({ names: [groom, bride], and: '&', invite: 'come', occasion: 'wedding' }) as unknown as CardText

describe('the names', () => {
  it('are side by side in reading order while they are large enough', () => {
    // Widths: Omar 200, & 25, Nour 200, gaps 30 each; 485 in total, centred at 500.
    expect(createNames(createTypesetterStub('en'), createCouple('Omar', 'Nour'), options)?.draw(0)).toBe(
      '[Omar 258 70 100][& 488 70 50][Nour 543 70 100]',
    )
    expect(createNames(createTypesetterStub('ar'), createCouple('Omar', 'Nour'), options)?.draw(0)).toBe(
      '[Nour 258 70 100][& 488 70 50][Omar 543 70 100]',
    )
  })

  it('are one below the other, both at the size of the longer one, when they are too long', () => {
    const drawn = createNames(
      createTypesetterStub('en'),
      createCouple('Abdelrahman Elsharkawy', 'Nour'),
      options,
    )?.draw(0)
    expect(drawn).toMatch(/^\[Abdelrahman Elsharkawy 500 38 55\]\[& .*\]\[Nour 500 \d+ 55\]$/)
  })

  it('are replaced by the occasion, without the invitation line, when one has no glyphs', () => {
    expect(createNames(createTypesetterStub('en'), createCouple('Omar', '??'), options)?.draw(0)).toMatch(/^\[wedding /)
    expect(createInvite(createTypesetterStub('en'), createCouple('Omar', '??'), options)).toBeUndefined()
    expect(createInvite(createTypesetterStub('en'), createCouple('Omar', 'Nour'), options)?.draw(0)).toMatch(/^\[come /)
  })
})

describe('lines', () => {
  it('are omitted without glyphs', () => {
    expect(createText(createTypesetterStub('en'), '?', options)).toBeUndefined()
  })

  it('are aligned to the edge of a row', () => {
    const typesetter = createTypesetterStub('ar')
    const [one] = typesetter.fitLines('abcd', options, { width: Infinity, size: 100, maxLines: 1 })!
    expect(createRow(typesetter, [one!], 10, { x: 900, align: 'right' }).draw(0)).toBe('[abcd 700 70 100]')
  })
})
