import { FormattedMessage } from 'react-intl'
import { isNotFound, useErrorText } from '@/api'
import { useDeleteProviderPhotoMutation } from '@/api/providers'
import { ownPhotoMessages, ownProviderMessages } from '@/i18n/messages/ownProvider'
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog'
import { Banner } from '@/ui/fields/Banner'

interface DeletePhotoDialogProps {
  providerId: string
  photoId: string
  onCancel: () => void
  onDeleted: () => void
}

/** Asks before a photograph is deleted. */
export function DeletePhotoDialog({ providerId, photoId, onCancel, onDeleted }: DeletePhotoDialogProps) {
  const errorText = useErrorText()
  const [deletePhoto, { isLoading, error }] = useDeleteProviderPhotoMutation()
  const confirm = async () => {
    const result = await deletePhoto({ id: providerId, photoId })
    // It may have been deleted elsewhere.
    if (result.error === undefined || isNotFound(result.error)) onDeleted()
  }
  return (
    <ConfirmDialog
      open
      title={<FormattedMessage {...ownPhotoMessages.deleteTitle} />}
      cancelLabel={<FormattedMessage {...ownProviderMessages.cancel} />}
      confirmLabel={<FormattedMessage {...ownProviderMessages.delete} />}
      busyLabel={<FormattedMessage {...ownProviderMessages.deleting} />}
      tone="error"
      busy={isLoading}
      onCancel={onCancel}
      onConfirm={() => void confirm()}
    >
      <FormattedMessage {...ownPhotoMessages.deleteText} />
      {error !== undefined && !isLoading && <Banner severity="error">{errorText(error)}</Banner>}
    </ConfirmDialog>
  )
}
