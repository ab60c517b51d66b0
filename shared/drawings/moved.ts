import { roundTenth } from './shape.ts'

/** Transformation of a part of a drawing: scale, then rotation in degrees, then translation. */
export interface Place {
  x: number
  y: number
  turn: number
  scale: number
}

type Point = readonly [x: number, y: number]

/** @returns the numbers in the shortest form that SVG accepts */
const formatNumbers = (numbers: readonly number[]): string =>
  numbers
    .map((value) => String(roundTenth(value)).replace(/^(-?)0\./, '$1.'))
    .join(' ')
    .replaceAll(' -', '-')

const toPairs = (numbers: readonly number[]): Point[] =>
  Array.from({ length: numbers.length / 2 }, (_, k) => [numbers[2 * k] ?? 0, numbers[2 * k + 1] ?? 0])

/**
 * Transforms path data, rounded to a tenth of a unit. Parts with the same paint become one path, which is faster to lay out than many.
 * @param path supports M, L, C, Z and, for circles, A: upper case, each with its letter and a single space between numbers
 */
export function placePath(path: string, { x, y, turn, scale }: Place): string {
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale]
  const placePoint = ([px, py]: Point): Point => [x + px * cos - py * sin, y + px * sin + py * cos]
  let pen: Point = [0, 0]
  /** Relative steps start at the rounded position, so that rounding errors do not add up. */
  const formatSteps = (points: readonly Point[]): string => {
    const relative = points
      .map(placePoint)
      .map(([toX, toY]): Point => [roundTenth(toX - pen[0]), roundTenth(toY - pen[1])])
    const [dx, dy] = relative.at(-1) ?? [0, 0]
    pen = [pen[0] + dx, pen[1] + dy]
    return formatNumbers(relative.flat())
  }
  return path.replace(/([MLCAZ])([^MLCAZ]*)/g, (_, command: string, rest: string) => {
    const numbers = rest.split(' ').map(Number)
    if (command === 'Z') return 'Z'
    if (command === 'A') {
      const [radius = 0, , , large, sweep] = numbers
      return `a${formatNumbers([radius * scale, radius * scale])} 0 ${large} ${sweep} ${formatSteps(toPairs(numbers.slice(5)))}`
    }
    if (command === 'M') pen = [0, 0]
    return (command === 'M' ? 'M' : command.toLowerCase()) + formatSteps(toPairs(numbers))
  })
}
