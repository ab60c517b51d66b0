import { ConsoleHeading } from '@/features/operator/common/ConsoleHeading'
import { CsvLink } from '@/features/operator/common/CsvLink'
import { SubscriberList } from '@/features/operator/lists/SubscriberList'
import { consolePageMessages } from '@/i18n/messages/operator'

/** The accounts that subscribe to the newsletter. */
export const NewsletterPage = () => (
  <>
    <ConsoleHeading title={consolePageMessages.newsletter}>
      <CsvLink list="subscribers" />
    </ConsoleHeading>
    <SubscriberList />
  </>
)
