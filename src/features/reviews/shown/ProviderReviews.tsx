import { FormattedMessage } from 'react-intl'
import type { OwnProvider } from '@/api/providers'
import { reviewMessages } from '@/i18n/messages/reviews'
import { RatingSummary } from './RatingSummary'
import { ReviewItem } from './ReviewItem'
import { ReviewPages } from './ReviewPages'
import styles from './Reviews.module.css'

interface ProviderReviewsProps {
  provider: Pick<OwnProvider, 'id' | 'rating'>
  providerName: string
}

/** What couples say about a provider. */
export const ProviderReviews = ({ provider: { id, rating }, providerName }: ProviderReviewsProps) => (
  <section className={styles.section}>
    <h2 className={styles.title}>
      <FormattedMessage {...reviewMessages.title} />
    </h2>
    {rating && <RatingSummary rating={rating} />}
    <ReviewPages
      providerId={id}
      empty={<FormattedMessage {...reviewMessages.none} />}
      lead={<FormattedMessage {...reviewMessages.origin} />}
    >
      {(review) => <ReviewItem key={review.id} review={review} providerName={providerName} />}
    </ReviewPages>
  </section>
)
