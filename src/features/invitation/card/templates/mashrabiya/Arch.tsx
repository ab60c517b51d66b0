import { useId } from 'react'
import { Lattice } from '../../../../../ui/ornament/Lattice'
import styles from './Arch.module.css'

/** The head of the arch: its outer line, drawn in a box of 400 × 220. */
const HEAD = 'M0 220V214C0 128 62 92 122 64C162 45 190 30 200 2C210 30 238 45 278 64C338 92 400 128 400 214V220Z'
const INNER = 'M12 220V216C12 136 70 101 128 74C166 56 192 40 200 24C208 40 234 56 272 74C330 101 388 136 388 216V220'

/** A keel arch as tall as its box, plain or filled with lattice. */
export function Arch({ lattice = false }: { lattice?: boolean }) {
  const id = useId()
  return (
    <span className={styles.arch} aria-hidden="true">
      <svg className={styles.head} viewBox="0 0 400 220" focusable="false">
        <path className={styles.ground} d={HEAD} />
        {lattice && (
          <>
            <clipPath id={id}>
              <path d={HEAD} />
            </clipPath>
            <g clipPath={`url(#${id})`} className={styles.lattice}>
              <Lattice cell={50} strap={1.6} />
            </g>
          </>
        )}
        <path className={styles.line} d={HEAD.slice(0, -5)} />
        <path className={styles.inner} d={INNER} />
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
