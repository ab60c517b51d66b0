import { FormattedNumber } from 'react-intl'
import { useListReferralCountsQuery, type ReferralCounts } from '@/api/operator'
import { operatorLinkMessages } from '@/i18n/messages/operatorTools'
import { LtrText } from '../common/LtrText'
import { EmptyList } from '../common/PagedList'
import { QueryView } from '../common/QueryView'
import { RecordTable, type Column } from '../common/RecordTable'

type Referral = ReferralCounts['items'][number]

const columns: Column<Referral>[] = [
  { label: operatorLinkMessages.referralCode, render: ({ code }) => <LtrText>{code}</LtrText> },
  { label: operatorLinkMessages.referralSource, render: ({ source }) => source && <LtrText>{source}</LtrText> },
  { label: operatorLinkMessages.referralAccounts, render: ({ accounts }) => <FormattedNumber value={accounts} /> },
]

/** How many accounts each recommendation has brought. */
export const ReferralTable = () => (
  <QueryView query={useListReferralCountsQuery()}>
    {({ items }) =>
      items.length === 0 ? (
        <EmptyList text={operatorLinkMessages.referralsEmpty} />
      ) : (
        <RecordTable
          label={operatorLinkMessages.referralsTitle}
          columns={columns}
          rows={items}
          getKey={({ code, source }) => `${code} ${source ?? ''}`}
        />
      )
    }
  </QueryView>
)
