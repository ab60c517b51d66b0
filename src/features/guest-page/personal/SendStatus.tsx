import { FormattedMessage } from 'react-intl'
import { personalMessages } from '@/i18n/messages/personal'
import styles from './SendStatus.module.css'

/** What the script shows between an answer and the server's confirmation (attachReply.ts); hidden until then. */
export function SendStatus() {
  return (
    <div className={styles.status} data-send="" hidden>
      <p className={styles.thanks} data-answer="coming" hidden>
        <FormattedMessage {...personalMessages.thanksComing} />
      </p>
      <p className={styles.thanks} data-answer="notComing" hidden>
        <FormattedMessage {...personalMessages.thanksNotComing} />
      </p>
      <div role="status">
        <p data-state="sending" hidden>
          <FormattedMessage {...personalMessages.sending} />
        </p>
        <p className={styles.pending} data-state="pending" hidden>
          <FormattedMessage {...personalMessages.pending} />
        </p>
      </div>
      <button className={styles.retry} type="button" data-retry="" hidden>
        <FormattedMessage {...personalMessages.retry} />
      </button>
    </div>
  )
}
