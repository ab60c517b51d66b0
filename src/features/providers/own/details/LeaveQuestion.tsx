import { useFormikContext } from 'formik'
import { FormattedMessage } from 'react-intl'
import { ownFormMessages } from '@/i18n/messages/ownProviderForm'
import { useLeaveGuard } from '@/lib/useLeaveGuard'
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog'

const isThisPage = (pathname: string): boolean => pathname === location.pathname

/** Asks before the form is left with changes that are not saved. */
export function LeaveQuestion() {
  const { dirty } = useFormikContext()
  const { isAsking, leave, stay } = useLeaveGuard(dirty, isThisPage)
  return (
    <ConfirmDialog
      open={isAsking}
      title={<FormattedMessage {...ownFormMessages.leaveTitle} />}
      cancelLabel={<FormattedMessage {...ownFormMessages.stay} />}
      confirmLabel={<FormattedMessage {...ownFormMessages.leave} />}
      tone="error"
      onCancel={stay}
      onConfirm={leave}
    >
      <FormattedMessage {...ownFormMessages.leaveText} />
    </ConfirmDialog>
  )
}
