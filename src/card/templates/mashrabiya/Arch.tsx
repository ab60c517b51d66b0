import { useId } from 'react'
import { ARCH_HEAD_HEIGHT, ARCH_WIDTH, archHead, archInnerLine, archLine } from '@shared/drawings/arch'
import { Lattice } from '@/ui/ornament/Lattice'
import styles from './Arch.module.css'

/** A keel arch as tall as its box, plain or filled with lattice. */
export function Arch({ lattice = false }: { lattice?: boolean }) {
  const id = useId()
  return (
    <span className={styles.arch} aria-hidden="true">
      <svg className={styles.head} viewBox={`0 0 ${ARCH_WIDTH} ${ARCH_HEAD_HEIGHT}`} focusable="false">
        <path className={styles.ground} d={archHead} />
        {lattice && (
          <>
            <clipPath id={id}>
              <path d={archHead} />
            </clipPath>
            <g clipPath={`url(#${id})`} className={styles.lattice}>
              <Lattice cell={50} strap={1.6} />
            </g>
          </>
        )}
        <path className={styles.line} d={archLine} />
        <path className={styles.inner} d={archInnerLine} />
      </svg>
      <span className={styles.jambs}>
        {lattice && (
          <>
            <Lattice className={styles.lattice} cell={50} strap={1.6} />
            <span className={styles.rail} />
          </>
        )}
      </span>
    </span>
  )
}
