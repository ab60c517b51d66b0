import { placePath, type Place } from './moved.ts'
import { toDiscPath, roundTenth, type Shape } from './shape.ts'

/**
 * The jasmine branch: positions of leaves, buds and flowers on its stems, in a square box whose origin is the corner where the branch starts.
 */

/** Side of the branch's box. */
export const SPRAY_SIDE = 320

type Point = readonly [x: number, y: number]
type Stem = readonly [Point, Point, Point, Point]

const DEGREES = 180 / Math.PI

/** @returns a drawing repeated at several places, with as many paths as the drawing itself */
const placeShapes = (drawing: readonly Shape[], places: readonly Place[]): readonly Shape[] =>
  drawing.map((shape) => ({ ...shape, d: places.map((place) => placePath(shape.d, place)).join('') }))

/** One leaf and one bud, each at its own origin. */
const leaf: readonly Shape[] = [
  { d: 'M0 0C9 -10 26 -10 38 0C26 10 9 10 0 0Z', fill: '#7f9a68' },
  { d: 'M0 0C9 10 26 10 38 0Z', fill: '#66824f' },
  { d: 'M0 0L33 0', stroke: '#b7c7a0', strokeWidth: 0.7 },
]
const bud: readonly Shape[] = [
  { d: 'M0 -1.2L11 -1.8L11 1.8L0 1.2Z', fill: '#a9b98c' },
  { d: 'M9 -2C15 -7 23 -5 30 0C23 5 15 7 9 2Z', fill: '#fff8ef', stroke: '#cfae9e', strokeWidth: 0.7 },
  { d: 'M20 -4.6C24 -4 27 -2 30 0C27 2 24 4 20 4.6C22 1.5 22 -1.5 20 -4.6Z', fill: '#ecc6bb' },
]
const petal: Shape = {
  d: 'M0 1C-8 -4 -10 -15 0 -23C10 -15 8 -4 0 1Z',
  fill: '#fffdf7',
  stroke: '#c9b98f',
  strokeWidth: 0.7,
}
const petalVein: Shape = { d: 'M0 -3C-1 -9 -1 -13 0 -17', fill: 'none', stroke: '#e6dbb9', strokeWidth: 0.9 }
const heart: readonly Shape[] = [
  { d: toDiscPath(0, 0, 3.4), fill: '#e9c765' },
  { d: toDiscPath(0, 0, 1.5), fill: '#b98a3a' },
]
/** Angles of the petals in painting order: petals of one layer do not overlap. */
const PETAL_LAYERS = [[0, 144], [72, 216], [288]]
const rotatePlaces = (places: readonly Place[], turns: readonly number[]): readonly Place[] =>
  places.flatMap((place) => turns.map((turn) => ({ ...place, turn: place.turn + turn })))

/** @returns flowers at places where they do not overlap */
const createBlossoms = (places: readonly Place[]): readonly Shape[] => [
  ...PETAL_LAYERS.flatMap((turns) => placeShapes([petal], rotatePlaces(places, turns))),
  ...placeShapes([petalVein], rotatePlaces(places, PETAL_LAYERS.flat())),
  ...placeShapes(heart, places),
]
const MIDDLE: Place = { x: 0, y: 0, turn: 0, scale: 1 }

/** One flower, 44 units wide, around its own origin. */
export const bloom = createBlossoms([MIDDLE])

/** Two stems from the corner, one along each edge of the page, and their twigs. */
const stems: readonly Stem[] = [
  [
    [4, 4],
    [70, 78],
    [170, 20],
    [286, 50],
  ],
  [
    [4, 4],
    [78, 70],
    [20, 170],
    [50, 286],
  ],
  [
    [92, 50],
    [120, 84],
    [150, 92],
    [196, 100],
  ],
  [
    [50, 92],
    [84, 120],
    [92, 150],
    [100, 196],
  ],
  [
    [30, 30],
    [70, 70],
    [96, 96],
    [138, 140],
  ],
]
const toStemPath = ([a, b, c, d]: Stem): string => `M${a.join(' ')}C${b.join(' ')} ${c.join(' ')} ${d.join(' ')}`

/** @returns a point of a cubic Bézier curve and the direction there, in degrees */
function getStemPlace([a, b, c, d]: Stem, t: number): Place {
  const u = 1 - t
  const getCoordinate = (i: 0 | 1) => u ** 3 * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t ** 3 * d[i]
  const getSlope = (i: 0 | 1) => u * u * (b[i] - a[i]) + 2 * u * t * (c[i] - b[i]) + t * t * (d[i] - c[i])
  return {
    x: roundTenth(getCoordinate(0)),
    y: roundTenth(getCoordinate(1)),
    turn: Math.atan2(getSlope(1), getSlope(0)) * DEGREES,
    scale: 1,
  }
}

/** Leaves on alternating sides, smaller towards the tip. */
const leaves: readonly (readonly Place[])[] = stems.map((stem, index) => {
  const count = index < 2 ? 11 : 6
  return Array.from({ length: count }, (_, k) => {
    const t = (k + 1.2) / (count + 0.6)
    const place = getStemPlace(stem, t)
    const side = (k + index) % 2 ? 1 : -1
    return {
      ...place,
      turn: place.turn + side * (38 + (k % 3) * 9),
      scale: roundTenth((1.15 - 0.5 * t) * (index < 2 ? 1 : 0.8)),
    }
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
const flowers: readonly Place[] = blooms.map(([index, t, scale], k) => ({
  ...getStemPlace(stems[index] as Stem, t),
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
const buds: readonly Place[] = tips.map(([index, t, lean]) => {
  const place = getStemPlace(stems[index] as Stem, t)
  return { ...place, turn: place.turn + lean }
})

/** The whole branch. */
export const spray: readonly Shape[] = [
  { d: stems.map(toStemPath).join(''), fill: 'none', stroke: '#6b7f4f', strokeWidth: 2, strokeLinecap: 'round' },
  // Leaves of different stems in one group do not overlap: the stems along the edges, then the inner ones.
  ...placeShapes(leaf, leaves.slice(0, 2).flat()),
  ...placeShapes(leaf, leaves.slice(2).flat()),
  ...placeShapes(bud, buds),
  // The last flower overlaps others.
  ...createBlossoms(flowers.slice(0, -1)),
  ...createBlossoms(flowers.slice(-1)),
]

/** The sprig that divides sections: a flower in the middle of a box of 240 × 44, with a twig on each side. */
export const SPRIG_WIDTH = 240
export const SPRIG_HEIGHT = 44
const sprigLeaf: Shape = { d: 'M0 0C5 -6 14 -6 21 0C14 6 5 6 0 0Z', fill: '#7f9a68' }
const sprigLeaves: readonly Place[] = [
  { x: 40, y: 1, turn: -24, scale: 1 },
  { x: 62, y: 1, turn: 22, scale: 1 },
  { x: 84, y: 1, turn: -20, scale: 1 },
]
/** @returns the place on the other side; a leaf is symmetric, so a rotation mirrors it */
const mirrorPlace = ({ x, turn, ...rest }: Place): Place => ({ ...rest, x: -x, turn: 180 - turn })
export const sprig: readonly Shape[] = [
  {
    d: 'M14 0C44 8 76 -6 112 2M-14 0C-44 8 -76 -6 -112 2',
    fill: 'none',
    stroke: '#8a9a6c',
    strokeWidth: 1.4,
    strokeLinecap: 'round',
  },
  ...placeShapes([sprigLeaf], [...sprigLeaves, ...sprigLeaves.map(mirrorPlace)]),
  { d: toDiscPath(114, 2, 2.6) + toDiscPath(-114, 2, 2.6), fill: '#ecc6bb' },
  ...createBlossoms([{ ...MIDDLE, scale: 0.8 }]),
]
