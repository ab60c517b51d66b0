import { FormattedMessage, useIntl } from 'react-intl'
import { personalMessages } from '@/i18n/messages/personal'
import styles from './RemoveData.module.css'

/** Lets the guests remove their data, in two steps: a disclosure and a button. */
export function RemoveData({ path }: { path: string }) {
  const { locale } = useIntl()
  return (
    <details className={styles.data}>
      <summary className={styles.summary}>
        <FormattedMessage {...personalMessages.yourData} />
      </summary>
      <form method="post" action={`${path}?lang=${locale.slice(0, 2)}`}>
        <p className={styles.hint}>
          <FormattedMessage {...personalMessages.removeHint} />
        </p>
        <button className={styles.remove} name="answer" value="remove">
          <FormattedMessage {...personalMessages.remove} />
        </button>
      </form>
    </details>
  )
}
