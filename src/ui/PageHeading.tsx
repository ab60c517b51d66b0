import type { ReactNode } from 'react'
import styles from './PageHeading.module.css'

/** The title of a page of a wedding, with its main action and its tools at the end of the line. */
export const PageHeading = ({ title, children }: { title: ReactNode; children?: ReactNode }) => (
  <div className={styles.line}>
    <h1 className={styles.title}>{title}</h1>
    {children}
  </div>
)
