import { useId } from 'react'
import { octagonPath, squaresPath, starPath } from '../../../../../../drawings/khatim.ts'
import { Gate } from '../../parts/Gate'
import styles from './Curtains.module.css'
import { Lantern } from './Lantern'

const CELL = 132
const MIDDLE = CELL / 2
const LEAF = `M0 0C-13 13 -13 27 0 40C13 27 13 13 0 0Z`

/** Khayamiya: the tentmakers' appliqué that walls an Egyptian wedding tent. */
function Khayamiya() {
  const id = useId()
  return (
    <svg className={styles.cloth} width="100%" height="100%" focusable="false">
      <defs>
        <pattern id={id} width={CELL} height={CELL} patternUnits="userSpaceOnUse">
          <path d={`M0 0H${CELL}V${CELL}H0Z`} fill="#1f2466" />
          <path d={starPath(MIDDLE, MIDDLE, 58)} fill="#c9503f" />
          <path d={squaresPath(MIDDLE, MIDDLE, 58)} fill="none" stroke="#f4ead2" strokeWidth="3.5" strokeLinejoin="round" />
          <path d={octagonPath(MIDDLE, MIDDLE, 36)} fill="#f4ead2" />
          <path d={starPath(MIDDLE, MIDDLE, 31)} fill="#1d8a80" />
          <path d={starPath(MIDDLE, MIDDLE, 13)} fill="#f0c060" />
          {[0, 90, 180, 270].map((turn) => (
            <g key={turn} transform={`translate(${turn % 180 ? CELL : 0} ${turn > 90 ? CELL : 0})`} fill="#f0c060">
              {[0, 45, 90, 135, 180, 225, 270, 315].map((petal) => (
                <path key={petal} d={LEAF} transform={`rotate(${petal}) scale(0.62)`} />
              ))}
              <circle r="5" fill="#c9503f" />
            </g>
          ))}
        </pattern>
      </defs>
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
