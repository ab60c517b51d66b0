import { ConsoleHeading } from '@/features/operator/common/ConsoleHeading'
import { CsvLink } from '@/features/operator/common/CsvLink'
import { StatusTabs, useStatus } from '@/features/operator/common/StatusTabs'
import { MessageQueue } from '@/features/operator/messages/MessageQueue'
import { consolePageMessages } from '@/i18n/messages/operator'
import { contactQueueMessages } from '@/i18n/messages/operatorQueues'

/** Contact messages: open and answered. */
export function MessagesPage() {
  const status = useStatus(['open', 'answered'])
  return (
    <>
      <ConsoleHeading title={consolePageMessages.messages}>
        <CsvLink list="messages" />
      </ConsoleHeading>
      <StatusTabs
        label={contactQueueMessages.tabs}
        current={status}
        tabs={[
          { status: 'open', label: contactQueueMessages.open },
          { status: 'answered', label: contactQueueMessages.answered },
        ]}
      />
      <MessageQueue key={status} status={status} />
    </>
  )
}
