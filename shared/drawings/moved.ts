import { tenth } from './shape.ts'

/** Where a part of a drawing sits: scaled, then turned by degrees, then moved. */
export interface Place {
  x: number
  y: number
  turn: number
  scale: number
}

type Point = readonly [x: number, y: number]

/** Numbers as short as SVG takes them. */
const written = (numbers: readonly number[]): string =>
  numbers
    .map((value) => String(tenth(value)).replace(/^(-?)0\./, '$1.'))
    .join(' ')
    .replaceAll(' -', '-')

const pairs = (numbers: readonly number[]): Point[] =>
  Array.from({ length: numbers.length / 2 }, (_, k) => [numbers[2 * k] ?? 0, numbers[2 * k + 1] ?? 0])

/**
 * Path data as it looks at another place, to a tenth of a unit: parts that are painted alike become one path, which a
 * phone lays out at once instead of one by one. Takes M, L, C, Z and, for circles, A: in capitals, each with its letter and
 * a single space between numbers.
 */
export function moved(path: string, { x, y, turn, scale }: Place): string {
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale]
  const put = ([px, py]: Point): Point => [x + px * cos - py * sin, y + px * sin + py * cos]
  let pen: Point = [0, 0]
  /** Steps count from where rounding has left the pen, so that its errors do not add up. */
  const steps = (points: readonly Point[]): string => {
    const relative = points.map(put).map(([toX, toY]): Point => [tenth(toX - pen[0]), tenth(toY - pen[1])])
    const [dx, dy] = relative.at(-1) ?? [0, 0]
    pen = [pen[0] + dx, pen[1] + dy]
    return written(relative.flat())
  }
  return path.replace(/([MLCAZ])([^MLCAZ]*)/g, (_, command: string, rest: string) => {
    const numbers = rest.split(' ').map(Number)
    if (command === 'Z') return 'Z'
    if (command === 'A') {
      const [radius = 0, , , large, sweep] = numbers
      return `a${written([radius * scale, radius * scale])} 0 ${large} ${sweep} ${steps(pairs(numbers.slice(5)))}`
    }
    if (command === 'M') pen = [0, 0]
    return (command === 'M' ? 'M' : command.toLowerCase()) + steps(pairs(numbers))
  })
}
