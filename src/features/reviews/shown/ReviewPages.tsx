import { useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useErrorText } from '@/api'
import { useListReviewsQuery, type Review } from '@/api/providers'
import { reviewMessages } from '@/i18n/messages/reviews'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { getButtonClass } from '@/ui/button/buttonClass'
import styles from './Reviews.module.css'

/** Reviews on one page of the list. */
const PAGE_SIZE = 10

interface ReviewPagesProps {
  providerId: string
  /** Instead of an empty list. */
  empty: ReactNode
  /** Above reviews with stars. */
  lead?: ReactNode
  children: (review: Review) => ReactNode
}

/** The reviews of a provider by pages, in all states. */
export function ReviewPages({ providerId, empty, lead, children }: ReviewPagesProps) {
  const intl = useIntl()
  const errorText = useErrorText()
  const [page, setPage] = useState(1)
  const { data, error, isFetching, refetch } = useListReviewsQuery({ id: providerId, page, pageSize: PAGE_SIZE })
  if (!data) {
    if (error && !isFetching) return <FailureNotice text={errorText(error)} onRetry={() => void refetch()} />
    return (
      <p role="status" className={styles.note}>
        <FormattedMessage {...reviewMessages.loading} />
      </p>
    )
  }
  if (data.total === 0) return <p className={styles.note}>{empty}</p>
  // Reviews may have been deleted since the page was opened.
  const pages = Math.max(page, Math.ceil(data.total / PAGE_SIZE))
  return (
    <>
      <Lead>{data.items[0]?.stars ? lead : <FormattedMessage {...reviewMessages.few} />}</Lead>
      <ul className={styles.list} aria-busy={isFetching}>
        {data.items.map(children)}
      </ul>
      {error !== undefined && !isFetching && <FailureNotice text={errorText(error)} onRetry={() => void refetch()} />}
      {pages > 1 && (
        <nav className={styles.pages} aria-label={intl.formatMessage(reviewMessages.pages)}>
          <button
            type="button"
            className={getButtonClass({ variant: 'outlined' })}
            disabled={page === 1}
            onClick={() => setPage(page - 1)}
          >
            <FormattedMessage {...reviewMessages.newer} />
          </button>
          <span role="status">
            <FormattedMessage {...reviewMessages.pageOf} values={{ page, pages }} />
          </span>
          <button
            type="button"
            className={getButtonClass({ variant: 'outlined' })}
            disabled={page === pages}
            onClick={() => setPage(page + 1)}
          >
            <FormattedMessage {...reviewMessages.older} />
          </button>
        </nav>
      )}
    </>
  )
}

const Lead = ({ children }: { children: ReactNode }) => children && <p className={styles.note}>{children}</p>
