/** The jasmine branch: where leaves, buds and flowers sit on its stems. Drawn once, for the top inline-start corner of a page. */

type Point = readonly [x: number, y: number]
export type Stem = readonly [Point, Point, Point, Point]

export interface Growth {
  x: number
  y: number
  turn: number
  scale: number
}

const DEGREES = 180 / Math.PI
const round = (value: number): number => Math.round(value * 10) / 10

/** Two stems from the corner, one along each edge of the page, and the twigs that leave them. */
export const stems: readonly Stem[] = [
  [[4, 4], [70, 78], [170, 20], [286, 50]],
  [[4, 4], [78, 70], [20, 170], [50, 286]],
  [[92, 50], [120, 84], [150, 92], [196, 100]],
  [[50, 92], [84, 120], [92, 150], [100, 196]],
  [[30, 30], [70, 70], [96, 96], [138, 140]],
]

export const stemPath = ([a, b, c, d]: Stem): string => `M${a.join(' ')}C${b.join(' ')} ${c.join(' ')} ${d.join(' ')}`

/** A point of a cubic curve and the direction of travel there, in degrees. */
function along([a, b, c, d]: Stem, t: number): Growth {
  const u = 1 - t
  const mix = (i: 0 | 1) => u ** 3 * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t ** 3 * d[i]
  const slope = (i: 0 | 1) => u * u * (b[i] - a[i]) + 2 * u * t * (c[i] - b[i]) + t * t * (d[i] - c[i])
  return { x: round(mix(0)), y: round(mix(1)), turn: Math.atan2(slope(1), slope(0)) * DEGREES, scale: 1 }
}

/** Leaves in alternate pairs, smaller towards the tip. */
export const leaves: readonly Growth[] = stems.flatMap((stem, index) => {
  const count = index < 2 ? 11 : 6
  return Array.from({ length: count }, (_, k) => {
    const t = (k + 1.2) / (count + 0.6)
    const place = along(stem, t)
    const side = (k + index) % 2 ? 1 : -1
    return { ...place, turn: round(place.turn + side * (38 + (k % 3) * 9)), scale: round((1.15 - 0.5 * t) * (index < 2 ? 1 : 0.8)) }
  })
})

const blooms: readonly (readonly [stem: number, t: number, scale: number])[] = [
  [0, 0.3, 1.15],
  [0, 0.62, 0.95],
  [1, 0.3, 1.1],
  [1, 0.64, 0.9],
  [2, 0.98, 1],
  [3, 0.98, 0.9],
  [4, 1, 1.3],
  [4, 0.42, 1.2],
]

export const flowers: readonly Growth[] = blooms.map(([index, t, scale], k) => ({
  ...along(stems[index] as Stem, t),
  turn: k * 25,
  scale,
}))

const tips: readonly (readonly [stem: number, t: number, lean: number])[] = [
  [0, 1, 0],
  [0, 0.9, -42],
  [0, 0.8, 40],
  [1, 1, 0],
  [1, 0.9, 42],
  [1, 0.8, -40],
  [2, 0.7, -48],
  [3, 0.7, 48],
]

export const buds: readonly Growth[] = tips.map(([index, t, lean]) => {
  const place = along(stems[index] as Stem, t)
  return { ...place, turn: round(place.turn + lean), scale: 1 }
})
