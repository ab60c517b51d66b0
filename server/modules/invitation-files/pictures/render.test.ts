import { jest } from '@jest/globals'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import type { InvitationRow } from '../../invitations/model.ts'
import { getFontPairs } from '../../../../shared/fontPairs.ts'
import { getTemplateColors } from '../../../../shared/palettes/cardColors.ts'
import type { ColorChoice } from '../../../../shared/card/card.ts'
import { createPictureRequest } from './index.ts'
import { formats } from './designs/design.ts'
import { garamond, marhey, reemKufi } from './fonts.ts'
import { renderPicture } from './render.ts'
import { createSvg } from './svg.ts'
import { createResvgOptions, createTypesetter } from './typesetter.ts'
import type { Line } from './typesetter.ts'

// The tests draw about sixty pictures, which may be slow on a busy machine.
jest.setTimeout(30_000)

const TEMPLATES = [1, 2, 3, 4]
const details = {
  language: 'ar',
  groom: 'عمر',
  bride: 'ليلى',
  wedding_date: '2027-06-09',
  wedding_status: null,
  card: null,
  wedding_time: '19:30',
  hall: 'قاعة النيل',
  address: '١٢ كورنيش النيل',
  area: 'الزمالك',
}
const getSize = ({ width, height }: { width: number; height: number }) => ({ width, height })
const render = (template: number, format: 'preview' | 'picture', changes: Partial<InvitationRow> = {}) =>
  renderPicture(createPictureRequest(format, { ...details, template, ...changes } as InvitationRow))

/** @returns the pixels of the preview outside the square to which some apps crop it */
async function cropOutsideSquare(preview: Buffer): Promise<Buffer> {
  const { width, height } = formats.preview
  const side = (width - height) / 2
  const cropStrip = (left: number) => sharp(preview).extract({ left, top: 0, width: side, height }).raw().toBuffer()
  return Buffer.concat([await cropStrip(0), await cropStrip(width - side)])
}

describe.each(TEMPLATES)('template %i', (template) => {
  it.each(['preview', 'picture'] as const)('draws the %s in the palette and the own accent', async (format) => {
    const [own, other] = getTemplateColors(template).palettes
    const paint = (colors: ColorChoice) => render(template, format, { card: JSON.stringify(colors) })
    const original = await render(template, format)
    expect((await paint({ palette: own.id })).equals(original)).toBe(true)
    const inOther = await paint({ palette: other!.id })
    expect(inOther.equals(original)).toBe(false)
    expect((await paint({ palette: other!.id, accent: '#c2185b' })).equals(inOther)).toBe(false)
  })

  it.each(['ar', 'en'] as const)('draws an invitation in %s in other font pairs', async (language) => {
    const names = language === 'ar' ? {} : { language, groom: 'Omar', bride: 'Laila' }
    const [own, ...others] = getFontPairs(template)
    const draw = (fontPair: string) => render(template, 'preview', { ...names, card: JSON.stringify({ fontPair }) })
    const pictures = await Promise.all([own, ...others].map(({ id }) => draw(id)))
    expect(pictures[0]!.equals(await render(template, 'preview', names))).toBe(true)
    expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(pictures.length)
  })

  it('draws every part of the invitation', async () => {
    const original = await render(template, 'picture')
    for (const part of ['groom', 'bride', 'hall', 'address', 'area', 'wedding_time'] as const) {
      const other = await render(template, 'picture', { [part]: part === 'wedding_time' ? '18:15' : 'حرف' })
      expect(`${part} is drawn: ${!other.equals(original)}`).toBe(`${part} is drawn: true`)
    }
  })

  it('draws the names inside the centre square of the preview', async () => {
    const one = await render(template, 'preview', { groom: 'عبد الرحمن محمد عبد العزيز الشرقاوي' })
    const other = await render(template, 'preview', { groom: 'مصطفى عبد الحميد السيد عبد الفتاح طنطاوي' })
    expect(other.equals(one)).toBe(false)
    expect((await cropOutsideSquare(other)).equals(await cropOutsideSquare(one))).toBe(true)
  })

  it('draws the occasion instead of names without glyphs', async () => {
    const greek = await render(template, 'preview', { groom: 'Ωμέγα', bride: '王小明' })
    expect(greek.equals(await render(template, 'preview', { groom: 'अमर', bride: 'ليلى' }))).toBe(true)
    expect(greek.equals(await render(template, 'preview'))).toBe(false)
  })
})

const oddNames = [
  'م',
  '😀',
  '\u0000\u001F',
  'a & "b" \'c\' ]]>',
  '\uD800',
  '\u202Eabc\u200F',
  '\u0301',
  'ﷺ',
  'x'.repeat(80),
  'ع '.repeat(40),
]

it.each(oddNames.map((odd, k) => [odd, TEMPLATES[k % TEMPLATES.length]!] as const))(
  '%j as names and hall is drawn or omitted',
  async (odd, template) => {
    for (const format of ['preview', 'picture'] as const) {
      const png = await render(template, format, { groom: odd, bride: odd, hall: odd, address: odd, area: odd })
      expect(await sharp(png).metadata()).toMatchObject({ format: 'png', ...getSize(formats[format]) })
    }
  },
)

describe('Arabic', () => {
  const style = { fonts: { arabic: reemKufi, latin: garamond, arabicScale: 1 }, fill: '#000' }
  const createLine = (text: string, language: 'ar' | 'en' = 'ar', fonts = style.fonts) =>
    createTypesetter(language).fitLines(text, { ...style, fonts }, { width: Infinity, size: 60, maxLines: 1 })![0]!
  const renderPixels = (drawn: string) => new Resvg(createSvg(900, 120, drawn), createResvgOptions()).render().pixels
  /** @returns the columns of a drawing between two x positions, as text */
  const readColumns = (data: Buffer, from: number, to: number) =>
    Array.from({ length: 120 }, (_, y) =>
      data.subarray((y * 900 + from) * 4, (y * 900 + to) * 4).toString('base64'),
    ).join()
  const readRightEnd = (drawn: Line, width: number) =>
    readColumns(renderPixels(drawn.draw(880, 80, 'right')), 880 - width, 900)

  const readLeftEnd = (drawn: Line, width: number) =>
    readColumns(renderPixels(drawn.draw(20, 80, 'left')), 0, 20 + width)

  it('is shaped, so that joined letters are narrower than separate ones', () => {
    expect(createLine('ليلى').width).toBeLessThan(createLine('ل\u200Cي\u200Cل\u200Cى').width * 0.9)
  })

  it('is drawn with its own font, not with a system font', () => {
    const other = createLine('ليلى', 'ar', { ...style.fonts, arabic: marhey })
    expect(readRightEnd(createLine('ليلى'), 200)).not.toBe(readRightEnd(other, 200))
  })

  it('is drawn from right to left in a line with both scripts', () => {
    const hall = createLine('قاعة')
    const mixed = createLine('قاعة Nile الكبرى')
    const width = Math.floor(hall.width) - 2
    expect(readRightEnd(mixed, width)).toBe(readRightEnd(hall, width))
    expect(readRightEnd(mixed, width)).not.toBe(readRightEnd(createLine('الكبرى Nile قاعة'), width))
  })

  it('keeps its direction in an English invitation', () => {
    const mixed = createLine('قاعة Nile', 'en')
    const width = Math.floor(createLine('قاعة').width) - 2
    expect(readRightEnd(mixed, width)).toBe(readRightEnd(createLine('قاعة'), width))
  })

  it('has the year at the left of a date', () => {
    const year = createLine('٢٠٢٧')
    const width = Math.floor(year.width) - 2
    expect(readLeftEnd(createLine('الأربعاء ٩ يونيو ٢٠٢٧'), width)).toBe(readLeftEnd(year, width))
  })

  it('keeps the direction of its first letter on further lines', () => {
    const [, second] = createTypesetter('ar').fitLines('قاعة الأفراح Tower الكبرى', style, {
      width: 330,
      size: 60,
      maxLines: 2,
    })!
    const last = createTypesetter('ar').fitLines('الكبرى', style, {
      width: Infinity,
      size: second!.size,
      maxLines: 1,
    })![0]!
    const width = Math.floor(last.width) - 2
    expect(readLeftEnd(second!, width)).toBe(readLeftEnd(last, width))
  })
})
