import { EIGHTHS_PER_BAR, melody } from './score.ts'
import { createNoise, pluck, SAMPLE_RATE } from './synth.ts'

const measureStrength = (sound: Float32Array, hertz: number): number => {
  let [re, im] = [0, 0]
  for (let k = 8000; k < sound.length; k++) {
    const turn = (2 * Math.PI * hertz * k) / SAMPLE_RATE
    re += (sound[k] ?? 0) * Math.cos(turn)
    im += (sound[k] ?? 0) * Math.sin(turn)
  }
  return Math.hypot(re, im)
}

describe('compose', () => {
  it('fills every bar, so that the loop has no silence', () => {
    expect(melody.map((bar) => bar.reduce((sum, [, eighths]) => sum + eighths, 0))).toEqual(
      melody.map(() => EIGHTHS_PER_BAR),
    )
  })

  it.each([73.4, 160.1, 440])('plucks %d Hz with the correct pitch', (hertz) => {
    const sound = pluck({ hertz, seconds: 1, bright: 0.5, sustain: 0.998 }, createNoise(1))
    const [flat, exact, sharp] = [-10, 0, 10].map((cents) => measureStrength(sound, hertz * 2 ** (cents / 1200)))
    expect(exact).toBeGreaterThan(Math.max(flat ?? 0, sharp ?? 0))
  })
})
