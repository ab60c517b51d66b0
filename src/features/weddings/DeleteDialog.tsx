import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { hasErrorCode, isNotFound, useErrorText } from '@/api'
import { eventDeleteMessages } from '@/i18n/messages/events'
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog'
import { FailureNotice } from '@/ui/feedback/FailureNotice'

interface DeleteDialogProps {
  name: string
  text: MessageDescriptor
  /** Why the server keeps it. */
  inUse: MessageDescriptor
  isBusy: boolean
  error: unknown
  remove: () => Promise<{ error?: unknown }>
  onDeleted: (name: string) => void
  onClose: () => void
}

/** Asks before deleting a wedding, an event or a hall. */
export function DeleteDialog({ name, text, inUse, isBusy, error, remove, onDeleted, onClose }: DeleteDialogProps) {
  const intl = useIntl()
  const errorText = useErrorText()
  const confirm = async () => {
    const { error: failed } = await remove()
    if (failed === undefined || isNotFound(failed)) onDeleted(name)
  }
  return (
    <ConfirmDialog
      open
      tone="error"
      busy={isBusy}
      title={<FormattedMessage {...eventDeleteMessages.title} values={{ name }} />}
      cancelLabel={<FormattedMessage {...eventDeleteMessages.cancel} />}
      confirmLabel={<FormattedMessage {...eventDeleteMessages.confirm} />}
      busyLabel={<FormattedMessage {...eventDeleteMessages.deleting} />}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    >
      <FormattedMessage {...text} />
      {error !== undefined && (
        <FailureNotice text={hasErrorCode(error, 'in_use') ? intl.formatMessage({ id: inUse.id }) : errorText(error)} />
      )}
    </ConfirmDialog>
  )
}
