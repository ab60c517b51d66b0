import { toSquaresPath, toStarPath } from '@shared/drawings/khatim'

interface Props {
  className?: string
  /** Filled star, or the outline of its two squares. */
  filled?: boolean
}

const SIZE = 48
const MIDDLE = SIZE / 2

/** One eight-pointed star in the current colour: decoration only. */
export function Khatim({ className, filled = false }: Props) {
  return (
    <svg className={className} viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true" focusable="false">
      {filled ? (
        <path d={toStarPath(MIDDLE, MIDDLE, MIDDLE)} fill="currentColor" />
      ) : (
        <path
          d={toSquaresPath(MIDDLE, MIDDLE, MIDDLE - 1)}
          fill="none"
          stroke="currentColor"
          strokeWidth="1"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  )
}
