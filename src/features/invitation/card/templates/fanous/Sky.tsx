import { starPath } from '../../../../../ui/ornament/khatimPaths'
import styles from './Sky.module.css'

interface Star {
  x: number
  y: number
  size: number
}

/** A fixed scatter: the same stars on the server, in the browser and on every visit. */
const stars: readonly Star[] = Array.from({ length: 46 }, (_, k) => ({
  x: (k * 61.8 + 7) % 100,
  y: (k * 37.3 + 3) % 86,
  size: k % 9 === 0 ? 5 : k % 3 === 0 ? 2.6 : 1.4,
}))

const WIDTH = 1440
const PENNANT = 34
const colours = ['#e8785a', '#f0c060', '#3fb7ab', '#f4ead2', '#c94f7c']

/** Height of a string hung in swags, at a distance along it. */
const sag = (x: number, swag: number, depth: number): number => {
  const t = (x % swag) / swag
  return 4 * depth * t * (1 - t)
}

const strung = (swag: number, depth: number, top: number) =>
  Array.from({ length: Math.floor(WIDTH / PENNANT) }, (_, k) => {
    const [x, next] = [k * PENNANT, k * PENNANT + PENNANT - 6]
    return { key: `${swag}-${k}`, d: `M${x} ${top + sag(x, swag, depth)}L${next} ${top + sag(next, swag, depth)}L${(x + next) / 2} ${top + sag(x + PENNANT / 2, swag, depth) + 27}Z`, fill: colours[k % colours.length] }
  })

const line = (swag: number, depth: number, top: number): string =>
  Array.from({ length: WIDTH / swag }, (_, k) => `M${k * swag} ${top}Q${k * swag + swag / 2} ${top + 2 * depth} ${k * swag + swag} ${top}`).join('')

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
      <svg className={styles.pennants} viewBox="0 0 1440 140" preserveAspectRatio="xMidYMin slice" focusable="false">
        <path d={line(480, 52, 4)} fill="none" stroke="#d9a94e" strokeWidth="1.4" />
        {strung(480, 52, 4).map((pennant) => (
          <path key={pennant.key} d={pennant.d} fill={pennant.fill} />
        ))}
      </svg>
    </div>
  )
}
