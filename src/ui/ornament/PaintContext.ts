import { createContext, useContext } from 'react'
import type { Shape } from '@shared/drawings/shape'

/** What the colours of the drawings in it become: on a card those of its palette, elsewhere they stay. */
export const PaintContext = createContext((color: string) => color)

/** @returns the function that paints a shape in the colours around it */
export function usePaint() {
  const paint = useContext(PaintContext)
  return <Painted extends Pick<Shape, 'fill' | 'stroke'>>(shape: Painted): Painted => ({
    ...shape,
    ...(shape.fill === undefined ? {} : { fill: paint(shape.fill) }),
    ...(shape.stroke === undefined ? {} : { stroke: paint(shape.stroke) }),
  })
}
