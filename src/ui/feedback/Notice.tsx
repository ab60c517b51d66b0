import type { ReactNode } from 'react'
import { getButtonClass } from '../button/buttonClass'
import { ErrorIcon, WarningIcon } from '../icons/noticeIcons'
import styles from './Notice.module.css'

const icons = { error: ErrorIcon, warning: WarningIcon }

interface NoticeProps {
  tone: keyof typeof icons
  className?: string
  children: ReactNode
  /** A button beside the text. */
  action?: { label: ReactNode; onClick: () => void } | undefined
}

/** A text that screen readers read at once, with an icon and, where it helps, a button. */
export function Notice({ tone, className = '', children, action }: NoticeProps) {
  const Icon = icons[tone]
  return (
    <div className={`${styles.notice} ${styles[tone]} ${className}`} role="alert">
      <Icon className={styles.icon} size={22} />
      <div className={styles.message}>{children}</div>
      {action && (
        <div className={styles.action}>
          <button type="button" className={getButtonClass({ className: styles.button })} onClick={action.onClick}>
            {action.label}
          </button>
        </div>
      )}
    </div>
  )
}
