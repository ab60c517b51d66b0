import Stack from '@mui/material/Stack'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { isInvitationKind } from '@shared/guests/events'
import type { Event } from '@/api/weddings'
import type { Locale } from '@/i18n/locales'
import { eventsPageMessages } from '@/i18n/messages/events'
import { Banner } from '@/ui/fields/Banner'
import textStyles from '@/ui/text.module.css'
import { useEventTexts } from '@/lib/useEventTexts'
import type { EditedEvent } from '../form/EventDialog'
import { AddEvent } from './AddEvent'
import { CARD_GAP, EventCard } from './EventCard'
import { EventDialogs, type OpenDialog } from './EventDialogs'
import type { Step } from '@/ui/MoveButtons'
import { useMoveEvent } from './useMoveEvent'

interface EventTimelineProps {
  weddingId: string
  events: Event[]
  /** Whether the member may change them; others read them. */
  canEdit: boolean
  /** Whether the wedding has an invitation, which shows some of its events. */
  hasInvitation: boolean
  /** The other language in which guests read, if some do. */
  translationLanguage: Locale | undefined
}

/** The events of a wedding in their order, with the dialogs to edit them. */
export function EventTimeline({ weddingId, events, canEdit, hasInvitation, translationLanguage }: EventTimelineProps) {
  const intl = useIntl()
  const { formatEventName } = useEventTexts()
  const { move, isStoring, hasFailed, forgetFailure } = useMoveEvent(weddingId, events)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const [status, setStatus] = useState('')
  const { list, focusList } = useListFocus()
  // A ceremony without a date is not on the invitation; a new one will be.
  const isShown = (event: EditedEvent) =>
    hasInvitation && isInvitationKind(event.kind) && (event.id === undefined || event.date !== undefined)

  const moveEvent = (event: Event, index: number, step: Step) => {
    if (!move(event, step)) return false
    const values = { event: formatEventName(event), position: index + step + 1, count: events.length }
    setStatus(intl.formatMessage(eventsPageMessages.moved, values))
    return true
  }
  const finish = (result: 'saved' | 'deleted', name: string) => {
    // The button that opened the dialog is gone after a deletion, and after its kind of event is added.
    const isNewEvent = dialog?.action === 'editEvent' && dialog.event.id === undefined
    if (result === 'deleted' || isNewEvent) focusList()
    setDialog(null)
    forgetFailure()
    setStatus(intl.formatMessage(eventsPageMessages[result], { name }))
  }

  return (
    <>
      {hasFailed && <Banner severity="error">{intl.formatMessage(eventsPageMessages.orderFailed)}</Banner>}
      <Stack
        ref={list}
        component="ol"
        spacing={CARD_GAP}
        tabIndex={-1}
        aria-busy={isStoring}
        aria-label={intl.formatMessage(eventsPageMessages.list)}
        sx={{ listStyle: 'none', padding: 0, margin: 0, '&:focus': { outline: 'none' } }}
      >
        {events.map((event, index) => (
          <EventCard
            key={event.id}
            weddingId={weddingId}
            event={event}
            isShown={isShown(event)}
            canEdit={canEdit}
            moving={{
              index,
              isLast: index === events.length - 1,
              onMove: (step) => moveEvent(event, index, step),
            }}
            halls={{
              onAdd: () => setDialog({ action: 'editHall', event, hall: null }),
              onEdit: (hall) => setDialog({ action: 'editHall', event, hall }),
              onDelete: (hall) => setDialog({ action: 'deleteHall', hall }),
            }}
            onEdit={() => setDialog({ action: 'editEvent', event })}
            onDelete={() => setDialog({ action: 'deleteEvent', event })}
          />
        ))}
      </Stack>
      {canEdit && <AddEvent events={events} onAdd={(kind) => setDialog({ action: 'editEvent', event: { kind } })} />}
      <EventDialogs
        weddingId={weddingId}
        dialog={dialog}
        isShown={isShown}
        translationLanguage={translationLanguage}
        onClose={() => setDialog(null)}
        onFinish={finish}
      />
      <p role="status" className={textStyles.hidden}>
        {status}
      </p>
    </>
  )
}

/** Focuses the list after its dialog has closed. */
function useListFocus() {
  const list = useRef<HTMLOListElement>(null)
  const [requests, setRequests] = useState(0)
  useEffect(() => {
    if (requests > 0) list.current?.focus()
  }, [requests])
  return { list, focusList: () => setRequests((count) => count + 1) }
}
