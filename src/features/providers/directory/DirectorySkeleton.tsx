import Skeleton from '@mui/material/Skeleton'
import styles from './ProviderCard.module.css'

/** Placeholder while the list is loaded, in its layout. */
export function DirectorySkeleton() {
  return (
    <div aria-hidden className={styles.grid} data-testid="directory-skeleton">
      {[0, 1, 2, 3, 4, 5].map((card) => (
        <div key={card} className={styles.card}>
          <div className={styles.frame}>
            <Skeleton
              variant="rectangular"
              className={styles.cover}
              sx={{ blockSize: 'auto', borderRadius: 'var(--arch)' }}
            />
          </div>
          <div className={styles.words}>
            <Skeleton width="40%" />
            <Skeleton width="75%" height={40} />
            <Skeleton width="55%" />
            <Skeleton width="65%" />
          </div>
        </div>
      ))}
    </div>
  )
}
