import { Gate } from '@/card/parts/Gate'
import { getInitial } from '@/card/parts/nameLength'
import styles from './Envelope.module.css'
import { Sprig } from './Sprig'

/** The back of a sealed envelope: the flap lifts and the envelope falls away. */
export function Envelope({ groom, bride }: { groom: string; bride: string }) {
  return (
    <Gate className={styles.gate} promptClassName={styles.prompt}>
      <span className={styles.envelope} aria-hidden="true">
        <span className={styles.pocket} />
        <span className={styles.flap}>
          <span className={styles.paper} />
        </span>
        <span className={styles.seal}>
          <Sprig className={styles.sprig} />
          <span className={styles.wax}>
            <bdi>{getInitial(groom)}</bdi> <bdi>{getInitial(bride)}</bdi>
          </span>
        </span>
      </span>
    </Gate>
  )
}
