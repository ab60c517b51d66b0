import type { ReactNode } from 'react'
import { palette } from '@/theme/tokens'
import { Divider } from '../ornament/Divider'
import styles from './ClosingCall.module.css'
import { PatternBackdrop } from './PatternBackdrop'

interface ClosingCallProps {
  title: ReactNode
  text?: ReactNode
  children: ReactNode
}

/** The last section of a page: a title, an optional sentence, and the next step (`children`). */
export function ClosingCall({ title, text, children }: ClosingCallProps) {
  return (
    <section className={styles.call}>
      <PatternBackdrop colour={palette.henna} opacity={0.16} />
      <div className={styles.content}>
        <div className={styles.divider}>
          <Divider />
        </div>
        <h2 className={text ? styles.titleWithText : styles.title}>{title}</h2>
        {text && <p className={styles.text}>{text}</p>}
        {children}
      </div>
    </section>
  )
}
