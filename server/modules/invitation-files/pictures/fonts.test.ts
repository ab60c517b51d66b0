import { arefRuqaa, elMessiri, garamond, reemKufi, written } from './fonts.ts'
import type { Voice } from './fonts.ts'

const voice: Voice = { arabic: arefRuqaa, latin: garamond, arabicScale: 1.2 }

describe('the face that a line is written with', () => {
  it('is the voice for its script', () => {
    expect(written('عمر', voice)).toMatchObject({ face: arefRuqaa, scale: 1.2 })
    expect(written('Omar & Élise', voice)).toMatchObject({ face: garamond, scale: 1 })
  })

  it('is the Arabic one for a line of both scripts', () => {
    expect(written('قاعة Grand Nile (VIP) ٢', voice)?.face).toBe(arefRuqaa)
  })

  it('is a spare one that has the letters which the voice lacks', () => {
    expect(written('قاعة Şişli', voice)?.face).toBe(reemKufi)
    expect(written('قاعة Маша', voice)?.face).toBe(elMessiri)
    expect(written('چاڤي گول', voice)?.face).toBe(arefRuqaa)
  })

  it('writes vowel signs, joiners and digits of both kinds', () => {
    const line = 'نُورُ الهُدَى می\u200Cخواهم ٣ 3'
    expect(written(line, voice)?.text).toBe(line)
  })
})

describe('what no face has', () => {
  it.each(['Ωμέγα', '王', 'Omar 王', 'अमर', '😀', '', ' \u200B '])(
    'leaves %j out altogether when letters are missing or nothing is left',
    (line) => {
      expect(written(line, voice)).toBeUndefined()
    },
  )

  it('leaves signs out of a line that can be read without them', () => {
    expect(written('Omar 💍❤️', voice)?.text.trim()).toMatch(/^Omar\s*\uFE0F?$/u)
    expect(written('Hall\u0007 5\n😀', voice)?.text).toBe('Hall 5')
  })
})
