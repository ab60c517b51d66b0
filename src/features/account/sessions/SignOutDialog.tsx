import { FormattedMessage } from 'react-intl'
import { useDeleteOtherSessionsMutation, useDeleteSessionMutation, useErrorText, type AccountSession } from '@/api'
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { sessionMessages } from '@/i18n/messages/account'
import { useDeviceName } from './useDeviceName'

interface SignOutDialogProps {
  /** The sessions to sign out; null while the dialog is closed. */
  target: AccountSession | 'others' | null
  onClose: (signedOut: boolean) => void
}

/** Asks before signing out other devices, which cannot be undone. */
export function SignOutDialog({ target, onClose }: SignOutDialogProps) {
  const errorText = useErrorText()
  const [deleteSession, one] = useDeleteSessionMutation()
  const [deleteOthers, others] = useDeleteOtherSessionsMutation()
  const device = useDeviceName(target === null || target === 'others' ? {} : target)
  if (target === null) return null

  const { isLoading, error } = target === 'others' ? others : one
  const signOut = async () => {
    const result = await (target === 'others' ? deleteOthers() : deleteSession({ id: target.id }))
    // A session that has already ended counts as signed out.
    if (result.error && !('kind' in result.error && result.error.kind === 'notFound')) return
    onClose(true)
  }
  const cancel = () => {
    one.reset()
    others.reset()
    onClose(false)
  }
  return (
    <ConfirmDialog
      open
      busy={isLoading}
      title={
        <FormattedMessage
          {...(target === 'others' ? sessionMessages.confirmElsewhereTitle : sessionMessages.confirmThereTitle)}
        />
      }
      cancelLabel={<FormattedMessage {...sessionMessages.cancel} />}
      confirmLabel={<FormattedMessage {...sessionMessages.confirm} />}
      busyLabel={<FormattedMessage {...sessionMessages.signingOut} />}
      onCancel={cancel}
      onConfirm={() => void signOut()}
    >
      {target === 'others' ? (
        <FormattedMessage {...sessionMessages.confirmElsewhereText} />
      ) : (
        <FormattedMessage {...sessionMessages.confirmThereText} values={{ device }} />
      )}
      {error && <FailureNotice text={errorText(error)} />}
    </ConfirmDialog>
  )
}
