import type { Shape } from '@shared/drawings/shape'

/** The paths of a drawing, in their order. */
export function Shapes({ of }: { of: readonly Shape[] }) {
  return of.map((shape) => <path key={shape.d} {...shape} />)
}
