import { FormattedMessage, useIntl } from 'react-intl'
import { useConnection, useUnsentChanges } from '@/lib/offline/offlineApi'
import { useNow } from '@/lib/useNow'
import { connectionMessages } from '@/i18n/messages/offline'
import { getButtonClass } from '@/ui/button/buttonClass'
import styles from './notices.module.css'

/** Says what a device knows without a connection: how old it is, and how many changes wait. Nothing while all is well. */
export function ConnectionStatus({ onOpen }: { onOpen: () => void }) {
  const { isReachable, storedAt, isFull } = useConnection()
  const unsent = useUnsentChanges()
  const problems = unsent.filter(({ problem }) => problem).length
  if (isReachable && unsent.length === 0 && !isFull) return <SnapshotStatus />
  return (
    <div
      className={`${styles.notice} ${problems > 0 || isFull ? styles.urgent : ''}`}
      role="status"
      data-testid="connection"
    >
      {!isReachable && (
        <span className={styles.text}>
          <FormattedMessage {...connectionMessages.none} /> {storedAt !== null && <LastUpdate at={storedAt} />}
        </span>
      )}
      {isFull && (
        <span className={styles.text}>
          <FormattedMessage {...connectionMessages.full} />
        </span>
      )}
      {unsent.length > 0 && (
        <button type="button" className={getButtonClass({ className: styles.button })} onClick={onOpen}>
          {problems > 0 ? (
            <FormattedMessage {...connectionMessages.problems} values={{ count: problems }} />
          ) : (
            <FormattedMessage {...connectionMessages.waiting} values={{ count: unsent.length }} />
          )}
        </button>
      )}
    </div>
  )
}

/** Shown in the snapshot of a page, which is for a start without a connection. */
const SnapshotStatus = () => (
  <div className={styles.notice} hidden data-offline>
    <span className={styles.text}>
      <FormattedMessage {...connectionMessages.none} />
    </span>
  </div>
)

/** The time of today, or the date and time. @param at in ms since 1970 */
function LastUpdate({ at }: { at: number }) {
  const intl = useIntl()
  const now = useNow()
  const isToday = new Date(at).toDateString() === new Date(now).toDateString()
  const time = intl.formatDate(at, isToday ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' })
  return <FormattedMessage {...connectionMessages.updated} values={{ time }} />
}
