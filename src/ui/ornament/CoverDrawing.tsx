import type { ReactNode } from 'react'

interface Props {
  className?: string | undefined
  /** Size of the drawing's own box. */
  width: number
  height: number
  /** The part that stays visible where the element has another shape, as `object-position` says for images. */
  align?: 'xMidYMin' | 'xMidYMid' | 'xMidYMax'
  children: ReactNode
}

/** A drawing that fills its element and is clipped at its edges, as `object-fit: cover` does: decoration only. */
export function CoverDrawing({ className, width, height, align = 'xMidYMid', children }: Props) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={`${align} slice`}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}
