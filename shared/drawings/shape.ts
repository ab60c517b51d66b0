/** One path of a drawing, in the words of React's SVG attributes; the server writes the same as markup. */
export interface Shape {
  d: string
  fill?: string
  stroke?: string
  strokeWidth?: number
  strokeLinecap?: 'round'
  strokeLinejoin?: 'round'
  opacity?: number
}

/** A circle as path data. */
export const disc = (cx: number, cy: number, radius: number): string =>
  `M${cx - radius} ${cy}A${radius} ${radius} 0 1 0 ${cx + radius} ${cy}A${radius} ${radius} 0 1 0 ${cx - radius} ${cy}Z`

/** A length to a tenth of a unit: finer than any screen shows of our drawings. */
export const tenth = (value: number): number => Math.round(value * 10) / 10
