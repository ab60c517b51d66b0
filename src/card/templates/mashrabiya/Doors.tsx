import { getInitial } from '@/card/parts/nameLength'
import { Khatim } from '@/ui/ornament/Khatim'
import { Gate } from '@/card/parts/Gate'
import { Arch } from './Arch'
import styles from './Doors.module.css'

/** Two lattice leaves that fill the arch and swing away from the names. */
export function Doors({ groom, bride }: { groom: string; bride: string }) {
  return (
    <Gate className={styles.gate} promptClassName={styles.prompt}>
      <span className={styles.doors} aria-hidden="true">
        <span className={styles.leaf}>
          <span className={styles.whole}>
            <Arch lattice />
          </span>
        </span>
        <span className={styles.leaf}>
          <span className={styles.whole}>
            <Arch lattice />
          </span>
        </span>
        <span className={styles.seal}>
          <Khatim className={styles.star} filled />
          <Khatim className={styles.rim} />
          <span className={styles.initials}>
            <bdi>{getInitial(groom)}</bdi> <bdi>{getInitial(bride)}</bdi>
          </span>
        </span>
      </span>
    </Gate>
  )
}
