import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { paths } from '@shared/routes'
import { getButtonClass } from '@/ui/button/buttonClass'
import { PatternBackdrop } from '@/ui/layout/PatternBackdrop'
import { errorPageMessages } from '@/i18n/messages/site'
import styles from './ErrorPage.module.css'

interface ErrorPageProps {
  status: ReactNode
  text: ReactNode
  /** Shown as the first action where a reload may help. */
  onReload?: () => void
}

/** The built-in fallback 'Unexpected Application Error!' with its status and text (specification §2). */
export function ErrorPage({ status, text, onReload }: ErrorPageProps) {
  return (
    <main className={styles.page}>
      <PatternBackdrop />
      <div className={styles.content}>
        <h1 className={styles.title}>
          <FormattedMessage {...errorPageMessages.unexpectedTitle} />
        </h1>
        <p className={styles.status}>{status}</p>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>
          {onReload && (
            <button
              type="button"
              className={getButtonClass({ variant: 'contained', size: 'large' })}
              onClick={onReload}
            >
              <FormattedMessage {...errorPageMessages.reload} />
            </button>
          )}
          <a
            className={getButtonClass({ variant: onReload ? 'outlined' : 'contained', size: 'large' })}
            href={paths.home}
          >
            <FormattedMessage {...errorPageMessages.goHome} />
          </a>
        </div>
      </div>
    </main>
  )
}
