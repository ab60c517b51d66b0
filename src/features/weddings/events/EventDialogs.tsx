import type { Event, Hall } from '@/api/weddings'
import { EventDialog, type EditedEvent, type EventDialogProps } from '../form/EventDialog'
import { HallDialog } from '../form/HallDialog'
import { useEventTexts } from '@/lib/useEventTexts'
import { DeleteEventDialog, DeleteHallDialog } from './DeleteDialogs'

/** The dialog that is open, and what it is about. */
export type OpenDialog =
  | { action: 'editEvent'; event: EditedEvent }
  | { action: 'deleteEvent'; event: Event }
  | { action: 'editHall'; event: Event; hall: Hall | null }
  | { action: 'deleteHall'; hall: Hall }

interface EventDialogsProps {
  weddingId: string
  dialog: OpenDialog | null
  isShown: (event: EditedEvent) => boolean
  translationLanguage: EventDialogProps['translationLanguage']
  onClose: () => void
  /** Called with the name of the event or hall. */
  onFinish: (result: 'saved' | 'deleted', name: string) => void
}

/** The forms and confirmations of the page, one at a time. */
export function EventDialogs({
  weddingId,
  dialog,
  isShown,
  translationLanguage,
  onClose,
  onFinish,
}: EventDialogsProps) {
  const { formatEventName } = useEventTexts()
  if (!dialog) return null
  const shared = { weddingId, onClose, onDeleted: (name: string) => onFinish('deleted', name) }
  switch (dialog.action) {
    case 'editEvent':
      return (
        <EventDialog
          weddingId={weddingId}
          event={dialog.event}
          isShown={isShown(dialog.event)}
          translationLanguage={translationLanguage}
          onSaved={(event) => onFinish('saved', formatEventName(event))}
          onClose={onClose}
        />
      )
    case 'editHall':
      return (
        <HallDialog
          weddingId={weddingId}
          eventId={dialog.event.id}
          eventName={formatEventName(dialog.event)}
          placeName={dialog.event.place}
          hall={dialog.hall}
          onSaved={({ name }) => onFinish('saved', name)}
          onClose={onClose}
        />
      )
    case 'deleteEvent':
      return <DeleteEventDialog {...shared} event={dialog.event} isShown={isShown(dialog.event)} />
    default:
      return <DeleteHallDialog {...shared} hall={dialog.hall} />
  }
}
