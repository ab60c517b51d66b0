import { Gate } from '@/card/parts/Gate'
import { getInitial } from '@/card/parts/nameLength'
import styles from './Gatefold.module.css'

/** Two folded panels that share one sun and slide apart. */
export function Gatefold({ groom, bride }: { groom: string; bride: string }) {
  return (
    <Gate promptClassName={styles.prompt} className={styles.gate}>
      <span className={styles.fold} aria-hidden="true">
        {[groom, bride].map((name, side) => (
          <span key={side} className={styles.panel}>
            <span className={styles.sun} />
            <span className={styles.initial}>
              <bdi>{getInitial(name)}</bdi>
            </span>
            <svg className={styles.water} viewBox="0 0 400 120" preserveAspectRatio="none" focusable="false">
              {[0, 24, 48, 72, 96].map((y) => (
                <path
                  key={y}
                  d={`M0 ${y + 10}C50 ${y - 2} 50 ${y - 2} 100 ${y + 10}S150 ${y + 22} 200 ${y + 10}S250 ${y - 2} 300 ${y + 10}S350 ${y + 22} 400 ${y + 10}`}
                />
              ))}
            </svg>
          </span>
        ))}
      </span>
    </Gate>
  )
}
