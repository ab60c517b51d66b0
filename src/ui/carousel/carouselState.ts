export interface CarouselState {
  /** The first slide in view, from 0. */
  index: number
  /** Whether the visitor brought it there; what turns by itself is not announced. */
  byVisitor: boolean
}

export interface CarouselMove {
  to: 'next' | 'previous' | number
  /** How many slides can be the first in view. */
  positions: number
  byVisitor: boolean
}

export const atStart: CarouselState = { index: 0, byVisitor: false }

/** Where a move leads; past either end it goes on at the other. */
export function moved({ index }: CarouselState, { to, positions, byVisitor }: CarouselMove): CarouselState {
  const steps = { next: index + 1, previous: index - 1 }
  const wanted = typeof to === 'number' ? to : steps[to]
  return { index: (wanted + positions) % positions, byVisitor }
}

/** The direction of reading decides which way an arrow key leads: in Arabic, left is forward. */
export function stepOfKey(key: string, direction: 'ltr' | 'rtl'): 'next' | 'previous' | null {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
  return (key === 'ArrowRight') === (direction === 'ltr') ? 'next' : 'previous'
}
