import { useId } from 'react'
import { toStarSteps } from '@shared/drawings/khatim'
import { stars } from '@shared/drawings/stars'
import pennants from '@/assets/ornaments/fanous-pennants.svg'
import { OrnamentPicture } from '@/ui/ornament/OrnamentPicture'
import styles from './Sky.module.css'

/** Size of the repeated star pattern, in px: about that of a phone's screen. */
const FIELD = { width: 420, height: 640 }
/** Stars above this size twinkle. */
const SMALL = 2

const outlines = new Map([...new Set(stars.map(({ size }) => size))].map((size) => [size, toStarSteps(size)]))
const drawStars = (chosen: (size: number, k: number) => boolean): string =>
  stars
    .filter(({ size }, k) => chosen(size, k))
    .map(
      ({ x, y, size }) =>
        `M${Math.round((x / 100) * FIELD.width)} ${Math.round((y / 100) * FIELD.height)}${outlines.get(size)}`,
    )
    .join('')

/** Layers of stars, one path each: a still one, and two that twinkle alternately. */
const layers = [
  { className: styles.resting, d: drawStars((size) => size <= SMALL) },
  { className: styles.twinkling, d: drawStars((size, k) => size > SMALL && k % 2 === 0) },
  { className: styles.twinkling, d: drawStars((size, k) => size > SMALL && k % 2 === 1) },
]

function Stars({ className, d }: { className: string | undefined; d: string }) {
  const id = useId()
  return (
    <svg className={className} width="100%" height="100%" focusable="false">
      <pattern id={id} {...FIELD} patternUnits="userSpaceOnUse">
        <path d={d} fill="#fff3cf" />
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
          <Stars key={layer.d} {...layer} />
        ))}
      </div>
      <OrnamentPicture className={styles.pennants} src={pennants} width={1440} height={140} />
    </div>
  )
}
