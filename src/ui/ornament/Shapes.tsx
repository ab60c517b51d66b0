import type { Shape } from '@shared/drawings/shape'
import { usePaint } from './PaintContext'

/** The paths of a drawing, in their order. */
export function Shapes({ of }: { of: readonly Shape[] }) {
  const paint = usePaint()
  return of.map((shape) => <path key={shape.d} {...paint(shape)} />)
}
