/**
 * Synthesizes the score and writes it as WAV. LAME encodes the track of the invitations from it; its header specifies where the loop starts
 * and ends:
 * npx node scripts/music/compose.ts zaffa.wav && lame -m m -b 64 zaffa.wav src/assets/music/zaffa.mp3
 */
import { writeFileSync } from 'node:fs'
import { argv, exit } from 'node:process'
import { BAYATI, bass, dum, EIGHTH_SECONDS, EIGHTHS_PER_BAR, melody, tek, TONIC_HZ } from './score.ts'
import { createBand, addReverb, toWav } from './synth.ts'

const toHertz = (degree: number, octave = 0): number => TONIC_HZ * 2 ** ((BAYATI[degree] ?? 0) / 1200 + octave)

const BAR_SECONDS = EIGHTHS_PER_BAR * EIGHTH_SECONDS
const players = createBand(melody.length * BAR_SECONDS)
/** @returns a time a few milliseconds around the beat, as a human player would have */
const addJitter = (seconds: number): number => seconds + 0.006 * players.getSway()

function playBar(bar: number): void {
  const start = bar * BAR_SECONDS
  let eighth = 0
  for (const [degree, length] of melody[bar] ?? []) {
    const at = start + eighth * EIGHTH_SECONDS
    if (degree !== null) {
      players.playOud(addJitter(at), toHertz(degree), eighth === 0 ? 1 : 0.85)
      players.playQanun(addJitter(at + 0.012), toHertz(degree, 1), 0.3)
      // The qanun repeats long notes (tremolo).
      if (length >= 2)
        for (const beat of [0.5, 1, 1.5])
          players.playQanun(addJitter(at + beat * EIGHTH_SECONDS), toHertz(degree, 1), 0.2)
    }
    eighth += length
  }
  players.playOud(addJitter(start), toHertz(bass[bar] ?? 0, -1), 0.7)
  players.playOud(addJitter(start + 4 * EIGHTH_SECONDS), toHertz(0, -1), 0.45)
  for (const beat of dum) players.playDum(addJitter(start + beat * EIGHTH_SECONDS), 0.3)
  for (const beat of tek) players.playTek(addJitter(start + beat * EIGHTH_SECONDS), 0.07)
}

const [, , target] = argv
if (!target) {
  console.error('Where to? npx node scripts/music/compose.ts <file.wav>')
  exit(1)
}
melody.forEach((_, bar) => playBar(bar))
writeFileSync(target, toWav(addReverb(players.loop, 0.5), 0.86))
