import { useEffect, useRef, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { cardMessages } from '@/i18n/messages/guest'
import styles from './Gate.module.css'

interface Props {
  /** The template's doors or envelope: ornament only. */
  children: ReactNode
  className?: string
  promptClassName?: string
}

/** Who scrolls this far wants to read, not to open, in px. */
const SCROLL_PX = 24

/**
 * The opening gesture: closed doors over the first screen that a tap, a scroll or a move of the focus opens.
 * It is a native disclosure shown by a `scripting` media query, so that a page rendered ahead of time is closed from its
 * first paint (closing it after mount would hide names that are being read), opens before any script has run, and is
 * never closed without scripts or with reduced motion. The invitation is not inside it: screen readers read on.
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
