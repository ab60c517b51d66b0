import { useEffect, useRef, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { cardMessages } from '@/i18n/messages/guest'
import styles from './Gate.module.css'

interface Props {
  /** The template's doors or envelope: decoration only. */
  children: ReactNode
  className?: string
  promptClassName?: string
}

/** Scroll distance that opens the gate, in px. */
const SCROLL_PX = 24

/**
 * The opening animation: closed doors over the first viewport, opened by a tap, a scroll or a move of the focus. A
 * native disclosure, shown by a `scripting` media query: a prerendered page is closed from first paint (closing after
 * mount would hide names that are being read), opens before scripts run, and is never closed without scripts or with
 * reduced motion. The invitation is outside of it, so screen readers can read on.
 */
export function Gate({ children, className = '', promptClassName = '' }: Props) {
  const gate = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const details = gate.current
    const card = details?.closest('article')
    if (!details || !card) return undefined
    const onScroll = () => {
      if (window.scrollY > SCROLL_PX) details.open = true
    }
    const onFocus = ({ target }: FocusEvent) => {
      if (!details.contains(target as Node)) details.open = true
    }
    onScroll()
    window.addEventListener('scroll', onScroll, { passive: true })
    card.addEventListener('focusin', onFocus)
    return () => {
      window.removeEventListener('scroll', onScroll)
      card.removeEventListener('focusin', onFocus)
    }
  }, [])
  return (
    <details ref={gate} data-gate="" className={`${styles.gate} ${className}`} suppressHydrationWarning>
      <summary className={styles.summary}>
        {children}
        <span className={`${styles.prompt} ${promptClassName}`}>
          <FormattedMessage {...cardMessages.open} />
        </span>
      </summary>
    </details>
  )
}
