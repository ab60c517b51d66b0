import { useDeleteEventMutation, useDeleteHallMutation, type Event, type Hall } from '@/api/weddings'
import { eventDeleteMessages } from '@/i18n/messages/events'
import { useEventTexts } from '@/lib/useEventTexts'
import { DeleteDialog } from '../DeleteDialog'

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
