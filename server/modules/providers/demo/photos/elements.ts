import { bloom } from '../../../../../shared/drawings/jasmine.ts'
import { toLatticeCell, toStarPath } from '../../../../../shared/drawings/khatim.ts'
import { createLanternBody, lanternFrame } from '../../../../../shared/drawings/lantern.ts'
import type { Glass } from '../../../../../shared/drawings/lantern.ts'
import { palm } from '../../../../../shared/drawings/river.ts'
import { GOLD, GOLD_DEEP, LEAF, LEAF_DEEP } from './palettes.ts'
import type { Accent } from './palettes.ts'
import { createRandom, disc, fill, line, place, repeat, toMarkup } from './svg.ts'

const round = Math.round

/** @returns the outline of an opening with a keel arch, from the floor; `base` is the y of the floor */
export function toArchPath(cx: number, base: number, width: number, height: number): string {
  const scale = width / 400
  const x = (value: number) => round(cx - width / 2 + value * scale)
  const y = (value: number) => round(base - height + value * scale)
  return (
    `M${x(0)} ${base}V${y(214)}C${x(0)} ${y(128)} ${x(62)} ${y(92)} ${x(122)} ${y(64)}C${x(162)} ${y(45)} ${x(190)} ${y(30)} ${x(200)} ${y(2)}` +
    `C${x(210)} ${y(30)} ${x(238)} ${y(45)} ${x(278)} ${y(64)}C${x(338)} ${y(92)} ${x(400)} ${y(128)} ${x(400)} ${y(214)}V${base}Z`
  )
}

/** Paint servers that every drawing uses; `light` is the colour of its lights. */
export const createDefinitions = (light: string, sky: readonly string[], lattice: string): string =>
  `<radialGradient id="glow"><stop offset="0" stop-color="${light}" stop-opacity=".85"/><stop offset=".35" stop-color="${light}" stop-opacity=".32"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient>` +
  `<linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="${sky[0]}"/><stop offset=".55" stop-color="${sky[1]}"/><stop offset="1" stop-color="${sky[2]}"/></linearGradient>` +
  '<linearGradient id="shade" x2="0" y2="1"><stop offset="0" stop-color="#1d0d18" stop-opacity="0"/><stop offset="1" stop-color="#1d0d18" stop-opacity=".3"/></linearGradient>' +
  '<linearGradient id="side"><stop offset="0" stop-color="#1d0d18" stop-opacity=".22"/><stop offset=".45" stop-color="#1d0d18" stop-opacity="0"/><stop offset="1" stop-color="#fff" stop-opacity=".16"/></linearGradient>' +
  `<pattern id="lattice" width="80" height="80" patternUnits="userSpaceOnUse"><path d="${toLatticeCell(80)}" fill="none" stroke="${lattice}" stroke-width="2.5"/></pattern>`

export const glow = (x: number, y: number, radius: number, opacity = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#glow)" fill-opacity="${opacity}"/>`

/** @returns bulbs on a wire that hangs between two points */
export function drawStringLights(x1: number, x2: number, y: number, sag: number, count: number): string {
  const bulbs = repeat(count, (nth) => {
    const t = (nth + 0.5) / count
    const [bx, by] = [round(x1 + (x2 - x1) * t), round(y + 4 * sag * t * (1 - t)) + 14]
    return glow(bx, by, 44, 0.75) + disc(bx, by, 8, '#fff3d0')
  })
  return line(`M${x1} ${y}Q${(x1 + x2) / 2} ${y + 2 * sag} ${x2} ${y}`, GOLD_DEEP, 3, 0.8) + bulbs
}

/** @returns a lantern of 140 units height times `scale`, on a chain from the upper edge */
export const drawLantern = (x: number, y: number, scale: number, glass: Glass = 'amber'): string =>
  line(`M${x} -10V${y}`, GOLD, 2.5, 0.8) +
  glow(x, y + 82 * scale, 190 * scale, 0.7) +
  place(toMarkup(createLanternBody(glass)) + disc(0, 84, 13, '#fff3d0', 0.85) + toMarkup(lanternFrame), { x, y, scale })

/** @returns a palm of about 110 units height times `scale` */
export const drawPalm = (x: number, y: number, scale: number, colour: string): string =>
  place(fill(palm.d, colour), { x, y, scale })

export const drawLeaf = (x: number, y: number, length: number, turn: number, colour = LEAF): string =>
  place(
    fill('M0 0C24 -27 68 -27 100 0C68 27 24 27 0 0Z', colour) +
      fill('M0 0C24 27 68 27 100 0Z', LEAF_DEEP, 0.45) +
      line('M4 0H86', '#dfe8cf', 1.6, 0.5),
    { x, y, turn, scale: length / 100 },
  )

const drawPetals = (count: number, distance: number, size: number, colour: string, from: number) =>
  repeat(count, (nth) => {
    const angle = from + (nth * 2 * Math.PI) / count
    return disc(round(Math.cos(angle) * distance), round(Math.sin(angle) * distance), size, colour)
  })

/** @returns a rose of three layers of petals */
export function drawRose(x: number, y: number, radius: number, { petals }: Pick<Accent, 'petals'>, turn = 0): string {
  const [outer, middle, inner] = petals
  const rose =
    drawPetals(6, 56, 46, outer, turn) +
    line('M-58 -62C-92 -22 -92 30 -54 66M60 -62C92 -22 90 30 56 66M-30 88C-10 96 14 96 34 88', middle, 4, 0.55) +
    drawPetals(5, 34, 36, middle, turn + 0.5) +
    disc(0, 0, 36, inner) +
    line('M-22 -10C-14 -26 16 -26 22 -6C26 14 -4 24 -12 8C-16 -4 2 -12 8 0M-38 10C-34 34 8 46 34 22', outer, 5, 0.7)
  return place(rose, { x, y, scale: radius / 100 })
}

export const drawJasmine = (x: number, y: number, scale: number, turn = 0): string =>
  place(toMarkup(bloom), { x, y, scale, turn })

/** @returns flowers and leaves around a point, within an ellipse */
export function drawFlowers(
  { x, y, width, height, count = 9 }: { x: number; y: number; width: number; height: number; count?: number },
  accent: Pick<Accent, 'petals'>,
  seed: number,
): string {
  const random = createRandom(seed)
  const spots = Array.from({ length: count }, (_, nth) => {
    const angle = nth * 2.4
    const distance = Math.sqrt((nth + 0.3) / count)
    return {
      px: round(x + (Math.cos(angle) * distance * width) / 2),
      py: round(y + (Math.sin(angle) * distance * height) / 2),
      angle,
    }
  })
  const unit = Math.sqrt((width * height) / count)
  const leaves = spots.toReversed().flatMap(({ px, py, angle }) =>
    [-0.5, 0.5].map((lean) => {
      const degrees = ((angle + lean) * 180) / Math.PI
      return drawLeaf(px, py, round(unit * (0.75 + random() * 0.3)), round(degrees), random() > 0.5 ? LEAF : LEAF_DEEP)
    }),
  )
  const flowers = spots
    .toReversed()
    .map(({ px, py }, nth) =>
      nth % 3 === 2
        ? drawJasmine(px, py, unit / 52, round(random() * 70))
        : drawRose(px, py, round(unit * (0.42 + random() * 0.14)), accent, random() * 2),
    )
  return leaves.join('') + flowers.join('')
}

/** @returns stars of the house pattern across the sky */
export function drawStars(width: number, height: number, seed: number): string {
  const random = createRandom(seed)
  return repeat(34, (nth) => {
    const [x, y] = [round(random() * width), round(random() * height)]
    return fill(toStarPath(x, y, nth % 7 === 0 ? 9 : 4), '#fff3d0', 0.85)
  })
}
