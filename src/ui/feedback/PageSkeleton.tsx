import styles from './PageSkeleton.module.css'

/** Placeholder while a page is loaded: a title, a line and a block. */
export const PageSkeleton = () => (
  <div className={styles.skeleton} aria-busy="true" data-testid="page-skeleton">
    <span className={styles.title} />
    <span className={styles.line} />
    <span className={styles.block} />
  </div>
)
