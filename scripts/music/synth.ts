/** Synthesizes plucked strings (Karplus–Strong), a frame drum and a small room on a loop: sound past the end continues at the start. */

export const SAMPLE_RATE = 32_000
const SILENCE = 1e-4

/** @returns a generator of reproducible noise in -1 … 1: the same score always produces the same file */
export function createNoise(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2_147_483_648 - 1
  }
}

/** Adds a sound to the loop at `start` seconds. */
function mix(loop: Float32Array, start: number, sound: Float32Array, gain: number): void {
  const first = Math.round(start * SAMPLE_RATE)
  sound.forEach((value, k) => {
    const at = (first + k + loop.length) % loop.length
    loop[at] = (loop[at] ?? 0) + value * gain
  })
}

interface Pluck {
  hertz: number
  seconds: number
  /** 0 … 1: brightness of the plectrum. */
  bright: number
  /** Share of the string's energy kept in each period. */
  sustain: number
}

/** @returns the sound of one plucked string */
export function pluck({ hertz, seconds, bright, sustain }: Pluck, noise: () => number): Float32Array {
  // Averaging neighbours shortens the string by 0.5 to 1.5 samples; `part` corrects the pitch exactly.
  const period = SAMPLE_RATE / hertz + 0.5
  const size = Math.floor(period)
  const part = 1 - (period - size)
  const string = new Float32Array(size + 1)
  let soft = 0
  for (let k = 0; k <= size; k++) string[k] = soft += bright * (noise() - soft)
  // The position of the plectrum on the string: a dip at every fifth partial.
  const bridge = Math.round(size / 5)
  const shape = string.map((value, k) => value - 0.7 * (string[(k + bridge) % (size + 1)] ?? 0))
  const rest = shape.reduce((sum, value) => sum + value, 0) / shape.length
  string.set(shape.map((value) => value - rest))
  return Float32Array.from({ length: Math.round(seconds * SAMPLE_RATE) }, (_, k) => {
    const [here, next, after] = [k % (size + 1), (k + 1) % (size + 1), (k + 2) % (size + 1)]
    const value = string[here] ?? 0
    const blend = (1 - part) * (value + (string[next] ?? 0)) + part * ((string[next] ?? 0) + (string[after] ?? 0))
    string[here] = 0.5 * sustain * blend
    const end = seconds * SAMPLE_RATE - k
    return value * Math.min(1, end / 2000)
  })
}

function createStroke(hertz: number, seconds: number, hiss: number, noise: () => number): Float32Array {
  return Float32Array.from({ length: Math.round(seconds * SAMPLE_RATE) }, (_, k) => {
    const t = k / SAMPLE_RATE
    const skin = Math.sin(2 * Math.PI * (hertz * t + 9 * (1 - Math.exp(-t * 30)) * 0.1)) * Math.exp(-t * 14)
    return (1 - hiss) * skin + hiss * noise() * Math.exp(-t * 70)
  })
}

/** @returns the instruments, which play into one loop of this duration */
export function createBand(seconds: number) {
  const loop = new Float32Array(Math.round(seconds * SAMPLE_RATE))
  const noise = createNoise(20_210_612)
  return {
    loop,
    playOud: (start: number, hertz: number, gain: number) =>
      mix(loop, start, pluck({ hertz, seconds: 2.6, bright: 0.42, sustain: 0.9965 }, noise), gain),
    playQanun: (start: number, hertz: number, gain: number) =>
      mix(loop, start, pluck({ hertz, seconds: 2.2, bright: 0.75, sustain: 0.998 }, noise), gain),
    playDum: (start: number, gain: number) => mix(loop, start, createStroke(78, 0.45, 0.08, noise), gain),
    playTek: (start: number, gain: number) => mix(loop, start, createStroke(330, 0.16, 0.7, noise), gain),
    getSway: () => noise(),
  }
}

/** Adds the echo of a small room: two passes over the loop, so that the echo also exists at its start. */
export function addReverb(dry: Float32Array, share: number): Float32Array {
  const wet = new Float32Array(dry.length)
  for (const [delay, keep] of [
    [0.0297, 0.74],
    [0.0371, 0.72],
    [0.0411, 0.7],
    [0.0437, 0.68],
  ] as const) {
    const line = new Float32Array(Math.round(delay * SAMPLE_RATE))
    for (let k = 0; k < 2 * dry.length; k++) {
      const [slot, at] = [k % line.length, k % dry.length]
      const echo = line[slot] ?? 0
      line[slot] = (dry[at] ?? 0) + echo * keep
      if (k >= dry.length) wet[at] = (wet[at] ?? 0) + echo / 4
    }
  }
  return dry.map((value, k) => value + share * (wet[k] ?? 0))
}

/** @returns 16-bit mono WAV, scaled to the given peak */
export function toWav(sound: Float32Array, peak: number): Buffer {
  const loudest = sound.reduce((most, value) => Math.max(most, Math.abs(value)), SILENCE)
  const data = Buffer.alloc(44 + 2 * sound.length)
  data.write('RIFF', 0)
  data.writeUInt32LE(36 + 2 * sound.length, 4)
  data.write('WAVEfmt ', 8)
  data.writeUInt32LE(16, 16)
  data.writeUInt16LE(1, 20)
  data.writeUInt16LE(1, 22)
  data.writeUInt32LE(SAMPLE_RATE, 24)
  data.writeUInt32LE(2 * SAMPLE_RATE, 28)
  data.writeUInt16LE(2, 32)
  data.writeUInt16LE(16, 34)
  data.write('data', 36)
  data.writeUInt32LE(2 * sound.length, 40)
  sound.forEach((value, k) => data.writeInt16LE(Math.round((value / loudest) * peak * 32_767), 44 + 2 * k))
  return data
}
