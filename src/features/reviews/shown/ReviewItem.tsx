import type { ReactNode } from 'react'
import { FormattedDate, FormattedMessage } from 'react-intl'
import type { Review } from '@/api/providers'
import { renderBdi } from '@/i18n/renderBdi'
import { receivedReviewMessages, reviewMessages } from '@/i18n/messages/reviews'
import { guessLanguage } from '@/lib/guessLanguage'
import { Stars } from '@/ui/stars/Stars'
import { averageStars } from './averageStars'
import styles from './Reviews.module.css'

interface ReviewItemProps {
  review: Review
  providerName: string
  /** Whether its reader is the provider. */
  isProvider?: boolean
  /** What its reader can do. */
  children?: ReactNode
}

/** A review with the provider's answer. */
export function ReviewItem({ review, providerName, isProvider = false, children }: ReviewItemProps) {
  const { name, stars, words, answer, dispute, createdAt } = review
  const notice = isProvider ? getProviderNotice(dispute) : dispute === 'open' && reviewMessages.disputed
  return (
    <li className={styles.review}>
      <div className={styles.head}>
        <h3 className={styles.name} translate="no">
          <bdi>{name}</bdi>
        </h3>
        {stars && <Stars stars={averageStars(stars)} />}
        <time className={styles.date} dateTime={createdAt}>
          <FormattedDate value={createdAt} year="numeric" month="long" />
        </time>
      </div>
      {notice && (
        <p className={styles.disputed}>
          <FormattedMessage {...notice} />
        </p>
      )}
      {words && <Words text={words} />}
      {answer && (
        <div className={styles.answer}>
          <p className={styles.answerName} translate="no">
            <FormattedMessage {...reviewMessages.answer} values={{ name: providerName, bdi: renderBdi }} />
          </p>
          <Words text={answer.text} />
        </div>
      )}
      {children}
    </li>
  )
}

/** @returns what the provider reads about its own dispute */
const getProviderNotice = (dispute: Review['dispute']) =>
  dispute !== 'none' && (dispute === 'open' ? receivedReviewMessages.disputed : receivedReviewMessages.decided)

const Words = ({ text }: { text: string }) => (
  <p className={styles.words} dir="auto" lang={guessLanguage(text)}>
    {text}
  </p>
)
