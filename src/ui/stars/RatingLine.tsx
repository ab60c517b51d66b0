import { FormattedMessage } from 'react-intl'
import { starMessages } from '@/i18n/messages/providerProfile'
import { STAR_PATH, STAR_SIDE } from './starPath'
import styles from './Stars.module.css'

interface RatingLineProps {
  rating: { average: number; count: number }
}

/** A rating in one line: a star, the average and the number of reviews. */
export const RatingLine = ({ rating: { average, count } }: RatingLineProps) => (
  <span className={styles.line}>
    <svg viewBox={`0 0 ${STAR_SIDE} ${STAR_SIDE}`} width="18" height="18" aria-hidden>
      <path d={STAR_PATH} className={styles.full} />
    </svg>
    <FormattedMessage {...starMessages.rating} values={{ average, count }} />
  </span>
)
