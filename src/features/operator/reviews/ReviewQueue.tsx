import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import {
  hasErrorCode,
  useDecideReviewMutation,
  useErrorText,
  useListReviewQueueQuery,
  type QueuedReview,
  type ReviewDecision,
  type ReviewQueue as Queue,
} from '@/api/operator'
import { renderBdi } from '@/i18n/renderBdi'
import { reviewQueueMessages } from '@/i18n/messages/operatorQueues'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { Notice } from '@/ui/feedback/Notice'
import { PagedList } from '../common/PagedList'
import { ReasonDialog } from '../common/ReasonDialog'
import { PAGE_SIZE, usePageNumber } from '../common/usePageNumber'
import { useShowToast } from '../common/useShowToast'
import { ReviewEntry } from './ReviewEntry'

const empty = {
  waiting: reviewQueueMessages.emptyWaiting,
  disputed: reviewQueueMessages.emptyDisputed,
  decided: reviewQueueMessages.emptyDecided,
}

type Choice = Pick<ReviewDecision, 'decision' | 'removesAnswer'>

/** The reviews of one queue, to decide on. */
export function ReviewQueue({ queue }: { queue: Queue }) {
  const query = useListReviewQueueQuery({ queue, page: usePageNumber(), pageSize: PAGE_SIZE })
  const errorText = useErrorText()
  const showToast = useShowToast()
  const [decide] = useDecideReviewMutation()
  const [refusing, setRefusing] = useState<{ review: QueuedReview; choice: Choice } | null>(null)
  const [showing, setShowing] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [changed, setChanged] = useState<string | null>(null)

  /** @throws ApiError when the decision was not stored, and the review is as it was seen */
  const send = async ({ id, name, version }: QueuedReview, choice: Choice, reason: string | null) => {
    setFailure(null)
    setChanged(null)
    try {
      await decide({ reviewId: id, reviewDecision: { ...choice, reason, version } }).unwrap()
      showToast(
        'success',
        choice.decision === 'show' ? reviewQueueMessages.shownToast : reviewQueueMessages.refusedToast,
      )
    } catch (error) {
      if (!hasErrorCode(error, 'version_conflict')) throw error
      setChanged(name)
    }
    setRefusing(null)
  }
  const show = async (review: QueuedReview, choice: Choice) => {
    setShowing(review.id)
    await send(review, choice, null).catch((error: unknown) => setFailure(errorText(error)))
    setShowing(null)
  }

  return (
    <Stack spacing={2}>
      {changed !== null && (
        <Notice tone="warning">
          <FormattedMessage {...reviewQueueMessages.changed} values={{ name: changed, bdi: renderBdi }} />
        </Notice>
      )}
      {failure !== null && <FailureNotice text={failure} />}
      <PagedList query={query} empty={empty[queue]}>
        {(reviews) => (
          <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
            {reviews.map((review) => (
              <ReviewEntry
                // Another version is another review to decide on.
                key={`${review.id} ${review.version}`}
                review={review}
                isShowing={showing === review.id}
                onShow={(removesAnswer) => void show(review, { decision: 'show', removesAnswer })}
                onRefuse={(removesAnswer) => setRefusing({ review, choice: { decision: 'refuse', removesAnswer } })}
              />
            ))}
          </Stack>
        )}
      </PagedList>
      {refusing && (
        <ReasonDialog
          title={
            <FormattedMessage
              {...reviewQueueMessages.refuseTitle}
              values={{ name: refusing.review.name, bdi: renderBdi }}
            />
          }
          effect={reviewQueueMessages.refuseEffect}
          hint={reviewQueueMessages.reasonHint}
          submitLabel={reviewQueueMessages.refuse}
          busyLabel={reviewQueueMessages.refusing}
          onCancel={() => setRefusing(null)}
          onSubmit={(reason) => send(refusing.review, refusing.choice, reason)}
        />
      )}
    </Stack>
  )
}
