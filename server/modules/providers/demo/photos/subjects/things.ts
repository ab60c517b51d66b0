import { toStarPath } from '../../../../../../shared/drawings/khatim.ts'
import { drawFlowers, drawJasmine, drawLeaf, drawRose, glow, toArchPath } from '../elements.ts'
import { GOLD, GOLD_DEEP, GOLD_LIGHT, INK, IVORY, IVORY_SHADE, LEAF } from '../palettes.ts'
import type { Accent } from '../palettes.ts'
import { box, disc, fill, line, oval, place, repeat, ring } from '../svg.ts'
import { drawCandle, drawCloth } from './table.ts'
import type { Subject } from './table.ts'

/** A bouquet in paper with a bow. */
export const drawBouquet: Subject = (accent, seed) =>
  repeat(9, (nth) => drawLeaf(0, -330, 420, -162 + nth * 18)) +
  fill('M-290 -360C-180 -300 180 -300 290 -360L60 30C30 50 -30 50 -60 30Z', accent.pale) +
  fill('M-290 -360C-200 -330 -90 -300 0 -290L-20 40C-40 40 -50 36 -60 30Z', IVORY) +
  fill('M290 -360C200 -330 60 -300 -10 -290L30 42C40 40 50 36 60 30Z', accent.main, 0.28) +
  drawFlowers({ x: 0, y: -480, width: 620, height: 400, count: 21 }, accent, seed) +
  fill(
    'M0 -110C-90 -190 -170 -150 -150 -90C-140 -50 -60 -60 0 -110C90 -190 170 -150 150 -90C140 -50 60 -60 0 -110Z',
    accent.main,
  ) +
  line('M-10 -100C-40 -40 -80 20 -110 60M10 -100C40 -40 70 10 120 46', accent.main, 24) +
  disc(0, -108, 30, accent.deep)

/** A vase of flowers between candles. */
export const drawVase: Subject = (accent, seed) =>
  drawCloth(0, 110, 900, 210, accent) +
  repeat(7, (nth) => drawLeaf(0, -400, 300, -150 + nth * 20)) +
  fill(
    'M-70 -420H70C60 -360 170 -300 150 -190C140 -130 90 -100 60 -98H-60C-90 -100 -140 -130 -150 -190C-170 -300 -60 -360 -70 -420Z',
    accent.deep,
  ) +
  `<path d="M-70 -420H70C60 -360 170 -300 150 -190C140 -130 90 -100 60 -98H-60C-90 -100 -140 -130 -150 -190C-170 -300 -60 -360 -70 -420Z" fill="url(#side)"/>` +
  line('M-128 -270H128', GOLD, 6) +
  line('M-148 -190H148', GOLD, 6) +
  repeat(5, (nth) => fill(toStarPath((nth - 2) * 56, -230, 24), GOLD)) +
  drawFlowers({ x: 0, y: -540, width: 520, height: 340, count: 17 }, accent, seed) +
  drawCandle(-270, -104, 170) +
  drawCandle(-340, -100, 110) +
  drawCandle(270, -104, 140) +
  drawRose(180, -96, 48, accent) +
  drawJasmine(240, -84, 1.4)

const drawWheel = (x: number): string =>
  disc(x, -72, 92, INK) +
  disc(x, -72, 62, IVORY) +
  disc(x, -72, 46, GOLD) +
  repeat(8, (nth) => place(line('M0 -14V-42', IVORY, 7), { x, y: -72, turn: nth * 45 })) +
  disc(x, -72, 14, GOLD_DEEP)

/** A classic car with ribbons and flowers, from its side. */
export const drawCar: Subject = (accent, seed) => {
  const body =
    'M-540 -88C-560 -180 -520 -232 -420 -244L-270 -262C-230 -350 -190 -420 -110 -428H120C200 -426 250 -340 290 -262L420 -246C520 -232 560 -190 552 -88Z'
  const wing = (x: number) => fill(`M${x - 150} -84C${x - 130} -214 ${x + 130} -214 ${x + 150} -84Z`, accent.deep)
  return (
    oval(0, 14, 600, 26, INK, 0.28) +
    fill(body, IVORY) +
    `<path d="${body}" fill="url(#side)" fill-opacity=".7"/>` +
    fill('M-236 -268C-206 -340 -176 -392 -110 -396H-26V-268ZM6 -268V-396H116C176 -392 214 -330 246 -268Z', '#9cc3cc') +
    fill('M-180 -268L-96 -396H-50L-130 -268ZM60 -268L120 -390L150 -376L94 -268Z', '#ffffff', 0.4) +
    line('M-10 -268V-120M-270 -262H290', IVORY_SHADE, 6) +
    line('M-536 -150H548', accent.main, 12) +
    line('M34 -218H90', GOLD_DEEP, 12) +
    wing(-340) +
    wing(340) +
    box(-578, -100, 1154, 26, GOLD, 13) +
    drawWheel(-340) +
    drawWheel(340) +
    glow(520, -206, 130) +
    disc(520, -206, 34, GOLD) +
    disc(526, -206, 24, '#fff3d0') +
    line(
      'M-10 -428C160 -420 250 -300 430 -246C480 -230 530 -232 548 -200M-10 -428C-120 -420 -230 -300 -420 -246',
      accent.petals[1],
      14,
    ) +
    drawFlowers({ x: 390, y: -264, width: 220, height: 90, count: 8 }, accent, seed) +
    drawFlowers({ x: -10, y: -442, width: 250, height: 90, count: 8 }, accent, seed + 1) +
    drawFlowers({ x: -10, y: -210, width: 60, height: 60, count: 3 }, accent, seed + 2)
  )
}

/** A ring with a stone in its open box. */
export const drawRing: Subject = (accent, seed) =>
  drawCloth(0, 110, 900, 210, accent) +
  fill('M-260 -260L-230 -470H230L260 -260Z', accent.deep) +
  fill('M-222 -272L-198 -446H198L222 -272Z', accent.pale, 0.9) +
  fill('M-260 -260H260L236 -92H-236Z', accent.main) +
  `<path d="M-260 -260H260L236 -92H-236Z" fill="url(#side)"/>` +
  fill('M-240 -262C-160 -316 160 -316 240 -262C160 -240 -160 -240 -240 -262Z', IVORY) +
  line('M-250 -170H248', GOLD, 6) +
  glow(0, -520, 300) +
  ring(0, -392, 128, GOLD_DEEP, 34) +
  ring(0, -396, 128, GOLD_LIGHT, 22) +
  fill('M-240 -262C-160 -296 160 -296 240 -262C160 -240 -160 -240 -240 -262Z', IVORY) +
  fill('M-70 -632H70L112 -584L0 -488L-112 -584Z', '#d9eef0') +
  fill('M-70 -632L-40 -584H40L70 -632ZM-40 -584L0 -488L40 -584Z', '#ffffff') +
  fill('M-112 -584H-40L0 -488ZM112 -584H40L0 -488Z', '#a9d3d6') +
  line('M0 -700V-744M-120 -672L-150 -704M120 -672L150 -704', GOLD_LIGHT, 8) +
  drawFlowers({ x: -370, y: -150, width: 210, height: 140, count: 7 }, accent, seed) +
  drawFlowers({ x: 360, y: -140, width: 180, height: 120, count: 6 }, accent, seed + 3)

const drawCoins = (count: number, radius: number, y: number, size: number) =>
  repeat(count, (nth) => {
    const angle = Math.PI * (0.14 + (0.72 * nth) / (count - 1))
    const [cx, cy] = [Math.round(Math.cos(angle) * radius), Math.round(y + Math.sin(angle) * radius)]
    return (
      disc(cx, cy, size, GOLD_DEEP) +
      disc(cx, cy - 2, size - 3, GOLD_LIGHT) +
      fill(toStarPath(cx, cy - 2, size * 0.6), GOLD)
    )
  })

/** A necklace of drawCoins on a bust, with earrings. */
export const drawNecklace: Subject = (accent, seed) => {
  const bust =
    'M-60 -720C-56 -640 -80 -600 -160 -570C-280 -530 -310 -420 -290 -300C-270 -200 -140 -130 0 -120C140 -130 270 -200 290 -300C310 -420 280 -530 160 -570C80 -600 56 -640 60 -720Z'
  return (
    drawCloth(0, 110, 900, 210, accent) +
    box(-130, -150, 260, 56, GOLD_DEEP, 8) +
    fill(bust, accent.deep) +
    `<path d="${bust}" fill="url(#side)"/>` +
    glow(0, -420, 300, 0.5) +
    line('M-110 -600C-80 -480 80 -480 110 -600', GOLD, 9) +
    drawCoins(9, 190, -560, 26) +
    drawCoins(13, 262, -560, 24) +
    fill(toStarPath(0, -268, 60), GOLD_LIGHT) +
    fill(toStarPath(0, -268, 34), accent.petals[2]) +
    disc(0, -268, 14, IVORY) +
    [-360, 360]
      .map(
        (x) =>
          line(`M${x} -330V-250`, GOLD, 5) + ring(x, -214, 36, GOLD_LIGHT, 12) + fill(toStarPath(x, -150, 30), GOLD),
      )
      .join('') +
    drawFlowers({ x: -390, y: -90, width: 160, height: 80, count: 5 }, accent, seed) +
    drawFlowers({ x: 390, y: -90, width: 160, height: 80, count: 5 }, accent, seed + 3)
  )
}

const drawWriting = (x: number, y: number, width: number, rows: number): string =>
  line(
    repeat(rows, (nth) => `M${x + (nth % 3 === 2 ? width * 0.3 : 0)} ${y + nth * 34}H${x + width}`),
    '#8b7a80',
    6,
    0.55,
  )

/** The book of marriage contracts with pen and rings. */
export const drawContract: Subject = (accent, seed) =>
  drawCloth(0, 110, 1060, 220, accent) +
  fill(
    'M-430 -120L-360 -560C-240 -600 -90 -580 0 -530C90 -580 240 -600 360 -560L430 -120C280 -150 90 -150 0 -104C-90 -150 -280 -150 -430 -120Z',
    accent.deep,
  ) +
  fill('M-400 -140L-336 -540C-230 -570 -90 -556 0 -506V-124C-90 -168 -270 -168 -400 -140Z', IVORY) +
  fill('M400 -140L336 -540C230 -570 90 -556 0 -506V-124C90 -168 270 -168 400 -140Z', '#fffdf7') +
  line('M0 -506V-124', IVORY_SHADE, 7) +
  drawWriting(-310, -470, 250, 8) +
  drawWriting(66, -470, 250, 5) +
  fill(toStarPath(240, -246, 66), accent.main) +
  disc(240, -246, 34, GOLD) +
  line('M70 -230C100 -260 120 -200 150 -236', INK, 6) +
  place(box(-11, -360, 22, 300, accent.main, 11) + box(-11, -130, 22, 20, GOLD) + fill('M-11 -62H11L0 0Z', GOLD), {
    x: 150,
    y: -230,
    turn: 34,
  }) +
  ring(-130, -100, 52, GOLD_DEEP, 15) +
  ring(-60, -96, 52, GOLD_LIGHT, 15) +
  drawFlowers({ x: -440, y: -120, width: 190, height: 130, count: 7 }, accent, seed) +
  drawFlowers({ x: 440, y: -110, width: 170, height: 110, count: 6 }, accent, seed + 1)

/** Two rings on a cushion. */
export const drawRings: Subject = (accent, seed) =>
  drawCloth(0, 110, 1060, 220, accent) +
  fill(
    'M-360 -120C-400 -160 -380 -310 -340 -330C-200 -400 200 -400 340 -330C380 -310 400 -160 360 -120C200 -70 -200 -70 -360 -120Z',
    accent.main,
  ) +
  `<path d="M-360 -120C-400 -160 -380 -310 -340 -330C-200 -400 200 -400 340 -330C380 -310 400 -160 360 -120C200 -70 -200 -70 -360 -120Z" fill="url(#side)"/>` +
  line('M-352 -300C-200 -360 200 -360 352 -300M-356 -140C-200 -96 200 -96 356 -140', GOLD, 7) +
  [-1, 1]
    .map((side) =>
      fill(`M${side * 350} -124q${side * 46} 20 ${side * 54} 84q${side * -34} -8 ${side * -60} -76Z`, GOLD),
    )
    .join('') +
  glow(0, -420, 300) +
  ring(-78, -410, 112, GOLD_DEEP, 30) +
  ring(-78, -414, 112, GOLD_LIGHT, 18) +
  ring(78, -400, 126, GOLD_DEEP, 30) +
  ring(78, -404, 126, GOLD, 18) +
  line('M-160 -300C-60 -240 60 -330 160 -270', accent.petals[0], 16) +
  drawFlowers({ x: 0, y: -256, width: 250, height: 84, count: 7 }, accent, seed) +
  drawFlowers({ x: -450, y: -130, width: 170, height: 130, count: 6 }, accent, seed + 1) +
  drawFlowers({ x: 450, y: -130, width: 170, height: 130, count: 6 }, accent, seed + 2)

const drawCard = (accent: Accent, paper: string, ornament: string): string =>
  box(-170, -470, 340, 470, paper, 10) +
  line('M-146 -446H146V-24H-146Z', ornament, 4) +
  fill(toArchPath(0, -60, 230, 350), ornament, 0.22) +
  line(toArchPath(0, -60, 230, 350), ornament, 5) +
  fill(toStarPath(0, -300, 34), ornament) +
  line('M-60 -220H60M-80 -180H80M-44 -140H44', ornament, 7, 0.8) +
  drawRose(0, -72, 30, accent)

/** An invitation that comes out of its envelope. */
export const drawEnvelope: Subject = (accent, seed) =>
  drawCloth(0, 110, 1060, 220, accent) +
  fill('M-330 -390L0 -640L330 -390Z', accent.deep) +
  place(drawCard(accent, IVORY, GOLD_DEEP), { y: -250, scale: 0.98 }) +
  box(-330, -390, 660, 290, accent.main) +
  fill('M-330 -390L0 -190L330 -390V-100H-330Z', accent.main) +
  fill('M-330 -100L-40 -216Q0 -236 40 -216L330 -100Z', accent.deep, 0.55) +
  line('M-330 -390L0 -190L330 -390', accent.deep, 6) +
  disc(0, -200, 52, GOLD_DEEP) +
  disc(0, -204, 46, GOLD) +
  fill(toStarPath(0, -204, 34), GOLD_LIGHT) +
  repeat(4, (nth) => drawLeaf(-400, -110, 170, -150 + nth * 40, LEAF)) +
  drawFlowers({ x: -410, y: -140, width: 190, height: 130, count: 7 }, accent, seed) +
  drawCandle(400, -104, 150) +
  drawCandle(460, -104, 90)

/** Three invitations that stand in a fan. */
export const drawCards: Subject = (accent, seed) =>
  drawCloth(0, 110, 1060, 220, accent) +
  place(drawCard(accent, accent.deep, GOLD_LIGHT), { x: -200, y: -110, turn: -13, scale: 1.1 }) +
  place(drawCard(accent, accent.pale, accent.deep), { x: 200, y: -110, turn: 13, scale: 1.1 }) +
  place(drawCard(accent, IVORY, GOLD_DEEP), { y: -100, scale: 1.25 }) +
  drawFlowers({ x: -410, y: -120, width: 220, height: 130, count: 8 }, accent, seed) +
  drawFlowers({ x: 410, y: -120, width: 220, height: 130, count: 8 }, accent, seed + 1)
