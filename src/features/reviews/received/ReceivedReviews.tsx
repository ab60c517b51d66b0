import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { OwnProvider, Review } from '@/api/providers'
import { receivedReviewMessages } from '@/i18n/messages/reviews'
import { getButtonClass } from '@/ui/button/buttonClass'
import { RatingSummary } from '../shown/RatingSummary'
import { ReviewItem } from '../shown/ReviewItem'
import { ReviewPages } from '../shown/ReviewPages'
import styles from '../shown/Reviews.module.css'
import { AnswerDialog } from './AnswerDialog'
import { DisputeDialog } from './DisputeDialog'

interface ReceivedReviewsProps {
  provider: Pick<OwnProvider, 'id' | 'rating'>
  providerName: string
}

interface Chosen {
  review: Review
  action: 'answer' | 'dispute'
}

/** The reviews of a provider for its owner, who answers each once, or disputes it. */
export function ReceivedReviews({ provider: { id, rating }, providerName }: ReceivedReviewsProps) {
  const intl = useIntl()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const close = () => setChosen(null)
  return (
    <>
      {rating && <RatingSummary rating={rating} />}
      <ReviewPages providerId={id} empty={<FormattedMessage {...receivedReviewMessages.none} />}>
        {(review) => (
          <ReviewItem key={review.id} review={review} providerName={providerName} isProvider>
            <div className={styles.actions}>
              {!review.answer && (
                <button
                  type="button"
                  className={getButtonClass({ variant: 'outlined' })}
                  aria-label={intl.formatMessage(receivedReviewMessages.answerNamed, { name: review.name })}
                  onClick={() => setChosen({ review, action: 'answer' })}
                >
                  <FormattedMessage {...receivedReviewMessages.answer} />
                </button>
              )}
              {review.dispute === 'none' && (
                <button
                  type="button"
                  className={getButtonClass({})}
                  aria-label={intl.formatMessage(receivedReviewMessages.disputeNamed, { name: review.name })}
                  onClick={() => setChosen({ review, action: 'dispute' })}
                >
                  <FormattedMessage {...receivedReviewMessages.dispute} />
                </button>
              )}
            </div>
          </ReviewItem>
        )}
      </ReviewPages>
      {chosen?.action === 'answer' && <AnswerDialog providerId={id} review={chosen.review} onClose={close} />}
      {chosen?.action === 'dispute' && <DisputeDialog providerId={id} review={chosen.review} onClose={close} />}
    </>
  )
}
