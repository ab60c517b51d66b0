import { FormattedMessage } from 'react-intl'
import { useErrorText } from '@/api'
import '@/assets/fonts/jasmine.css'
import { Khatim } from '@/ui/ornament/Khatim'
import styles from './GuestNotices.module.css'
import { guestMessages } from '@/i18n/messages/guest'

/** The invitation does not exist (specification §2). */
export function NotFound({ homeUrl }: { homeUrl: string }) {
  return (
    <section className={styles.notice}>
      <Khatim className={styles.star} />
      <h1 className={styles.title}>
        <FormattedMessage {...guestMessages.notFound} />
      </h1>
      <p className={styles.text}>
        <FormattedMessage {...guestMessages.notFoundText} />
      </p>
      <a className={styles.button} href={homeUrl}>
        <FormattedMessage {...guestMessages.goHome} />
      </a>
    </section>
  )
}

interface FailureProps {
  error: unknown
  onRetry: () => void
}

/** The invitation could not be fetched: the error and a retry button. */
export function LoadFailure({ error, onRetry }: FailureProps) {
  const errorText = useErrorText()
  return (
    <section className={styles.notice} role="alert">
      <Khatim className={styles.star} filled />
      <h1 className={styles.title}>
        <FormattedMessage {...guestMessages.failed} />
      </h1>
      <p className={styles.text}>{errorText(error)}</p>
      <button type="button" className={styles.button} onClick={onRetry}>
        <FormattedMessage {...guestMessages.retry} />
      </button>
    </section>
  )
}
