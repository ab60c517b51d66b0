import { felucca } from '../../../../../../shared/drawings/river.ts'
import { toStarPath } from '../../../../../../shared/drawings/khatim.ts'
import { drawFlowers, drawPalm, glow, toArchPath } from '../elements.ts'
import { GOLD, GOLD_DEEP, GOLD_LIGHT, INK, IVORY, IVORY_SHADE } from '../palettes.ts'
import { box, disc, fill, line, oval, place, repeat, ring, toMarkup } from '../svg.ts'
import { drawCloth } from './table.ts'
import type { Subject } from './table.ts'

const WOOD = '#9c5a2e'
const WOOD_DEEP = '#6d3620'

/** A camera on its tripod. */
export const drawCamera: Subject = (accent, seed) =>
  line('M0 -330L-200 0M0 -330L200 0M0 -330V-10', INK, 22) +
  line('M-118 -136H118', GOLD_DEEP, 8) +
  box(-44, -372, 88, 60, GOLD_DEEP, 8) +
  box(-250, -690, 500, 320, INK, 34) +
  box(-250, -610, 500, 170, accent.deep) +
  fill('M-110 -690L-76 -760H76L110 -690Z', INK) +
  box(-216, -716, 70, 30, GOLD, 8) +
  disc(0, -528, 152, GOLD) +
  disc(0, -528, 140, INK) +
  disc(0, -528, 106, '#2c4a6e') +
  disc(0, -528, 70, '#142238') +
  disc(-38, -566, 28, '#ffffff', 0.8) +
  disc(34, -492, 13, '#ffffff', 0.45) +
  glow(190, -648, 120) +
  disc(190, -648, 22, '#fff3d0') +
  line('M-248 -650C-400 -560 -390 -420 -300 -340', accent.main, 15) +
  drawFlowers({ x: -330, y: -50, width: 300, height: 170, count: 9 }, accent, seed) +
  drawFlowers({ x: 330, y: -50, width: 300, height: 170, count: 9 }, accent, seed + 1)

/** A couple's small picture: two heads under an arch. */
const drawPortrait = (colour: string, dress: string, turn: number): string =>
  box(-100, -100, 200, 200, colour) +
  fill(toArchPath(0, 100, 170, 180), '#fff8ee', 0.5) +
  place(
    disc(-36, -14, 31, '#d9a27a') +
      fill('M-70 -18C-72 -62 -2 -64 -4 -22C-20 -40 -50 -40 -70 -18Z', INK) +
      fill('M-96 100C-96 44 -68 22 -36 22S18 44 18 100Z', INK) +
      fill('M-46 22H-26L-36 56Z', IVORY) +
      fill('M78 60C92 -20 66 -62 34 -58C6 -54 6 -10 10 40Z', IVORY, 0.9) +
      disc(36, 0, 28, '#e3b08a') +
      fill('M8 -2C6 -40 66 -42 64 -2C54 -22 30 -24 8 -2Z', '#4a2a1e') +
      fill('M-6 100C-4 54 12 34 36 34S84 54 84 100Z', dress),
    { turn },
  )

const drawStrip = (colours: readonly string[]) =>
  box(-124, -740, 248, 740, IVORY, 8) +
  colours
    .map((colour, nth) =>
      place(drawPortrait(colour, nth % 2 ? IVORY : IVORY_SHADE, (nth - 1) * 5), { y: -616 + nth * 224 }),
    )
    .join('') +
  fill(toStarPath(0, -24, 17), GOLD)

/** Two strips of a photo booth among flowers. */
export const drawBooth: Subject = (accent, seed) => {
  return (
    place(drawStrip([accent.petals[0], accent.main, GOLD_LIGHT]), { x: -210, y: 16, turn: -7 }) +
    place(drawStrip([accent.deep, GOLD, accent.petals[1]]), { x: 200, y: 16, turn: 6 }) +
    drawFlowers({ x: -430, y: -30, width: 240, height: 170, count: 8 }, accent, seed) +
    drawFlowers({ x: 440, y: -30, width: 240, height: 170, count: 8 }, accent, seed + 1) +
    drawFlowers({ x: 0, y: 0, width: 260, height: 120, count: 7 }, accent, seed + 2)
  )
}

const drawSpeaker = (x: number, accentColour: string): string =>
  place(
    box(-120, -520, 240, 520, INK, 14) +
      ring(0, -390, 66, GOLD, 6) +
      disc(0, -390, 58, '#43303a') +
      disc(0, -390, 22, accentColour) +
      ring(0, -170, 98, GOLD, 8) +
      disc(0, -170, 88, '#43303a') +
      disc(0, -170, 36, accentColour),
    { x },
  )

/** Decks between loudspeakers, under beams of light. */
export const drawDecks: Subject = (accent) => {
  const deck = (x: number) =>
    disc(x, -330, 118, INK) +
    ring(x, -330, 92, '#5a4550', 4) +
    ring(x, -330, 66, '#5a4550', 4) +
    disc(x, -330, 40, accent.main) +
    disc(x, -330, 9, GOLD_LIGHT) +
    line(`M${x + 130} -430L${x + 110} -330L${x + 66} -300`, GOLD_LIGHT, 9)
  const beams = [-0.9, -0.45, 0, 0.45, 0.9].map((lean, nth) =>
    fill(
      `M${lean * 340} -980L${lean * 620 - 130} -200H${lean * 620 + 130}Z`,
      nth % 2 ? accent.petals[1] : GOLD_LIGHT,
      0.2,
    ),
  )
  const bars = repeat(11, (nth) => {
    const height = 26 + ((nth * 37) % 80)
    return box(-154 + nth * 29, -64 - height, 18, height, nth % 2 ? GOLD : accent.petals[1], 4)
  })
  return (
    beams.join('') +
    glow(0, -420, 460, 0.8) +
    drawSpeaker(-450, accent.petals[1]) +
    drawSpeaker(450, accent.petals[1]) +
    box(-320, -460, 640, 260, '#3a2a33', 18) +
    deck(-176) +
    deck(160) +
    [-26, 0, 26]
      .map((x, nth) => line(`M${x} -410V-260`, '#5a4550', 6) + box(x - 11, -390 + nth * 36, 22, 28, GOLD, 4))
      .join('') +
    box(-340, -210, 680, 210, accent.deep) +
    bars +
    line('M-340 -206H340', GOLD, 10)
  )
}

/** Loudspeakers with headphones and a disc. */
export const drawHeadphones: Subject = (accent, seed) =>
  drawCloth(0, 110, 900, 210, accent) +
  glow(0, -420, 420) +
  disc(0, -420, 300, INK) +
  [250, 210, 170].map((radius) => ring(0, -420, radius, '#5a4550', 4)).join('') +
  disc(0, -420, 128, accent.main) +
  fill(toStarPath(0, -420, 96), GOLD_LIGHT) +
  disc(0, -420, 16, INK) +
  line('M-250 -330C-280 -700 280 -700 250 -330', GOLD, 34) +
  box(-314, -400, 104, 220, accent.deep, 48) +
  box(210, -400, 104, 220, accent.deep, 48) +
  box(-322, -360, 40, 140, GOLD_LIGHT, 20) +
  box(282, -360, 40, 140, GOLD_LIGHT, 20) +
  drawFlowers({ x: -390, y: -120, width: 180, height: 110, count: 6 }, accent, seed) +
  drawFlowers({ x: 390, y: -120, width: 180, height: 110, count: 6 }, accent, seed + 1)

const OUD = 'M0 -470C150 -450 230 -300 210 -170C190 -50 100 0 0 0S-190 -50 -210 -170C-230 -300 -150 -450 0 -470Z'
/** An oud that leans, with a tambourine. */
export const drawOud: Subject = (accent, seed) => {
  const oud =
    box(-27, -770, 54, 330, WOOD_DEEP, 8) +
    place(box(-25, -150, 50, 160, WOOD_DEEP, 8) + line('M-44 -40H44M-44 -80H44M-44 -120H44', GOLD, 9), {
      y: -760,
      turn: -52,
    }) +
    fill(OUD, WOOD) +
    `<path d="${OUD}" fill="url(#side)"/>` +
    place(fill(OUD, '#dca767'), { y: -16, scale: 0.92 }) +
    disc(0, -262, 72, WOOD_DEEP) +
    fill(toStarPath(0, -262, 62), GOLD_LIGHT) +
    disc(0, -262, 26, WOOD_DEEP) +
    [-70, 70].map((x) => disc(x, -158, 22, WOOD_DEEP) + fill(toStarPath(x, -158, 18), GOLD_LIGHT)).join('') +
    box(-92, -84, 184, 22, WOOD_DEEP, 8) +
    line([-18, -9, 0, 9, 18].map((x) => `M${x} -760L${x * 1.8} -78`).join(''), IVORY, 2.6, 0.9)
  const tambourine =
    disc(0, -170, 170, WOOD) +
    disc(0, -170, 146, IVORY) +
    fill(toStarPath(0, -170, 96), accent.main, 0.9) +
    fill(toStarPath(0, -170, 60), GOLD) +
    repeat(8, (nth) =>
      place(disc(0, -158, 24, GOLD_LIGHT) + disc(0, -158, 8, GOLD_DEEP), { y: -170, turn: nth * 45 + 22 }),
    )
  return (
    oval(0, 8, 470, 24, INK, 0.25) +
    place(oud, { x: -130, turn: 13, scale: 1.02 }) +
    place(tambourine, { x: 260 }) +
    drawFlowers({ x: -390, y: -40, width: 240, height: 150, count: 8 }, accent, seed) +
    drawFlowers({ x: 430, y: -20, width: 160, height: 100, count: 6 }, accent, seed + 1)
  )
}

const drawTassel = (x: number) =>
  line(`M${x} -96V-50`, GOLD, 8) + fill(`M${x - 18} -50H${x + 18}L${x + 26} 10H${x - 26}Z`, GOLD_DEEP)

/** Drum and mizmar of the procession. */
export const drawDrum: Subject = (accent, seed) => {
  const drum =
    box(-250, -420, 500, 340, accent.main) +
    `<rect x="-250" y="-420" width="500" height="340" fill="url(#side)"/>` +
    line(
      repeat(5, (nth) => `M${-250 + nth * 100} -420l50 340l50 -340`),
      IVORY,
      9,
    ) +
    oval(0, -80, 258, 66, WOOD_DEEP) +
    box(-258, -110, 516, 36, WOOD) +
    oval(0, -420, 262, 80, WOOD) +
    oval(0, -432, 250, 72, IVORY) +
    oval(0, -432, 110, 31, accent.pale)
  const mizmar =
    fill('M-15 -560H15L26 -110C44 -60 74 -30 84 0H-84C-74 -30 -44 -60 -26 -110Z', WOOD_DEEP) +
    oval(0, 0, 84, 20, GOLD) +
    repeat(6, (nth) => disc(0, -480 + nth * 62, 9, IVORY)) +
    line('M-26 -112H26M-17 -520H17', GOLD, 11) +
    line('M0 -560V-610', GOLD_LIGHT, 9)
  return (
    oval(0, 8, 440, 26, INK, 0.28) +
    drum +
    [-190, -95, 0, 95, 190].map(drawTassel).join('') +
    place(mizmar, { x: -390, turn: -8, scale: 1.05 }) +
    place(mizmar, { x: 390, turn: 8, scale: 1.05 }) +
    place(line('M0 0L210 -210', WOOD_DEEP, 18) + disc(0, 0, 28, IVORY_SHADE), { x: 20, y: -450 }) +
    place(line('M0 0L-190 -240', WOOD_DEEP, 18) + disc(0, 0, 28, IVORY_SHADE), { x: -60, y: -440 }) +
    drawFlowers({ x: 0, y: 10, width: 520, height: 80, count: 9 }, accent, seed)
  )
}

/** A suitcase with a hat, ready for the honeymoon. */
export const drawSuitcase: Subject = (accent, seed) =>
  oval(0, 12, 470, 26, INK, 0.28) +
  line('M-80 -520V-570Q-80 -600 -50 -600H50Q80 -600 80 -570V-520', WOOD_DEEP, 26) +
  box(-370, -520, 740, 510, accent.main, 40) +
  `<rect x="-370" y="-520" width="740" height="510" rx="40" fill="url(#side)"/>` +
  box(-250, -520, 58, 510, WOOD) +
  box(192, -520, 58, 510, WOOD) +
  box(-262, -330, 82, 58, GOLD, 10) +
  box(180, -330, 82, 58, GOLD, 10) +
  [
    [-370, -520],
    [302, -520],
    [-370, -78],
    [302, -78],
  ]
    .map(([x, y]) => box(x!, y!, 68, 68, WOOD_DEEP, 28))
    .join('') +
  disc(-4, -264, 128, IVORY) +
  disc(-4, -264, 112, '#8fc5c4') +
  fill('M-116 -264H108C108 -202 58 -152 -4 -152S-116 -202 -116 -264Z', '#2f7b80') +
  place(toMarkup(felucca), { x: -8, y: -232, scale: 0.44 }) +
  fill(
    'M-220 -536C-150 -556 -120 -560 -100 -620C-80 -680 80 -680 100 -620C120 -560 150 -556 220 -536C120 -506 -120 -506 -220 -536Z',
    '#ecd3a0',
  ) +
  fill('M-112 -576C-60 -556 60 -556 112 -576L104 -608C50 -590 -50 -590 -104 -608Z', accent.deep) +
  drawFlowers({ x: 96, y: -590, width: 90, height: 60, count: 4 }, accent, seed) +
  drawFlowers({ x: -440, y: -30, width: 240, height: 150, count: 8 }, accent, seed + 1) +
  drawFlowers({ x: 450, y: -20, width: 200, height: 120, count: 7 }, accent, seed + 2)

/** A felucca for two on an island's shore. */
export const drawFelucca: Subject = (accent, seed) =>
  fill('M-760 60V-150H760V60Z', '#2f7b80') +
  line('M-520 -116H-300M260 -120H520M-660 -70H-420M340 -64H640', '#8fc5c4', 6, 0.7) +
  place(toMarkup(felucca), { y: -110, scale: 2.25 }) +
  drawFlowers({ x: 20, y: -110, width: 330, height: 50, count: 8 }, accent, seed) +
  fill('M-800 80C-700 -60 -460 -70 -330 60Z', '#e2b583') +
  fill('M800 80C720 -40 520 -60 400 60Z', '#e2b583') +
  drawPalm(-560, -6, 4.2, '#4c6b4a') +
  drawPalm(-640, 10, 3.2, '#3d5a45') +
  drawPalm(610, 0, 3.6, '#4c6b4a') +
  drawFlowers({ x: -470, y: 20, width: 220, height: 110, count: 7 }, accent, seed + 1) +
  drawFlowers({ x: 540, y: 24, width: 200, height: 100, count: 7 }, accent, seed + 2)
