import { FormattedMessage, useIntl } from 'react-intl'
import { personalMessages } from '@/i18n/messages/personal'
import { REPLY_FORM_ID } from './ReplyForm'
import styles from './ChangedNotice.module.css'

/**
 * Asks which reply counts: the stored one, which stands above, or the one in the form below, which was given without knowing it. The script keeps
 * an unsent reply until then (attachReply.ts).
 */
export function ChangedNotice({ path }: { path: string }) {
  const { locale } = useIntl()
  return (
    <div className={styles.notice} role="alert" data-changed="">
      <p className={styles.text}>
        <FormattedMessage {...personalMessages.changedProblem} />
      </p>
      <button className={styles.send} form={REPLY_FORM_ID} name="answer" value="numbers">
        <FormattedMessage {...personalMessages.sendOurs} />
      </button>
      <form action={path} data-keep="">
        <input type="hidden" name="lang" value={locale.slice(0, 2)} />
        <button className={styles.keep}>
          <FormattedMessage {...personalMessages.keepStored} />
        </button>
      </form>
    </div>
  )
}
