import styles from './WeddingTabs.module.css'

/** @returns the class of what keeps the place of the tabs until they are loaded */
export const getSpaceClass = (pathname: string): string =>
  pathname.startsWith('/weddings/') ? styles.space! : `${styles.space} ${styles.dashboard}`
