import { starPath } from '../../../../../../drawings/khatim.ts'
import { STRING_HEIGHT, STRING_WIDTH, pennantString, pennants, stars } from '../../../../../../drawings/streetSky.ts'
import { Shapes } from '../../../../../ui/ornament/Shapes'
import styles from './Sky.module.css'

/** Night sky with the paper pennants of an Egyptian street wedding. */
export function Sky() {
  return (
    <div className={styles.sky} aria-hidden="true">
      <svg className={styles.stars} width="100%" height="100%" focusable="false">
        {stars.map(({ x, y, size }) => (
          <svg key={`${x}-${y}`} x={`${x.toFixed(1)}%`} y={`${y.toFixed(1)}%`} overflow="visible">
            <path className={size > 2 ? styles.twinkle : undefined} d={starPath(0, 0, size)} fill="#fff3cf" opacity={size > 2 ? 0.95 : 0.6} />
          </svg>
        ))}
      </svg>
      <svg className={styles.pennants} viewBox={`0 0 ${STRING_WIDTH} ${STRING_HEIGHT}`} preserveAspectRatio="xMidYMin slice" focusable="false">
        <path {...pennantString} />
        <Shapes of={pennants} />
      </svg>
    </div>
  )
}
