import { FormattedMessage } from 'react-intl'
import { updateMessages } from '@/i18n/messages/offline'
import { getButtonClass } from '@/ui/button/buttonClass'
import styles from './notices.module.css'
import { useServiceWorker } from './useServiceWorker'

/** Says that a new release is ready. It opens when somebody asks for it, or at the next start, and not in the middle of a form. */
export function UpdateNotice() {
  const update = useServiceWorker()
  if (!update) return null
  return (
    <div className={styles.notice} role="status" data-testid="update">
      <span className={styles.text}>
        <FormattedMessage {...updateMessages.ready} />
      </span>
      <button type="button" className={getButtonClass({ className: styles.button })} onClick={update}>
        <FormattedMessage {...updateMessages.reload} />
      </button>
    </div>
  )
}
