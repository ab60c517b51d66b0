import type { ServiceCategory } from '@/api'
import { CategoryIcon } from './CategoryIcon'
import styles from './CategoryEmblem.module.css'

/** Colours of ground and lines. */
const tints = [styles.henna, styles.jade, styles.gold, styles.night]

/** @returns the class of the colours of ground and lines, the same for the same category */
export const getTint = (category: ServiceCategory) =>
  tints[[...category].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % tints.length]

interface CategoryEmblemProps {
  of: ServiceCategory
  /** In px. */
  width?: 52 | 72 | 112
}

/** A category's icon under a pointed arch: decoration beside its name. */
export function CategoryEmblem({ of, width = 72 }: CategoryEmblemProps) {
  return (
    <div className={`${styles.emblem} ${getTint(of)}`} data-width={width} aria-hidden>
      <svg viewBox="0 0 50 60" width="100%" height="100%" focusable="false">
        <path
          className={styles.arch}
          d="M1 59V25C1 12 17 9 25 1C33 9 49 12 49 25V59Z"
          stroke="currentColor"
          strokeOpacity="0.35"
        />
      </svg>
      <CategoryIcon className={styles.icon} of={of} />
    </div>
  )
}
