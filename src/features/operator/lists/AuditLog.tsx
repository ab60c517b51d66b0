import { FormattedMessage } from 'react-intl'
import { useListAuditEntriesQuery, type AuditEntry } from '@/api/operator'
import { consolePageMessages } from '@/i18n/messages/operator'
import { actKindMessages, actMessages } from '@/i18n/messages/operatorTools'
import { LtrText } from '../common/LtrText'
import { PagedList } from '../common/PagedList'
import { RecordTable, type Column } from '../common/RecordTable'
import { useFormatInstant } from '../common/useFormatInstant'
import { PAGE_SIZE, usePageNumber } from '../common/usePageNumber'

/** What operators did. */
export function AuditLog() {
  const query = useListAuditEntriesQuery({ page: usePageNumber(), pageSize: PAGE_SIZE })
  const formatInstant = useFormatInstant()
  const columns: Column<AuditEntry>[] = [
    { label: actMessages.when, render: ({ createdAt }) => formatInstant(createdAt) },
    {
      label: actMessages.who,
      render: ({ actor }) =>
        actor === null ? <FormattedMessage {...actMessages.deletedActor} /> : <LtrText>{actor}</LtrText>,
    },
    { label: actMessages.what, render: ({ kind }) => <FormattedMessage {...actKindMessages[kind]} /> },
    { label: actMessages.subject, render: ({ subject }) => subject && <LtrText>{subject}</LtrText> },
  ]
  return (
    <PagedList query={query} empty={actMessages.empty}>
      {(entries) => (
        <RecordTable label={consolePageMessages.log} columns={columns} rows={entries} getKey={({ id }) => id} />
      )}
    </PagedList>
  )
}
