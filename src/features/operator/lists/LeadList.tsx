import { useListLeadsQuery, type Lead } from '@/api/operator'
import { consolePageMessages } from '@/i18n/messages/operator'
import { leadMessages } from '@/i18n/messages/operatorQueues'
import { LtrText } from '../common/LtrText'
import { PagedList } from '../common/PagedList'
import { RecordTable, type Column } from '../common/RecordTable'
import { useFormatInstant } from '../common/useFormatInstant'
import { PAGE_SIZE, usePageNumber } from '../common/usePageNumber'

/** What visitors left in the form of the home page. */
export function LeadList() {
  const query = useListLeadsQuery({ page: usePageNumber(), pageSize: PAGE_SIZE })
  const formatInstant = useFormatInstant()
  const columns: Column<Lead>[] = [
    { label: leadMessages.email, render: ({ email }) => <LtrText>{email}</LtrText> },
    { label: leadMessages.phone, render: ({ phone }) => <LtrText>{phone}</LtrText> },
    { label: leadMessages.date, render: ({ createdAt }) => formatInstant(createdAt) },
  ]
  return (
    <PagedList query={query} empty={leadMessages.empty}>
      {(leads) => (
        <RecordTable label={consolePageMessages.leads} columns={columns} rows={leads} getKey={({ id }) => id} />
      )}
    </PagedList>
  )
}
