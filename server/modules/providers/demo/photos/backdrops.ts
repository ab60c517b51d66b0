import { spray } from '../../../../../shared/drawings/jasmine.ts'
import { RIVER_WIDTH, felucca } from '../../../../../shared/drawings/river.ts'
import { skyline, SKYLINE_HEIGHT, SKYLINE_WIDTH } from '../../../../../shared/drawings/skyline.ts'
import { toStarPath } from '../../../../../shared/drawings/khatim.ts'
import { drawLantern, drawPalm, drawStars, drawStringLights, glow, toArchPath } from './elements.ts'
import { GOLD, GOLD_DEEP, IVORY } from './palettes.ts'
import type { Accent, Mood } from './palettes.ts'
import { box, disc, fill, line, place, repeat, toMarkup } from './svg.ts'

/** What a backdrop is drawn for; `floorY` is where things stand. */
export interface Frame {
  width: number
  height: number
  floorY: number
  mood: Mood
  accent: Accent
  seed: number
}
type Backdrop = (frame: Frame) => string

const middleOf = ({ width }: Frame): number => width / 2

/** Sky with stars or a sun, down to the floor. */
function drawSky(frame: Frame, sunX = 0.68): string {
  const { width, floorY, mood, seed } = frame
  const [x, y] = [width * sunX, floorY - 420]
  const light = mood.isDark && mood.sky[2] === '#6a4a86' ? '#f6ecd2' : mood.isDark ? '#f7c566' : '#fff4dc'
  return (
    `<rect width="${width}" height="${floorY + 40}" fill="url(#sky)"/>` +
    (mood.isDark ? drawStars(width, floorY * 0.55, seed) : '') +
    glow(x, y, 460) +
    disc(x, y, 105, light, 0.92)
  )
}

/** Minarets and domes at the horizon. */
const drawSkyline = ({ width, floorY, mood }: Frame): string => {
  const scale = (width / SKYLINE_WIDTH) * 1.25
  const [far, near, lights] = skyline
  const shapes = [
    { ...far!, fill: mood.far },
    { ...near!, fill: mood.near },
    { ...lights!, opacity: mood.isDark ? 1 : 0.35 },
  ]
  return place(toMarkup(shapes), { x: -width * 0.1, y: floorY - SKYLINE_HEIGHT * scale + 4, scale })
}

/** A floor with a row of stars along its edge. */
function drawFloor({ width, height, floorY, mood }: Frame): string {
  const step = 100
  const stars = repeat(Math.ceil(width / step) + 1, (nth) => toStarPath(nth * step, floorY + 52, 30))
  return (
    box(0, floorY, width, height - floorY, mood.floor) +
    box(0, floorY, width, 6, GOLD_DEEP) +
    fill(stars, GOLD, mood.isDark ? 0.4 : 0.55) +
    box(0, floorY + 98, width, height, mood.floorShade) +
    `<rect y="${floorY}" width="${width}" height="${height - floorY}" fill="url(#shade)"/>`
  )
}

/** An arcade of three arches; the wide one opens on the city. */
const drawArcade: Backdrop = (frame) => {
  const { width, height, floorY, mood } = frame
  const cx = middleOf(frame)
  const wide = Math.min(width * 0.56, 860)
  const top = floorY - height * 0.1
  const side = wide * 0.5
  const offset = wide / 2 + side / 2 + 46
  const opening = toArchPath(cx, floorY, wide, top)
  const sides = [-1, 1].map((sign) => toArchPath(cx + sign * offset, floorY, side, top * 0.72)).join('')
  return (
    drawSky(frame, 0.5 + (frame.seed % 2 ? 0.12 : -0.12)) +
    drawSkyline(frame) +
    `<path fill-rule="evenodd" d="M0 0H${width}V${floorY}H0Z${opening}${sides}" fill="${mood.wall}"/>` +
    `<path fill-rule="evenodd" d="M0 0H${width}V${floorY}H0Z${opening}${sides}" fill="url(#shade)" fill-opacity=".6"/>` +
    `<path d="${sides}" fill="${mood.wallShade}" fill-opacity=".55"/><path d="${sides}" fill="url(#lattice)"/>` +
    line(opening, GOLD, 9) +
    line(toArchPath(cx, floorY, wide + 44, top + 32), GOLD, 3, 0.8) +
    line(sides, GOLD, 6) +
    drawFloor(frame) +
    [-1, 1].map((sign) => drawLantern(cx + sign * (wide / 2 + 22), height * 0.13, 1.35)).join('')
  )
}

/** A garden with palms under strings of lights. */
const drawGarden: Backdrop = (frame) => {
  const { width, height, floorY, mood } = frame
  const hill = `M0 ${floorY}V${floorY - 130}C${width * 0.2} ${floorY - 230} ${width * 0.35} ${floorY - 90} ${width * 0.55} ${floorY - 120}S${width * 0.85} ${floorY - 210} ${width} ${floorY - 130}V${floorY}Z`
  const hedge = `M0 ${floorY}V${floorY - 60}${repeat(Math.ceil(width / 100), () => 'q25 -46 50 -6q25 -40 50 6')}V${floorY}Z`
  return (
    drawSky(frame, 0.32) +
    fill(hill, mood.far) +
    [
      [0.06, 5.2],
      [0.17, 3.6],
      [0.87, 4.2],
      [0.96, 5.6],
    ]
      .map(([x, scale]) => drawPalm(width * x!, floorY, scale!, mood.near))
      .join('') +
    fill(hedge, mood.near, 0.9) +
    drawStringLights(-60, width * 0.55, height * 0.07, 80, 9) +
    drawStringLights(width * 0.45, width + 60, height * 0.05, 100, 10) +
    drawFloor(frame)
  )
}

/** A terrace by the Nile. */
const drawRiver: Backdrop = (frame) => {
  const { width, floorY, mood } = frame
  const shore = floorY - 250
  const water = mood.isDark
    ? ['#2c3f74', '#243564', '#1c2a54', '#152145']
    : ['#6fb3ae', '#559f9d', '#3f8a8b', '#2f7b80']
  const posts = repeat(Math.ceil(width / 64) + 1, (nth) => {
    const x = nth * 64
    return fill(`M${x - 9} ${floorY}V${floorY - 20}q-12 -34 0 -64v-18h18v18q12 30 0 64v20Z`, mood.wall)
  })
  return (
    drawSky({ ...frame, floorY: shore + 60 }, 0.6) +
    fill(
      `M0 ${shore}V${shore - 40}C${width * 0.3} ${shore - 110} ${width * 0.5} ${shore - 10} ${width * 0.7} ${shore - 44}S${width} ${shore - 60} ${width} ${shore - 36}V${shore}Z`,
      mood.far,
    ) +
    [0.05, 0.09, 0.3, 0.81, 0.94]
      .map((x, nth) => drawPalm(width * x, shore, 1.1 + (nth % 3) * 0.5, mood.near))
      .join('') +
    water.map((colour, nth) => box(0, shore + nth * nth * 22, width, floorY - shore, colour)).join('') +
    line(
      repeat(6, (nth) => `M${width * 0.6 - 130 + nth * 12} ${shore + 14 + nth * 20}h${240 - nth * 30}`),
      mood.light,
      5,
      0.7,
    ) +
    place(toMarkup(felucca), { x: width * 0.17, y: shore + 70, scale: (0.9 * RIVER_WIDTH) / 800 }) +
    place(toMarkup(felucca), { x: width * 0.9, y: shore + 26, scale: 0.5, isMirrored: true }) +
    posts +
    box(0, floorY - 118, width, 26, mood.wall) +
    box(0, floorY - 92, width, 5, mood.wallShade) +
    drawFloor(frame)
  )
}

/** Open water up to the horizon. */
const drawShore: Backdrop = (frame) => {
  const { width, height, floorY, mood } = frame
  const horizon = floorY - 120
  return (
    drawSky({ ...frame, floorY: horizon }, 0.72) +
    drawSkyline({ ...frame, floorY: horizon }) +
    box(0, horizon, width, height - horizon, '#3f8a8b') +
    box(0, horizon + 60, width, height, '#2f7b80') +
    line(
      repeat(6, (nth) => `M${width * 0.72 - 120 + nth * 10} ${horizon + 14 + nth * 18}h${230 - nth * 28}`),
      mood.light,
      5,
      0.7,
    ) +
    box(0, floorY + 100, width, height, '#27696f')
  )
}

/** A wall with a niche that glows, and jasmine in the upper corners. */
const drawNiche: Backdrop = (frame) => {
  const { width, height, floorY, mood, accent } = frame
  const cx = middleOf(frame)
  const wide = Math.min(width * 0.72, 900)
  const top = floorY - height * 0.08
  const niche = toArchPath(cx, floorY, wide, top)
  const branch = (x: number, isMirrored: boolean) =>
    place(toMarkup(spray), { x, y: 0, scale: width / 1080, isMirrored })
  return (
    box(0, 0, width, floorY, mood.isDark ? mood.wall : accent.pale) +
    `<rect width="${width}" height="${floorY}" fill="url(#lattice)" fill-opacity=".8"/>` +
    fill(niche, mood.isDark ? mood.wallShade : mood.wall) +
    `<path d="${niche}" fill="url(#shade)" fill-opacity=".5"/>` +
    glow(cx, floorY - top * 0.42, wide * 0.62) +
    line(niche, GOLD, 10) +
    line(toArchPath(cx, floorY, wide - 46, top - 40), GOLD, 3, 0.7) +
    branch(0, false) +
    branch(width, true) +
    drawFloor(frame)
  )
}

/** A tent of cloth with a chandelier. */
const drawTent: Backdrop = (frame) => {
  const { width, height, floorY, mood, accent } = frame
  const cx = middleOf(frame)
  const folds = 10
  const cloth = repeat(folds, (nth) => {
    const [left, right] = [(nth * width) / folds, ((nth + 1) * width) / folds]
    const colour = nth % 2 ? (mood.isDark ? accent.main : accent.pale) : mood.isDark ? accent.deep : IVORY
    const knee = (x: number) => cx + (x - cx) * 0.82
    return fill(
      `M${cx} -40C${cx + (left - cx) * 0.5} ${height * 0.12} ${knee(left)} ${height * 0.16} ${left} ${height * 0.3}q${width / folds / 2} 54 ${right - left} 0C${knee(right)} ${height * 0.16} ${cx + (right - cx) * 0.5} ${height * 0.12} ${cx} -40Z`,
      colour,
    )
  })
  const arches = repeat(5, (nth) =>
    toArchPath(((nth + 0.5) * width) / 5, floorY, width / 5 - 50, (floorY - height * 0.3) * 0.9),
  )
  return (
    box(0, 0, width, floorY, mood.wall) +
    fill(arches, mood.wallShade) +
    `<path d="${arches}" fill="url(#lattice)"/>` +
    line(arches, GOLD, 5, 0.9) +
    glow(cx, height * 0.3, width * 0.6, 0.9) +
    cloth +
    `<rect width="${width}" height="${height * 0.36}" fill="url(#shade)" fill-opacity=".5"/>` +
    [-0.3, -0.16, 0.16, 0.3]
      .map((x, nth) => drawLantern(cx + width * x, height * (nth % 3 ? 0.16 : 0.22), 1.1))
      .join('') +
    drawFloor(frame)
  )
}

export const backdrops = {
  arcade: drawArcade,
  garden: drawGarden,
  river: drawRiver,
  niche: drawNiche,
  shore: drawShore,
  tent: drawTent,
} satisfies Record<string, Backdrop>
export type BackdropName = keyof typeof backdrops
