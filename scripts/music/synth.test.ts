import { EIGHTHS_PER_BAR, melody } from './score.ts'
import { noiseFrom, pluck, SAMPLE_RATE } from './synth.ts'

const strength = (sound: Float32Array, hertz: number): number => {
  let [re, im] = [0, 0]
  sound.subarray(8000, 32_000).forEach((value, k) => {
    re += value * Math.cos((2 * Math.PI * hertz * k) / SAMPLE_RATE)
    im += value * Math.sin((2 * Math.PI * hertz * k) / SAMPLE_RATE)
  })
  return Math.hypot(re, im)
}

describe('the music', () => {
  it('fills every bar, so that the loop has no gap', () => {
    expect(melody.map((bar) => bar.reduce((sum, [, eighths]) => sum + eighths, 0))).toEqual(melody.map(() => EIGHTHS_PER_BAR))
  })

  it.each([73.4, 160.1, 440])('plucks %d Hz in tune to within 3 cents', (hertz) => {
    const sound = pluck({ hertz, seconds: 1, bright: 0.5, sustain: 0.998 }, noiseFrom(1))
    const cents = Array.from({ length: 81 }, (_, k) => k - 40)
    const heard = cents.reduce((best, cent) =>
      strength(sound, hertz * 2 ** (cent / 1200)) > strength(sound, hertz * 2 ** (best / 1200)) ? cent : best,
    )
    expect(Math.abs(heard)).toBeLessThanOrEqual(3)
  })
})
