import { FormattedMessage } from 'react-intl'
import { cardMessages } from '@/i18n/messages/guest'
import styles from './CardSkeleton.module.css'
import shared from './parts.module.css'

/** Placeholder while an invitation is loaded. */
export function CardSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <p className={shared.hidden} role="status">
        <FormattedMessage {...cardMessages.loading} />
      </p>
      <div className={styles.arch} aria-hidden="true">
        <span className={styles.line} />
        <span className={styles.name} />
        <span className={styles.line} />
        <span className={styles.name} />
        <span className={styles.line} />
      </div>
    </div>
  )
}
