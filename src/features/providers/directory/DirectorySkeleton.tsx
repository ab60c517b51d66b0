import styles from './DirectorySkeleton.module.css'
import list from './ProviderCard.module.css'

/** Placeholder while the list is loaded, in its layout. */
export const DirectorySkeleton = () => (
  <div aria-hidden className={list.grid} data-testid="directory-skeleton">
    {[0, 1, 2, 3, 4, 5].map((card) => (
      <div key={card} className={list.card}>
        <div className={list.frame}>
          <div className={styles.cover} />
        </div>
        <div className={list.words}>
          <span className={styles.services} />
          <span className={styles.name} />
          <span className={styles.place} />
          <span className={styles.price} />
        </div>
      </div>
    ))}
  </div>
)
