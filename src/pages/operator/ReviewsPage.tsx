import { ConsoleHeading } from '@/features/operator/common/ConsoleHeading'
import { StatusTabs, useStatus } from '@/features/operator/common/StatusTabs'
import { ReviewQueue } from '@/features/operator/reviews/ReviewQueue'
import { consolePageMessages } from '@/i18n/messages/operator'
import { reviewQueueMessages } from '@/i18n/messages/operatorQueues'

/** Reviews: waiting, disputed and decided. */
export function ReviewsPage() {
  const queue = useStatus(['waiting', 'disputed', 'decided'])
  return (
    <>
      <ConsoleHeading title={consolePageMessages.reviews} />
      <StatusTabs
        label={reviewQueueMessages.tabs}
        current={queue}
        tabs={[
          { status: 'waiting', label: reviewQueueMessages.waiting },
          { status: 'disputed', label: reviewQueueMessages.disputed },
          { status: 'decided', label: reviewQueueMessages.decided },
        ]}
      />
      <ReviewQueue key={queue} queue={queue} />
    </>
  )
}
