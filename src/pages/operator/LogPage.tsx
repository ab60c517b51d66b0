import { AuditLog } from '@/features/operator/lists/AuditLog'
import { ConsoleHeading } from '@/features/operator/common/ConsoleHeading'
import { consolePageMessages } from '@/i18n/messages/operator'
import { actMessages } from '@/i18n/messages/operatorTools'

/** What operators did. */
export const LogPage = () => (
  <>
    <ConsoleHeading title={consolePageMessages.log} lead={actMessages.lead} />
    <AuditLog />
  </>
)
