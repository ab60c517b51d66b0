import { useId } from 'react'
import { toLatticeCell, toStarPath } from '@shared/drawings/khatim'

interface Props {
  /** Side of one star's cell, in px. */
  cell?: number
  /** Width of the strap, in px. */
  strap?: number
  className?: string
  color?: string
  opacity?: number
}

/** A field of khatim stars in the current colour, as large as its box: decoration only. */
export function Lattice({ cell = 72, strap = 1.5, ...svg }: Props) {
  const id = useId()
  return (
    <svg {...svg} width="100%" height="100%" aria-hidden="true" focusable="false">
      <defs>
        <pattern id={id} width={cell} height={cell} patternUnits="userSpaceOnUse" x="50%">
          <path d={toLatticeCell(cell)} fill="none" stroke="currentColor" strokeWidth={strap} strokeLinejoin="round" />
          <path d={toStarPath(cell / 2, cell / 2, cell * 0.1)} fill="currentColor" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
