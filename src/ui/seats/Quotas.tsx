import { FormattedMessage } from 'react-intl'
import { seatMessages } from '@/i18n/messages/weddings'
import styles from './Quotas.module.css'
import type { Quota } from './quotas'

const labels = { groom: seatMessages.groomQuota, bride: seatMessages.brideQuota }

/** The seats of each side, of those that are its own. Going over warns and never blocks. */
export const Quotas = ({ quotas }: { quotas: readonly Quota[] }) => (
  <ul className={styles.quotas}>
    {quotas.map(({ side, seats, quota }) => (
      <li key={side} className={styles.quota}>
        <FormattedMessage id={labels[side].id} values={{ seats, quota }} />
        {seats > quota && (
          <span className={styles.over}>
            <FormattedMessage {...seatMessages.overQuota} values={{ count: seats - quota }} />
          </span>
        )}
      </li>
    ))}
  </ul>
)
