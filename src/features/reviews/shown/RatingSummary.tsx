import { FormattedMessage, FormattedNumber } from 'react-intl'
import { STAR_NAMES } from '@shared/stars'
import type { Rating } from '@/api/providers'
import { reviewMessages } from '@/i18n/messages/reviews'
import { starMessages } from '@/i18n/messages/providerProfile'
import { Stars } from '@/ui/stars/Stars'
import styles from './Reviews.module.css'

/** The averages of all reviews. */
export const RatingSummary = ({ rating: { average, count, stars } }: { rating: Rating }) => (
  <div className={styles.summary}>
    <p className={styles.average}>
      <strong>
        <FormattedNumber value={average} minimumFractionDigits={1} />
      </strong>
      <Stars stars={average} />
      <span>
        <FormattedMessage {...reviewMessages.count} values={{ count }} />
      </span>
    </p>
    <dl className={styles.aspects}>
      {STAR_NAMES.map((name) => (
        <div key={name}>
          <dt>
            <FormattedMessage {...starMessages[name]} />
          </dt>
          <dd>
            <Stars stars={stars[name]} />
          </dd>
        </div>
      ))}
    </dl>
  </div>
)
