import { arefRuqaa, elMessiri, garamond, reemKufi, written } from './fonts.ts'
import type { Voice } from './fonts.ts'

const voice: Voice = { arabic: arefRuqaa, latin: garamond, arabicScale: 1.2 }

describe('the font of a line', () => {
  it("is the style's font for its script", () => {
    expect(written('عمر', voice)).toMatchObject({ face: arefRuqaa, scale: 1.2 })
    expect(written('Omar & Élise', voice)).toMatchObject({ face: garamond, scale: 1 })
  })

  it('is the Arabic font for a line with both scripts', () => {
    expect(written('قاعة Grand Nile (VIP) ٢', voice)?.face).toBe(arefRuqaa)
  })

  it("is a fallback font when the style's font lacks a glyph", () => {
    expect(written('قاعة Şişli', voice)?.face).toBe(reemKufi)
    expect(written('قاعة Маша', voice)?.face).toBe(elMessiri)
    expect(written('چاڤي گول', voice)?.face).toBe(arefRuqaa)
  })

  it('has vowel signs, joiners and both kinds of digits', () => {
    const line = 'نُورُ الهُدَى می\u200Cخواهم ٣ 3'
    expect(written(line, voice)?.text).toBe(line)
  })
})

describe('characters without a glyph', () => {
  it.each(['Ωμέγα', '王', 'Omar 王', 'अमर', '😀', '', ' \u200B '])(
    'omit the whole line %j when a letter has no glyph or nothing is left',
    (line) => {
      expect(written(line, voice)).toBeUndefined()
    },
  )

  it('are removed from a line when they are symbols', () => {
    expect(written('Omar 💍❤️', voice)?.text.trim()).toMatch(/^Omar\s*\uFE0F?$/u)
    expect(written('Hall\u0007 5\n😀', voice)?.text).toBe('Hall 5')
  })
})
