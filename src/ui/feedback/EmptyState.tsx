import type { ReactNode } from 'react'
import { PatternBackdrop } from '../layout/PatternBackdrop'
import { Khatim } from '../ornament/Khatim'
import typography from '../text.module.css'
import styles from './EmptyState.module.css'

/** An empty list, with what to do next. */
export function EmptyState({
  title,
  text,
  action,
  heading: Heading = 'h2',
}: {
  title: ReactNode
  text: ReactNode
  action: ReactNode
  heading?: 'h1' | 'h2' | 'h3'
}) {
  return (
    <div className={styles.card}>
      <PatternBackdrop opacity={0.18} />
      <div className={styles.content}>
        <div className={styles.ornament}>
          <Khatim />
        </div>
        <Heading className={typography.h2}>{title}</Heading>
        <p className={styles.text}>{text}</p>
        {action}
      </div>
    </div>
  )
}
