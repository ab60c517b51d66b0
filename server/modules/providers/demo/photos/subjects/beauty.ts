import { toStarPath } from '../../../../../../shared/drawings/khatim.ts'
import { drawFlowers, drawJasmine, glow } from '../elements.ts'
import { GOLD, GOLD_DEEP, GOLD_LIGHT, INK, IVORY, IVORY_SHADE } from '../palettes.ts'
import { box, disc, fill, line, oval, place, repeat, ring } from '../svg.ts'
import { drawCandle, drawCloth } from './table.ts'
import type { Subject } from './table.ts'

const HENNA = '#8a3a22'

const drawLipstick = (x: number, y: number, colour: string): string =>
  place(
    box(-30, -110, 60, 110, INK, 6) +
      box(-24, -150, 48, 44, GOLD) +
      fill('M-20 -150V-206Q0 -246 20 -250V-150Z', colour) +
      line('M-14 -100V-16', '#ffffff', 5, 0.25),
    { x, y },
  )

const drawBottle = (x: number, y: number, scale: number, colour: string): string =>
  place(
    fill('M-70 0C-96 -60 -70 -130 -26 -140V-176H26V-140C70 -130 96 -60 70 0Z', colour, 0.92) +
      line('M-52 -24C-62 -66 -48 -100 -24 -114', '#ffffff', 8, 0.5) +
      box(-32, -192, 64, 20, GOLD_DEEP, 4) +
      fill('M0 -262C34 -236 30 -206 0 -192C-30 -206 -34 -236 0 -262Z', GOLD_LIGHT) +
      fill(toStarPath(0, -62, 26), IVORY, 0.8),
    { x, y, scale },
  )

const drawBrush = (x: number, turn: number, colour: string) =>
  place(
    line('M0 0V-120', INK, 11) +
      line('M0 -120V-150', GOLD, 15) +
      fill('M-16 -150Q-26 -200 0 -222Q26 -200 16 -150Z', colour),
    { x, y: -130, turn },
  )

/** A mirror with bulbs and what lies before it. */
export const drawMirror: Subject = (accent, seed) => {
  const bulbs = repeat(16, (nth) => {
    const angle = (nth * Math.PI) / 8
    const [x, y] = [Math.round(Math.cos(angle) * 268), Math.round(-470 + Math.sin(angle) * 268)]
    return glow(x, y, 52, 0.8) + disc(x, y, 15, '#fff3d0')
  })
  return (
    drawCloth(0, 110, 1060, 220, accent) +
    disc(0, -470, 300, GOLD) +
    disc(0, -470, 292, accent.deep) +
    disc(0, -470, 236, GOLD_LIGHT) +
    disc(0, -470, 226, '#e8eef0') +
    fill('M-150 -300L60 -676A226 226 0 0 1 150 -638L-80 -260A226 226 0 0 1 -150 -300Z', '#ffffff', 0.55) +
    bulbs +
    fill('M-110 -112L-70 -186H70L110 -112Z', GOLD_DEEP) +
    drawBrush(-262, -14, accent.main) +
    drawBrush(-232, 4, '#d9a98a') +
    drawBrush(-200, 16, accent.petals[1]) +
    fill('M-300 -112L-286 -220H-178L-164 -112Z', IVORY) +
    line('M-292 -176H-172', accent.main, 9) +
    drawLipstick(190, -104, accent.petals[2]) +
    drawLipstick(272, -112, accent.main) +
    oval(0, -100, 88, 18, INK) +
    oval(0, -106, 88, 18, accent.petals[0]) +
    drawFlowers({ x: -410, y: -170, width: 190, height: 150, count: 7 }, accent, seed) +
    drawBottle(405, -108, 0.9, accent.main)
  )
}

/** Bottles, brushes and powder on a tray. */
export const drawCosmetics: Subject = (accent, seed) =>
  drawCloth(0, 110, 1060, 220, accent) +
  oval(0, -96, 400, 46, GOLD_DEEP) +
  oval(0, -106, 400, 46, GOLD_LIGHT) +
  drawBottle(-240, -106, 1.25, accent.main) +
  drawBottle(10, -122, 1.75, accent.petals[1]) +
  drawLipstick(190, -104, accent.petals[2]) +
  drawLipstick(268, -96, accent.main) +
  place(
    oval(0, 0, 92, 92, GOLD) +
      oval(0, 0, 80, 80, accent.pale) +
      fill(toStarPath(0, 0, 62), GOLD_LIGHT) +
      disc(0, 0, 26, accent.petals[1]),
    {
      x: 140,
      y: -150,
      scale: 0.75,
    },
  ) +
  drawFlowers({ x: -410, y: -200, width: 240, height: 210, count: 9 }, accent, seed) +
  drawFlowers({ x: 420, y: -170, width: 200, height: 150, count: 7 }, accent, seed + 2) +
  drawJasmine(-90, -96, 1.5) +
  drawJasmine(-20, -76, 1.2, 30)

/** A hand up to its wrist, palm forward, with henna on it. */
const drawHand = (skin: string, shade: string): string => {
  const finger = (x: number, y: number, length: number, turn: number, width = 62) =>
    place(
      box(-width / 2, -length, width, length + 60, skin, width / 2) +
        fill(
          `M${-width / 2} ${-length + width / 2}A${width / 2} ${width / 2} 0 0 1 ${width / 2} ${-length + width / 2}L${width / 2} ${-length + 74}H${-width / 2}Z`,
          HENNA,
        ) +
        line(`M${-width / 2 + 4} ${-length + 90}H${width / 2 - 4}`, HENNA, 5) +
        line(`M0 ${-length + 108}V${-18}`, HENNA, 4) +
        repeat(3, (nth) => disc(0, -length + 118 + nth * 26, 7, HENNA)),
      { x, y, turn },
    )
  const petals = repeat(8, (nth) =>
    place(line('M0 -34C-20 -52 -16 -74 0 -90C16 -74 20 -52 0 -34Z', HENNA, 5), { turn: nth * 45 }),
  )
  const dots = repeat(16, (nth) =>
    disc(Math.round(Math.cos((nth * Math.PI) / 8) * 106), Math.round(Math.sin((nth * Math.PI) / 8) * 106), 6, HENNA),
  )
  return (
    finger(-96, -300, 190, -15, 56) +
    finger(-36, -330, 240, -5) +
    finger(32, -332, 228, 4) +
    finger(96, -310, 178, 14, 54) +
    place(
      box(-33, -190, 66, 240, skin, 33) +
        fill('M-33 -156A33 33 0 0 1 33 -156V-120H-33Z', HENNA) +
        line('M-28 -104H28', HENNA, 5),
      {
        x: -112,
        y: -96,
        turn: -52,
      },
    ) +
    fill(
      'M-128 -330C-152 -220 -140 -120 -92 -40C-78 0 -82 60 -86 120H86C82 60 84 10 104 -50C140 -130 142 -240 126 -330C100 -366 -100 -366 -128 -330Z',
      skin,
    ) +
    line('M-92 -40C-60 -86 -30 -110 -20 -150', shade, 6, 0.5) +
    place(disc(0, 0, 30, HENNA) + disc(0, 0, 17, skin) + disc(0, 0, 8, HENNA) + petals + dots, {
      y: -214,
      scale: 0.95,
    }) +
    line('M-78 24C-30 40 30 40 80 24M-80 48C-30 64 30 64 82 48', HENNA, 5) +
    repeat(7, (nth) => fill(toStarPath(-66 + nth * 22, 82, 13), HENNA))
  )
}

/** Two hands with henna on their palms. */
export const drawHenna: Subject = (accent, seed) => {
  const hand = drawHand('#e3b08a', '#a86f4d')
  const sleeve =
    fill('M-120 100L-170 420H170L120 100C60 124 -60 124 -120 100Z', accent.main) +
    line('M-124 118C-60 142 60 142 124 118', GOLD, 12)
  return (
    glow(0, -420, 460, 0.8) +
    place(hand + sleeve, { x: -190, y: -160, turn: -11, scale: 0.98 }) +
    place(hand + sleeve, { x: 190, y: -160, turn: 11, scale: 0.98, isMirrored: true }) +
    drawFlowers({ x: -430, y: -40, width: 330, height: 210, count: 10 }, accent, seed) +
    drawFlowers({ x: 430, y: -40, width: 330, height: 210, count: 10 }, accent, seed + 1) +
    drawFlowers({ x: 0, y: 10, width: 360, height: 170, count: 10 }, accent, seed + 2) +
    drawCandle(-260, 40, 80) +
    drawCandle(260, 40, 80)
  )
}

const createDress =
  (isFull: boolean): Subject =>
  (accent, seed) => {
    const hem = isFull ? 400 : 270
    const skirt = `M-74 -440C${isFull ? -150 : -120} -320 ${-hem} -120 ${-hem} -10Q${-hem / 2} 34 0 12T${hem} -10C${hem} -120 ${isFull ? 150 : 120} -320 74 -440Z`
    const pleats = [-0.72, -0.4, -0.1, 0.24, 0.56]
      .map((t) => `M${t * 90} -420C${t * 130} -300 ${t * hem * 0.9} -120 ${t * hem} 4`)
      .join('')
    const hemline = repeat(11, (nth) =>
      fill(toStarPath((nth - 5) * (hem / 5.9), -30 + Math.abs(nth - 5) * -2, 17), GOLD, 0.75),
    )
    return (
      fill('M-30 -746C-190 -600 -330 -260 -430 0H430C330 -260 190 -600 30 -746Z', IVORY, 0.34) +
      line('M-30 -746C-190 -600 -330 -260 -430 0M30 -746C190 -600 330 -260 430 0', IVORY, 5, 0.7) +
      fill(skirt, IVORY) +
      `<path d="${skirt}" fill="url(#side)"/>` +
      line(pleats, IVORY_SHADE, 6) +
      hemline +
      fill(
        'M-104 -668C-84 -640 -40 -632 0 -612C40 -632 84 -640 104 -668C112 -600 82 -500 76 -436H-76C-82 -500 -112 -600 -104 -668Z',
        IVORY,
      ) +
      `<path d="M-104 -668C-84 -640 -40 -632 0 -612C40 -632 84 -640 104 -668C112 -600 82 -500 76 -436H-76C-82 -500 -112 -600 -104 -668Z" fill="url(#side)"/>` +
      line('M-104 -668L-76 -740M104 -668L76 -740', IVORY_SHADE, 8) +
      repeat(3, (row) =>
        repeat(3 - row, (nth) => fill(toStarPath((nth - (2 - row) / 2) * 48, -584 + row * 46, 17), GOLD, 0.8)),
      ) +
      fill('M-80 -456H80V-424H-80Z', accent.main) +
      fill('M40 -440C70 -360 74 -280 60 -220L92 -236L112 -210C122 -300 104 -380 70 -446Z', accent.main) +
      fill('M-24 -742H24L30 -690C10 -676 -10 -676 -30 -690Z', '#c9a27e') +
      oval(0, -744, 26, 9, GOLD) +
      line('M0 -750V-778', GOLD, 6) +
      disc(0, -784, 9, GOLD) +
      ring(0, -676, 40, GOLD_LIGHT, 5, 0.9) +
      drawFlowers({ x: -hem - 50, y: -40, width: 230, height: 170, count: 8 }, accent, seed) +
      drawFlowers({ x: hem + 50, y: -30, width: 200, height: 140, count: 7 }, accent, seed + 4)
    )
  }
/** A dress with a wide skirt and its veil. */
export const drawDress = createDress(true)
export const drawNarrowDress = createDress(false)
