import type { Accent } from '../palettes.ts'
import { GOLD, GOLD_DEEP, GOLD_LIGHT, IVORY, IVORY_SHADE } from '../palettes.ts'
import { drawFlowers, drawRose, glow, toArchPath } from '../elements.ts'
import { box, disc, fill, line, oval, place, repeat } from '../svg.ts'

/** Draws a thing around x = 0 that stands on y = 0, about 800 wide and 700 high. */
export type Subject = (accent: Accent, seed: number) => string

export const drawCandle = (x: number, y: number, height: number): string =>
  glow(x, y - height - 16, 90, 0.9) +
  box(x - 9, y - height, 18, height, IVORY) +
  fill(`M${x} ${y - height - 40}q16 24 0 38q-16 -14 0 -38Z`, '#ffd071')

/** A cloth that falls from a round top to the floor. */
export const drawCloth = (x: number, y: number, width: number, height: number, accent: Accent): string => {
  const [half, top] = [width / 2, y - height]
  const fold = (t: number) => `M${x + half * t} ${top + 16}L${x + half * t * 1.12} ${y}`
  return (
    fill(
      `M${x - half} ${top}L${x - half * 1.14} ${y}q${half * 0.28} 20 ${half * 0.57} 0t${half * 0.57} 0t${half * 0.57} 0t${half * 0.57} 0L${x + half} ${top}Z`,
      IVORY,
    ) +
    line([-0.66, -0.3, 0.08, 0.42, 0.74].map(fold).join(''), IVORY_SHADE, 5) +
    fill(
      `M${x - half} ${top}L${x - half * 1.06} ${top + height * 0.42}L${x - half * 0.4} ${top + 26}L${x} ${top + height * 0.5}L${x + half * 0.4} ${top + 26}L${x + half * 1.06} ${top + height * 0.42}L${x + half} ${top}Z`,
      accent.main,
    ) +
    oval(x, top, half, half * 0.13, accent.deep) +
    oval(x, top - 5, half, half * 0.13, IVORY)
  )
}

const drawChair = (x: number, y: number, isMirrored: boolean): string =>
  place(
    line('M-62 0V-330M62 0V-150M-62 -150H62', GOLD_DEEP, 12) +
      line('M-62 -330C-62 -380 0 -390 -2 -330M-4 -330V-170M-62 -296H-4M-62 -262H-4M-33 -262V-176', GOLD, 9) +
      fill('M-72 -150H72V-176H-72Z', IVORY),
    { x, y, isMirrored },
  )

const drawLaidTable = (x: number, y: number, scale: number, accent: Accent, seed: number): string =>
  place(
    drawChair(-370, 0, false) +
      drawChair(370, 0, true) +
      drawCloth(0, 0, 560, 250, accent) +
      fill('M-26 -262L-12 -420H12L26 -262Z', GOLD_LIGHT) +
      drawFlowers({ x: 0, y: -470, width: 280, height: 190, count: 11 }, accent, seed) +
      drawCandle(-150, -258, 90) +
      drawCandle(150, -258, 90) +
      drawCandle(-210, -256, 50) +
      drawCandle(210, -256, 50),
    { x, y, scale },
  )

/** Laid tables, one in front of two. */
export const drawTables: Subject = (accent, seed) =>
  drawLaidTable(-470, -30, 0.6, accent, seed + 1) +
  drawLaidTable(470, -30, 0.6, accent, seed + 2) +
  drawLaidTable(0, 70, 1.08, accent, seed)

/** The couple's stage: an arch of flowers with two chairs. */
export const drawStage: Subject = (accent, seed) => {
  const throne = (x: number) =>
    place(
      fill(toArchPath(0, 0, 190, 400), GOLD) +
        fill(toArchPath(0, -20, 150, 350), accent.main) +
        line('M-100 -100V0M100 -100V0', GOLD_DEEP, 18) +
        fill('M-104 -148Q0 -176 104 -148L114 -100H-114Z', accent.deep) +
        fill('M-104 -148Q0 -176 104 -148Q0 -122 -104 -148Z', accent.main) +
        box(-120, -104, 240, 24, GOLD, 8) +
        line('M-108 -104V-216Q-108 -236 -86 -236M108 -104V-216Q108 -236 86 -236', GOLD, 14),
      { x, y: -60 },
    )
  const posts = [-1, 1].map((side) =>
    repeat(4, (nth) =>
      drawFlowers(
        { x: side * (395 - nth * 4), y: -80 - nth * 135, width: 150, height: 170, count: 7 },
        accent,
        seed + nth + side,
      ),
    ),
  )
  return (
    fill('M-520 0L-470 -60H470L520 0Z', IVORY) +
    fill('M-520 0H520V26H-520Z', IVORY_SHADE) +
    fill(toArchPath(0, -60, 760, 720), IVORY, 0.5) +
    repeat(7, (nth) => line(`M${-300 + nth * 100} -60V${-500 - 30 * (3 - Math.abs(3 - nth))}`, IVORY_SHADE, 6, 0.7)) +
    glow(0, -330, 380) +
    throne(-130) +
    throne(130) +
    posts.join('') +
    drawFlowers({ x: -270, y: -620, width: 260, height: 150, count: 9 }, accent, seed + 5) +
    drawFlowers({ x: 270, y: -620, width: 260, height: 150, count: 9 }, accent, seed + 6) +
    drawFlowers({ x: 0, y: -740, width: 360, height: 150, count: 11 }, accent, seed + 7)
  )
}

/** A cake on its stand. */
const createCake =
  (tiers: number): Subject =>
  (accent, seed) => {
    const height = tiers > 3 ? 118 : 150
    const getWidth = (nth: number) => 430 - nth * (tiers > 3 ? 82 : 105)
    const layers = repeat(tiers, (nth) => {
      const [width, bottom] = [getWidth(nth), -190 - nth * height]
      const [left, top] = [-width / 2, bottom - height]
      const drops = Math.round(width / 44)
      const swag = `M${left} ${top + 22}${repeat(drops, () => `q${width / drops / 2} 48 ${width / drops} 0`)}`
      return (
        box(left, top, width, height, nth % 2 ? accent.pale : IVORY, 12) +
        `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="12" fill="url(#side)"/>` +
        line(swag, nth % 2 ? IVORY : GOLD_LIGHT, 7) +
        repeat(drops + 1, (drop) => disc(left + (drop * width) / drops, top + 20, 8, GOLD)) +
        repeat(Math.round(width / 30), (pearl) => disc(left + 15 + pearl * 30, bottom - 9, 9, IVORY_SHADE))
      )
    })
    const garland = repeat(tiers, (nth) => {
      const side = nth % 2 ? 1 : -1
      return drawFlowers(
        { x: side * getWidth(nth) * 0.4, y: -205 - nth * height, width: 170, height: 100, count: 6 },
        accent,
        seed + nth,
      )
    })
    return (
      drawCloth(0, 60, 760, 150, accent) +
      fill('M-60 -96L-30 -150H30L60 -96Z', GOLD_DEEP) +
      oval(0, -96, 130, 20, GOLD) +
      oval(0, -172, 270, 30, GOLD_DEEP) +
      oval(0, -180, 270, 30, GOLD_LIGHT) +
      layers +
      garland +
      drawRose(0, -190 - tiers * height - 36, 62, accent) +
      drawCandle(-320, -92, 110) +
      drawCandle(320, -92, 110)
    )
  }
export const drawTallCake = createCake(4)
export const drawCake = createCake(3)

const DISHES = [
  ['#c9572f', '#e8785a', '#f0c060'],
  ['#7f9a68', '#b7c7a0', '#f4ead2'],
  ['#b98a3a', '#f0c060', '#fff8ee'],
] as const

/** A dish under its cover between bowls. */
export const drawCover: Subject = (accent, seed) => {
  const bowl = (x: number, nth: number) =>
    place(
      DISHES[nth % 3]!.map((colour, layer) =>
        repeat(5 - layer, (item) => disc((item - (4 - layer) / 2) * 36, -92 - layer * 28, 25, colour)),
      ).join('') +
        fill('M-110 -92H110C104 -20 50 0 0 0S-104 -20 -110 -92Z', IVORY) +
        line('M-100 -70C-60 -54 60 -54 100 -70', accent.main, 8),
      { x, y: -118 },
    )
  return (
    drawCloth(0, 110, 1060, 220, accent) +
    bowl(-390, seed) +
    bowl(390, seed + 1) +
    fill('M-238 -170C-238 -320 -130 -430 0 -430S238 -320 238 -170Z', '#e9d9b4') +
    fill('M-238 -170C-238 -320 -130 -430 0 -430S238 -320 238 -170Z', GOLD, 0.55) +
    line('M-196 -200C-184 -290 -120 -366 -40 -388', '#fff8ee', 16, 0.8) +
    line('M-232 -206H232', GOLD_DEEP, 6, 0.6) +
    disc(0, -452, 30, GOLD_DEEP) +
    disc(-8, -460, 12, GOLD_LIGHT) +
    oval(0, -160, 290, 28, GOLD_DEEP) +
    oval(0, -168, 290, 26, GOLD_LIGHT) +
    drawCandle(-225, -122, 140) +
    drawCandle(225, -122, 140) +
    drawFlowers({ x: 0, y: -88, width: 420, height: 76, count: 9 }, accent, seed)
  )
}

/** Sweets and fruit on a stand of three plates. */
export const drawSweets: Subject = (accent, seed) =>
  drawCloth(0, 110, 1060, 220, accent) +
  box(-9, -640, 18, 520, GOLD_DEEP) +
  oval(0, -120, 120, 18, GOLD_DEEP) +
  [
    [250, -190],
    [190, -350],
    [130, -500],
  ]
    .map(([half, y], nth) => {
      const count = Math.floor((half! * 2) / 62)
      const sweets = repeat(count, (item) => {
        const x = (item - (count - 1) / 2) * 62
        const colour = [accent.petals[0], GOLD_LIGHT, accent.petals[1]][(item + nth) % 3]!
        return disc(x, y! - 38, 30, colour) + disc(x, y! - 62, 16, IVORY) + disc(x, y! - 74, 8, accent.main)
      })
      return (
        sweets +
        fill(`M${-half!} ${y! - 22}H${half}L${half! - 40} ${y! + 14}H${-half! + 40}Z`, GOLD) +
        box(-half!, y! - 24, half! * 2, 8, GOLD_LIGHT)
      )
    })
    .join('') +
  disc(0, -648, 20, GOLD) +
  drawFlowers({ x: -390, y: -190, width: 230, height: 170, count: 8 }, accent, seed) +
  drawFlowers({ x: 390, y: -190, width: 230, height: 170, count: 8 }, accent, seed + 3) +
  drawCandle(-250, -122, 90) +
  drawCandle(250, -122, 90)
