import { arefRuqaa, elMessiri, garamond, reemKufi, chooseFont } from './fonts.ts'
import type { Voice } from './fonts.ts'

const voice: Voice = { arabic: arefRuqaa, latin: garamond, arabicScale: 1.2 }

describe('the font of a line', () => {
  it("is the style's font for its script", () => {
    expect(chooseFont('عمر', voice)).toMatchObject({ face: arefRuqaa, scale: 1.2 })
    expect(chooseFont('Omar & Élise', voice)).toMatchObject({ face: garamond, scale: 1 })
  })

  it('is the Arabic font for a line with both scripts', () => {
    expect(chooseFont('قاعة Grand Nile (VIP) ٢', voice)?.face).toBe(arefRuqaa)
  })

  it("is a fallback font when the style's font lacks a glyph", () => {
    expect(chooseFont('قاعة Şişli', voice)?.face).toBe(reemKufi)
    expect(chooseFont('قاعة Маша', voice)?.face).toBe(elMessiri)
    expect(chooseFont('چاڤي گول', voice)?.face).toBe(arefRuqaa)
  })

  it('has vowel signs, joiners and both kinds of digits', () => {
    const line = 'نُورُ الهُدَى می\u200Cخواهم ٣ 3'
    expect(chooseFont(line, voice)?.text).toBe(line)
  })
})

describe('characters without a glyph', () => {
  it.each(['Ωμέγα', '王', 'Omar 王', 'अमर', '😀', '', ' \u200B '])(
    'omit the whole line %j when a letter has no glyph or nothing is left',
    (line) => {
      expect(chooseFont(line, voice)).toBeUndefined()
    },
  )

  it('are removed from a line when they are symbols', () => {
    expect(chooseFont('Omar 💍❤️', voice)?.text.trim()).toMatch(/^Omar\s*\uFE0F?$/u)
    expect(chooseFont('Hall\u0007 5\n😀', voice)?.text).toBe('Hall 5')
  })
})
