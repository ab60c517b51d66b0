import { ConsoleHeading } from '@/features/operator/common/ConsoleHeading'
import { CsvLink } from '@/features/operator/common/CsvLink'
import { LeadList } from '@/features/operator/lists/LeadList'
import { consolePageMessages } from '@/i18n/messages/operator'

/** What visitors left in the form of the home page. */
export const LeadsPage = () => (
  <>
    <ConsoleHeading title={consolePageMessages.leads}>
      <CsvLink list="leads" />
    </ConsoleHeading>
    <LeadList />
  </>
)
