import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import '@/assets/fonts/jasmine.css'
import { Khatim } from '@/ui/ornament/Khatim'
import styles from './GuestNotices.module.css'
import { guestMessages } from '@/i18n/messages/guest'

interface NoticeProps {
  title: MessageDescriptor
  text: MessageDescriptor
  homeUrl: string
}

/** A page without an invitation. */
export function Notice({ title, text, homeUrl }: NoticeProps) {
  return (
    <section className={styles.notice}>
      <Khatim className={styles.star} />
      <h1 className={styles.title}>
        <FormattedMessage {...title} />
      </h1>
      <p className={styles.text}>
        <FormattedMessage {...text} />
      </p>
      <a className={styles.button} href={homeUrl}>
        <FormattedMessage {...guestMessages.goHome} />
      </a>
    </section>
  )
}

/** The invitation does not exist (specification §2). */
export const NotFound = ({ homeUrl }: Pick<NoticeProps, 'homeUrl'>) => (
  <Notice title={guestMessages.notFound} text={guestMessages.notFoundText} homeUrl={homeUrl} />
)

interface FailureProps {
  text: string
  onRetry: () => void
}

/** The invitation could not be shown: why, and a retry button. */
export function LoadFailure({ text, onRetry }: FailureProps) {
  return (
    <section className={styles.notice} role="alert">
      <Khatim className={styles.star} filled />
      <h1 className={styles.title}>
        <FormattedMessage {...guestMessages.failed} />
      </h1>
      <p className={styles.text}>{text}</p>
      <button type="button" className={styles.button} onClick={onRetry}>
        <FormattedMessage {...guestMessages.retry} />
      </button>
    </section>
  )
}
