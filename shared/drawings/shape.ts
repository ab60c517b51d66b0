/** One path of a drawing, with the names of React's SVG attributes; the server renders the same as markup. */
export interface Shape {
  d: string
  fill?: string
  stroke?: string
  strokeWidth?: number
  strokeLinecap?: 'round'
  strokeLinejoin?: 'round'
  opacity?: number
}

/** @returns a circle as path data */
export const toDiscPath = (cx: number, cy: number, radius: number): string =>
  `M${cx - radius} ${cy}A${radius} ${radius} 0 1 0 ${cx + radius} ${cy}A${radius} ${radius} 0 1 0 ${cx - radius} ${cy}Z`

/** @returns a length rounded to a tenth of a unit, which is below the resolution of screens for these drawings */
export const roundTenth = (value: number): number => Math.round(value * 10) / 10
