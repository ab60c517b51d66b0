import { arefRuqaa, elMessiri, garamond, reemKufi, chooseFont } from './fonts.ts'
import type { FontPair } from './fonts.ts'

const fonts: FontPair = { arabic: arefRuqaa, latin: garamond, arabicScale: 1.2 }

describe('the font of a text', () => {
  it('is the preferred font for its script', () => {
    expect(chooseFont('عمر', fonts)).toMatchObject({ face: arefRuqaa, scale: 1.2 })
    expect(chooseFont('Omar & Élise', fonts)).toMatchObject({ face: garamond, scale: 1 })
  })

  it('is the Arabic font for a line with both scripts', () => {
    expect(chooseFont('قاعة Grand Nile (VIP) ٢', fonts)?.face).toBe(arefRuqaa)
  })

  it('is a fallback font when the preferred font lacks a glyph', () => {
    expect(chooseFont('قاعة Şişli', fonts)?.face).toBe(reemKufi)
    expect(chooseFont('قاعة Маша', fonts)?.face).toBe(elMessiri)
    expect(chooseFont('چاڤي گول', fonts)?.face).toBe(arefRuqaa)
  })

  it('has vowel signs, joiners and both kinds of digits', () => {
    const line = 'نُورُ الهُدَى می\u200Cخواهم ٣ 3'
    expect(chooseFont(line, fonts)?.text).toBe(line)
  })
})

describe('characters without a glyph', () => {
  it.each(['Ωμέγα', '王', 'Omar 王', 'अमर', '😀', '', ' \u200B '])(
    'omit the whole line %j when a letter has no glyph or nothing is left',
    (line) => {
      expect(chooseFont(line, fonts)).toBeUndefined()
    },
  )

  it('are removed from a line when they are symbols', () => {
    expect(chooseFont('Omar 💍❤️', fonts)?.text.trim()).toMatch(/^Omar\s*\uFE0F?$/u)
    expect(chooseFont('Hall\u0007 5\n😀', fonts)?.text).toBe('Hall 5')
  })
})
