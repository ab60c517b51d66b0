export interface CarouselState {
  /** Index of the first visible slide. */
  index: number
  /** Whether the visitor has moved it; autoplay is not announced. */
  byVisitor: boolean
}

export interface CarouselMove {
  to: 'next' | 'previous' | number
  /** How many positions the carousel has. */
  positions: number
  byVisitor: boolean
}

export const atStart: CarouselState = { index: 0, byVisitor: false }

/** The position after a move; it wraps around at both ends. */
export function applyMove({ index }: CarouselState, { to, positions, byVisitor }: CarouselMove): CarouselState {
  const steps = { next: index + 1, previous: index - 1 }
  const target = typeof to === 'number' ? to : steps[to]
  return { index: (target + positions) % positions, byVisitor }
}

/** In Arabic the left arrow key moves forward. */
export function getStep(key: string, direction: 'ltr' | 'rtl'): 'next' | 'previous' | null {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
  return (key === 'ArrowRight') === (direction === 'ltr') ? 'next' : 'previous'
}
