import { FormattedMessage, useIntl } from 'react-intl'
import { aboutMessages } from '@/i18n/messages/about'
import styles from './Stats.module.css'

const stats = [
  { count: aboutMessages.yearsCount, of: aboutMessages.years },
  { count: aboutMessages.weddingsCount, of: aboutMessages.weddings },
  { count: aboutMessages.satisfactionCount, of: aboutMessages.satisfaction },
  { count: aboutMessages.supportCount, of: aboutMessages.support },
]

/** The specification's claims on this page (§1, About stats). */
export function Stats() {
  const intl = useIntl()
  return (
    <ul aria-label={intl.formatMessage(aboutMessages.statsLabel)} className={styles.stats}>
      {stats.map(({ count, of }) => (
        <li key={of.id} className={styles.stat}>
          <p className={styles.count}>
            <FormattedMessage {...count} />
          </p>
          <p className={styles.subject}>
            <FormattedMessage {...of} />
          </p>
        </li>
      ))}
    </ul>
  )
}
