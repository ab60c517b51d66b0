import { FormattedMessage } from 'react-intl'
import { myProvidersMessages } from '@/i18n/messages/enquiries'
import { useLeaveGuard } from '@/lib/useLeaveGuard'
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog'

const isThisPage = (pathname: string): boolean => pathname === location.pathname

/** Asks before the page is left with changes that are not saved. */
export function LeaveQuestion({ isDirty }: { isDirty: boolean }) {
  const { isAsking, leave, stay } = useLeaveGuard(isDirty, isThisPage)
  return (
    <ConfirmDialog
      open={isAsking}
      title={<FormattedMessage {...myProvidersMessages.leaveTitle} />}
      cancelLabel={<FormattedMessage {...myProvidersMessages.stay} />}
      confirmLabel={<FormattedMessage {...myProvidersMessages.leave} />}
      tone="error"
      onCancel={stay}
      onConfirm={leave}
    >
      <FormattedMessage {...myProvidersMessages.leaveText} />
    </ConfirmDialog>
  )
}
