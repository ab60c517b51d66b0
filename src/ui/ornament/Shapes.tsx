import type { Shape } from '../../../drawings/shape.ts'

/** The paths of a drawing, in their order. */
export function Shapes({ of }: { of: readonly Shape[] }) {
  return of.map((shape) => <path key={shape.d} {...shape} />)
}
