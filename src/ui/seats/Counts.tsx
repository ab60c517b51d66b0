import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import { seatMessages } from '@/i18n/messages/weddings'
import styles from './Counts.module.css'

interface CountsProps {
  /** A label has the placeholder `count` where its form depends on the number. */
  counts: readonly { label: MessageDescriptor; count: number }[]
}

/** Large numbers in a row, each above its label. */
export const Counts = ({ counts }: CountsProps) => (
  <dl className={styles.counts}>
    {counts.map(({ label, count }) => (
      <div key={label.id} className={styles.count}>
        <dt>
          <FormattedMessage id={label.id} values={{ count }} />
        </dt>
        <dd>
          <FormattedMessage {...seatMessages.count} values={{ count }} />
        </dd>
      </div>
    ))}
  </dl>
)
