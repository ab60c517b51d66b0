import { useListSubscribersQuery, type Subscriber } from '@/api/operator'
import { consolePageMessages } from '@/i18n/messages/operator'
import { subscriberMessages } from '@/i18n/messages/operatorQueues'
import { LanguageName } from '../common/LanguageName'
import { LtrText } from '../common/LtrText'
import { PagedList } from '../common/PagedList'
import { RecordTable, type Column } from '../common/RecordTable'
import { PAGE_SIZE, usePageNumber } from '../common/usePageNumber'
import { YesNo } from '../common/YesNo'

const columns: Column<Subscriber>[] = [
  { label: subscriberMessages.email, render: ({ email }) => <LtrText>{email}</LtrText> },
  { label: subscriberMessages.verified, render: ({ emailVerified }) => <YesNo value={emailVerified} /> },
  { label: subscriberMessages.firstName, render: ({ firstName }) => firstName && <bdi>{firstName}</bdi> },
  { label: subscriberMessages.lastName, render: ({ lastName }) => lastName && <bdi>{lastName}</bdi> },
  { label: subscriberMessages.language, render: ({ language }) => language && <LanguageName language={language} /> },
]

/** The accounts that subscribe to the newsletter. */
export function SubscriberList() {
  const query = useListSubscribersQuery({ page: usePageNumber(), pageSize: PAGE_SIZE })
  return (
    <PagedList query={query} empty={subscriberMessages.empty}>
      {(subscribers) => (
        <RecordTable
          label={consolePageMessages.newsletter}
          columns={columns}
          rows={subscribers}
          getKey={({ email }) => email}
        />
      )}
    </PagedList>
  )
}
