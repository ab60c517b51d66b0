import { useId } from 'react'
import { toOctagonPath, toSquaresPath, toStarPath } from '@shared/drawings/khatim'
import { toDiscPath, type Shape } from '@shared/drawings/shape'
import { Shapes } from '@/ui/ornament/Shapes'
import { Gate } from '@/card/parts/Gate'
import styles from './Curtains.module.css'
import { Lantern } from './Lantern'

const CELL = 132
const MIDDLE = CELL / 2
const CORNERS = [0, CELL].flatMap((x) => [0, CELL].map((y) => ({ x, y })))
/** Eight leaves around a corner of the cell. */
const ROSETTE =
  'c-8.1 8.1-8.1 16.7 0 24.8c8.1-8.1 8.1-16.7 0-24.8c-11.4 0-17.5 6.1-17.5 17.5c11.4 0 17.5-6.1 17.5-17.5c-8.1-8.1-16.7-8.1-24.8 0c8.1 8.1 16.7 8.1 24.8 0c0-11.4-6.1-17.5-17.5-17.5c0 11.4 6.1 17.5 17.5 17.5' +
  'c8.1-8.1 8.1-16.7 0-24.8c-8.1 8.1-8.1 16.7 0 24.8c11.4 0 17.5-6.1 17.5-17.5c-11.4 0-17.5 6.1-17.5 17.5c8.1 8.1 16.7 8.1 24.8 0c-8.1-8.1-16.7-8.1-24.8 0c0 11.4 6.1 17.5 17.5 17.5c0-11.4-6.1-17.5-17.5-17.5'

const cloth: readonly Shape[] = [
  { d: `M0 0H${CELL}V${CELL}H0Z`, fill: '#1f2466' },
  { d: toStarPath(MIDDLE, MIDDLE, 58), fill: '#c9503f' },
  { d: toSquaresPath(MIDDLE, MIDDLE, 58), fill: 'none', stroke: '#f4ead2', strokeWidth: 3.5, strokeLinejoin: 'round' },
  { d: toOctagonPath(MIDDLE, MIDDLE, 36), fill: '#f4ead2' },
  { d: toStarPath(MIDDLE, MIDDLE, 31), fill: '#1d8a80' },
  { d: toStarPath(MIDDLE, MIDDLE, 13) + CORNERS.map(({ x, y }) => `M${x} ${y}${ROSETTE}`).join(''), fill: '#f0c060' },
  { d: CORNERS.map(({ x, y }) => toDiscPath(x, y, 5)).join(''), fill: '#c9503f' },
]

/** Khayamiya: the tentmakers' appliqué that walls an Egyptian wedding tent. */
function Khayamiya() {
  const id = useId()
  return (
    <svg className={styles.cloth} width="100%" height="100%" focusable="false">
      <pattern id={id} width={CELL} height={CELL} patternUnits="userSpaceOnUse">
        <Shapes of={cloth} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}

/** Two tent curtains that gather to the sides when the lantern between them is touched. */
export function Curtains() {
  return (
    <Gate className={styles.gate} promptClassName={styles.prompt}>
      <span className={styles.tent} aria-hidden="true">
        <span className={styles.curtain}>
          <Khayamiya />
        </span>
        <span className={styles.curtain}>
          <Khayamiya />
        </span>
        <span className={styles.valance} />
        <span className={styles.hook}>
          <Lantern glass="amber" className={styles.lantern} />
        </span>
      </span>
    </Gate>
  )
}
