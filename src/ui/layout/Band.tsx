import type { ReactNode } from 'react'
import styles from './Band.module.css'

const backgrounds = {
  paper: styles.band,
  white: `${styles.band} ${styles.white}`,
  jade: `${styles.band} ${styles.jade}`,
}

interface BandProps {
  background?: keyof typeof backgrounds
  id?: string
  className?: string
  /** Decoration behind the content, full width. */
  behind?: ReactNode
  children: ReactNode
}

/** A full-width section of a page; `className` lays out its content. */
export function Band({ background = 'paper', id, behind, className = '', children }: BandProps) {
  return (
    <section id={id} className={backgrounds[background]}>
      {behind}
      <div className={`${styles.content} ${className}`}>{children}</div>
    </section>
  )
}
