import { useId } from 'react'
import { toStarSteps } from '@shared/drawings/khatim'
import { STRING_HEIGHT, STRING_WIDTH, pennants } from '@shared/drawings/pennants'
import type { Shape } from '@shared/drawings/shape'
import { stars } from '@shared/drawings/stars'
import { CoverDrawing } from '@/ui/ornament/CoverDrawing'
import { usePaint } from '@/ui/ornament/PaintContext'
import { Shapes } from '@/ui/ornament/Shapes'
import styles from './Sky.module.css'

/** Size of the repeated star pattern, in px: about that of a phone's screen. */
const FIELD = { width: 420, height: 640 }
/** Stars above this size twinkle and have points. */
const SMALL = 2
const STARLIGHT = '#fff3cf'

const drawStars = (isDrawn: (size: number, k: number) => boolean): string =>
  stars
    .filter(({ size }, k) => isDrawn(size, k))
    .map(({ x, y, size }) => {
      // A line without length and with round ends is a dot.
      const outline = size > SMALL ? toStarSteps(size) : 'h0'
      return `M${Math.round((x / 100) * FIELD.width)} ${Math.round((y / 100) * FIELD.height)}${outline}`
    })
    .join('')
const drawTwinkling = (turn: number): Shape => ({
  d: drawStars((size, k) => size > SMALL && k % 2 === turn),
  fill: STARLIGHT,
})
const dots: Shape = {
  d: drawStars((size) => size <= SMALL),
  stroke: STARLIGHT,
  strokeWidth: 2.4,
  strokeLinecap: 'round',
}

/** Layers of stars, one path each: a still one, and two that twinkle alternately. */
const layers = [
  { className: styles.resting, shape: dots },
  { className: styles.twinkling, shape: drawTwinkling(0) },
  { className: styles.twinkling, shape: drawTwinkling(1) },
]

function Stars({ className, shape }: { className: string | undefined; shape: Shape }) {
  const id = useId()
  const paint = usePaint()
  return (
    <svg className={className} width="100%" height="100%" focusable="false">
      <pattern id={id} {...FIELD} patternUnits="userSpaceOnUse">
        <path {...paint(shape)} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}

/** Night sky with the paper pennants of an Egyptian street wedding. */
export function Sky() {
  return (
    <div className={styles.sky} aria-hidden="true">
      <div className={styles.stars}>
        {layers.map((layer) => (
          <Stars key={layer.shape.d} {...layer} />
        ))}
      </div>
      <CoverDrawing className={styles.pennants} width={STRING_WIDTH} height={STRING_HEIGHT} align="xMidYMin">
        <Shapes of={pennants} />
      </CoverDrawing>
    </div>
  )
}
