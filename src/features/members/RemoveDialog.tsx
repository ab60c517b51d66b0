import { FormattedMessage } from 'react-intl'
import { isNotFound, useErrorText } from '@/api'
import { useRemoveMemberMutation, type Member } from '@/api/weddings'
import { memberEndMessages, membersMessages } from '@/i18n/messages/members'
import { formDialogMessages } from '@/i18n/messages/weddings'
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { useFormatMember } from './useFormatMember'

interface RemoveDialogProps {
  weddingId: string
  member: Member
  onRemoved: () => void
  onClose: () => void
}

/** Asks before somebody is removed from a wedding, and says what that ends. */
export function RemoveDialog({ weddingId, member, onRemoved, onClose }: RemoveDialogProps) {
  const errorText = useErrorText()
  const { formatName } = useFormatMember()
  const [remove, { isLoading, error }] = useRemoveMemberMutation()
  const confirm = async () => {
    const result = await remove({ weddingId, memberId: member.id })
    // The other one of the couple may have been first.
    if (result.error === undefined || isNotFound(result.error)) onRemoved()
  }
  return (
    <ConfirmDialog
      open
      tone="error"
      busy={isLoading}
      title={<FormattedMessage {...membersMessages.removeTitle} values={{ name: formatName(member) }} />}
      cancelLabel={<FormattedMessage {...formDialogMessages.cancel} />}
      confirmLabel={<FormattedMessage {...membersMessages.remove} />}
      busyLabel={<FormattedMessage {...memberEndMessages.removing} />}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    >
      <FormattedMessage {...memberEndMessages.removeText} />
      {error !== undefined && !isLoading && <FailureNotice text={errorText(error)} />}
    </ConfirmDialog>
  )
}
