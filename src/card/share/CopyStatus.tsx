import { useIntl } from 'react-intl'
import styles from './CopyStatus.module.css'
import { shareMessages } from '@/i18n/messages/guest'

/** Where `handleShareClick` shows the result of copying. */
export function CopyStatus() {
  const { formatMessage } = useIntl()
  return (
    <div
      role="status"
      className={styles.status}
      data-copied={formatMessage(shareMessages.copied)}
      data-failed={formatMessage(shareMessages.notCopied)}
    />
  )
}
