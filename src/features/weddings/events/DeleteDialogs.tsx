import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { hasErrorCode, isNotFound, useErrorText } from '@/api'
import { useDeleteEventMutation, useDeleteHallMutation, type Event, type Hall } from '@/api/weddings'
import { eventDeleteMessages } from '@/i18n/messages/weddings'
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { useEventTexts } from '@/lib/useEventTexts'

interface DialogProps {
  weddingId: string
  onDeleted: (name: string) => void
  onClose: () => void
}

interface EventDialogProps extends DialogProps {
  event: Event
  /** Whether the invitation shows its date. After a refused deletion the invitations are fetched again. */
  isShown: boolean
}

/** Asks before deleting an event with its halls. */
export function DeleteEventDialog({ event, isShown, weddingId, ...dialog }: EventDialogProps) {
  const [remove, { isLoading, error }] = useDeleteEventMutation()
  const name = useEventTexts().formatEventName(event)
  return (
    <DeleteDialog
      {...dialog}
      name={name}
      text={event.halls.length > 0 ? eventDeleteMessages.textWithHalls : eventDeleteMessages.text}
      inUse={isShown ? eventDeleteMessages.eventShown : eventDeleteMessages.eventHasSeats}
      isBusy={isLoading}
      error={error}
      remove={async () => remove({ weddingId, eventId: event.id })}
    />
  )
}

/** Asks before deleting a hall. */
export function DeleteHallDialog({ hall, weddingId, ...dialog }: DialogProps & { hall: Hall }) {
  const [remove, { isLoading, error }] = useDeleteHallMutation()
  return (
    <DeleteDialog
      {...dialog}
      name={hall.name}
      text={eventDeleteMessages.text}
      inUse={eventDeleteMessages.hallHasSeats}
      isBusy={isLoading}
      error={error}
      remove={async () => remove({ weddingId, hallId: hall.id })}
    />
  )
}

interface DeleteDialogProps extends Omit<DialogProps, 'weddingId'> {
  name: string
  text: MessageDescriptor
  /** Why the server keeps it. */
  inUse: MessageDescriptor
  isBusy: boolean
  error: unknown
  remove: () => Promise<{ error?: unknown }>
}

function DeleteDialog({ name, text, inUse, isBusy, error, remove, onDeleted, onClose }: DeleteDialogProps) {
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
