import type { ReactNode } from 'react'
import styles from './Band.module.css'

const grounds = { paper: styles.band, white: `${styles.band} ${styles.white}`, jade: `${styles.band} ${styles.jade}` }

interface BandProps {
  ground?: keyof typeof grounds
  id?: string
  className?: string
  /** Decoration behind the content, full width. */
  behind?: ReactNode
  children: ReactNode
}

/** A full-width section of a page; `className` lays out its content. */
export function Band({ ground = 'paper', id, behind, className = '', children }: BandProps) {
  return (
    <section id={id} className={grounds[ground]}>
      {behind}
      <div className={`${styles.content} ${className}`}>{children}</div>
    </section>
  )
}
