import { FormattedNumber } from 'react-intl'
import { useListQueuedMailsQuery, type QueuedMail } from '@/api/operator'
import { consolePageMessages } from '@/i18n/messages/operator'
import { mailQueueMessages } from '@/i18n/messages/operatorQueues'
import { LtrText } from '../common/LtrText'
import { PagedList } from '../common/PagedList'
import { RecordTable, type Column } from '../common/RecordTable'
import { useFormatInstant } from '../common/useFormatInstant'
import { PAGE_SIZE, usePageNumber } from '../common/usePageNumber'

/** The e-mails that are not delivered yet. */
export function MailQueue() {
  const query = useListQueuedMailsQuery({ page: usePageNumber(), pageSize: PAGE_SIZE })
  const formatInstant = useFormatInstant()
  const columns: Column<QueuedMail>[] = [
    { label: mailQueueMessages.recipient, render: ({ recipient }) => <LtrText>{recipient}</LtrText> },
    { label: mailQueueMessages.subject, render: ({ subject }) => <bdi>{subject}</bdi> },
    { label: mailQueueMessages.attempts, render: ({ attempts }) => <FormattedNumber value={attempts} /> },
    { label: mailQueueMessages.created, render: ({ createdAt }) => formatInstant(createdAt) },
    { label: mailQueueMessages.next, render: ({ nextAttemptAt }) => formatInstant(nextAttemptAt) },
    { label: mailQueueMessages.expires, render: ({ expiresAt }) => formatInstant(expiresAt) },
  ]
  return (
    <PagedList query={query} empty={mailQueueMessages.empty}>
      {(mails) => (
        <RecordTable label={consolePageMessages.mails} columns={columns} rows={mails} getKey={({ id }) => id} />
      )}
    </PagedList>
  )
}
