import { ConsoleHeading } from '@/features/operator/common/ConsoleHeading'
import { CsvLink } from '@/features/operator/common/CsvLink'
import { StatusTabs, useStatus } from '@/features/operator/common/StatusTabs'
import { ProviderQueue } from '@/features/operator/providers/ProviderQueue'
import { consolePageMessages } from '@/i18n/messages/operator'
import { providerQueueMessages } from '@/i18n/messages/operatorQueues'

/** Providers: waiting, listed and refused. */
export function ProviderQueuePage() {
  const status = useStatus(['pending', 'approved', 'rejected'])
  return (
    <>
      <ConsoleHeading title={consolePageMessages.providers}>
        <CsvLink list="providers" />
      </ConsoleHeading>
      <StatusTabs
        label={providerQueueMessages.tabs}
        current={status}
        tabs={[
          { status: 'pending', label: providerQueueMessages.pending },
          { status: 'approved', label: providerQueueMessages.approved },
          { status: 'rejected', label: providerQueueMessages.rejected },
        ]}
      />
      <ProviderQueue key={status} status={status} />
    </>
  )
}
