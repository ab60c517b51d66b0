import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { cardMessages } from '@/i18n/messages/guest'
import { attachGate } from './attachGate'
import styles from './Gate.module.css'

interface Props {
  /** The template's doors or envelope: decoration only. */
  children: ReactNode
  className?: string
  promptClassName?: string
}

/**
 * The opening animation: closed doors over the first viewport, opened by a tap, a scroll or a move of the focus. A
 * native disclosure, shown by a `scripting` media query: closed from first paint, opened by the browser itself, and
 * never closed without scripts or with reduced motion. The invitation is outside of it, so screen readers can read on.
 */
export function Gate({ children, className = '', promptClassName = '' }: Props) {
  return (
    <details ref={attachGate} data-island="gate" data-gate="" className={`${styles.gate} ${className}`}>
      <summary className={styles.summary}>
        {children}
        <span className={`${styles.prompt} ${promptClassName}`}>
          <FormattedMessage {...cardMessages.open} />
        </span>
      </summary>
    </details>
  )
}
