import { ConsoleHeading } from '@/features/operator/common/ConsoleHeading'
import { MailQueue } from '@/features/operator/lists/MailQueue'
import { RetryMailsButton } from '@/features/operator/lists/RetryMailsButton'
import { consolePageMessages } from '@/i18n/messages/operator'
import { mailQueueMessages } from '@/i18n/messages/operatorQueues'

/** The e-mails that are not delivered yet. */
export const MailsPage = () => (
  <>
    <ConsoleHeading title={consolePageMessages.mails} lead={mailQueueMessages.lead}>
      <RetryMailsButton />
    </ConsoleHeading>
    <MailQueue />
  </>
)
