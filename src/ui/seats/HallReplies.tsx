import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { HallReplies as Counts } from '@shared/guests/replies'
import { replyFigureMessages } from '@/i18n/messages/weddings'
import styles from './HallReplies.module.css'
import seats from './HallSeats.module.css'

interface HallRepliesProps {
  name: ReactNode
  counts: Counts
  /** The number of seats of the hall; undefined when not set. */
  capacity: number | undefined
}

const toWidth = (count: number, scale: number) => ({ inlineSize: `${Math.min(100, (count / scale) * 100)}%` })

/** Who comes to a hall as a bar: confirmed, and striped what the forecast adds. The words below say it too. */
export function HallReplies({ name, counts: { coming, children, allowed, forecast }, capacity }: HallRepliesProps) {
  const scale = Math.max(1, capacity ?? Math.max(allowed, forecast))
  const excess = capacity === undefined ? 0 : forecast - capacity
  return (
    <li className={seats.hall}>
      <div className={seats.head}>
        <bdi>{name}</bdi>
      </div>
      <div className={styles.bar} aria-hidden>
        <div className={styles.forecast} style={toWidth(forecast, scale)} />
        <div
          className={coming > scale ? `${styles.confirmed} ${styles.over}` : styles.confirmed}
          style={toWidth(coming, scale)}
        />
      </div>
      <span className={seats.words}>
        <span>
          <FormattedMessage {...replyFigureMessages.confirmedCount} values={{ count: coming, children }} />
        </span>
        <span className={styles.forecastText}>
          {capacity === undefined ? (
            <FormattedMessage {...replyFigureMessages.forecastCount} values={{ count: forecast }} />
          ) : (
            <FormattedMessage {...replyFigureMessages.forecastWithCapacity} values={{ count: forecast, capacity }} />
          )}
        </span>
        {excess > 0 && (
          <span className={seats.overText}>
            <FormattedMessage {...replyFigureMessages.forecastOver} values={{ count: excess }} />
          </span>
        )}
      </span>
    </li>
  )
}
