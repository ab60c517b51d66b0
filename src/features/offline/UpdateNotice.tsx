import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { updateMessages } from '@/i18n/messages/offline'
import { getButtonClass } from '@/ui/button/buttonClass'
import styles from './notices.module.css'
import { useServiceWorker } from './useServiceWorker'

/** Says that a new release is ready. It opens when somebody asks for it, or at the next start, and not in the middle of a form. */
export function UpdateNotice() {
  const update = useServiceWorker()
  const [isOpening, setOpening] = useState(false)
  if (!update) return null
  const open = () => {
    setOpening(true)
    update()
  }
  return (
    <div className={styles.notice} role="status" data-testid="update">
      <span className={styles.text}>
        <FormattedMessage {...(isOpening ? updateMessages.opening : updateMessages.ready)} />
      </span>
      {!isOpening && (
        <button type="button" className={getButtonClass({ className: styles.button })} onClick={open}>
          <FormattedMessage {...updateMessages.reload} />
        </button>
      )}
    </div>
  )
}
