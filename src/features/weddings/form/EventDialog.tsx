import Box from '@mui/material/Box'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useCreateEventMutation, useUpdateEventMutation, type Event } from '@/api/weddings'
import type { Locale } from '@/i18n/locales'
import { eventFormMessages } from '@/i18n/messages/events'
import { useFormSubmit } from '@/lib/useFormSubmit'
import { useFormatConflict } from '@/lib/useFormatConflict'
import { useVersionedSave } from '@/lib/useVersionedSave'
import { FormDialog } from '@/ui/fields/FormDialog'
import { TextField } from '@/ui/fields/TextField'
import { useEventTexts } from '@/lib/useEventTexts'
import { emptyEvent, eventSchema, toEventDetails, toEventValues, type EventValues } from './eventValues'
import { PlaceFields } from './PlaceFields'
import { useDescribeError } from './useDescribeError'

/** What the form edits: a stored event, or a new one of a kind. */
export type EditedEvent = Event | (Pick<Event, 'kind' | 'title'> & { id?: undefined })

export interface EventDialogProps {
  weddingId: string
  event: EditedEvent
  /** Whether the invitation shows its date. */
  isShown: boolean
  /** The other language in which guests read, if some do. */
  translationLanguage: Locale | undefined
  onSaved: (event: Event) => void
  onClose: () => void
}

/** The form to add or edit an event. */
export function EventDialog({ weddingId, event, isShown, translationLanguage, onSaved, onClose }: EventDialogProps) {
  const { kind } = event
  const stored = event.id === undefined ? null : event
  const { send, conflict } = useSaveEvent({ weddingId, event, stored, onSaved })
  const { submit, failure } = useFormSubmit(send, { describe: useDescribeError(eventFormMessages.kindExists) })
  const { formatEventName } = useEventTexts()
  const formatConflict = useFormatEventConflict()
  return (
    <FormDialog
      title={<Title event={event} name={formatEventName(event)} />}
      initialValues={stored ? toEventValues(stored) : emptyEvent}
      schema={eventSchema(kind, isShown)}
      failure={failure}
      keepAs={`event:${stored?.id ?? `${weddingId}:${kind}`}`}
      conflict={formatConflict(conflict)}
      onSubmit={submit}
      onClose={onClose}
    >
      <Fields isCustom={kind === 'custom'} isShown={isShown} />
      <PlaceFields isRequired={isShown && kind === 'wedding'} translationLanguage={translationLanguage} />
    </FormDialog>
  )
}

interface SaveOptions extends Pick<EventDialogProps, 'weddingId' | 'event' | 'onSaved'> {
  stored: Event | null
}

function useSaveEvent({ weddingId, event, stored, onSaved }: SaveOptions) {
  const { kind } = event
  const [create] = useCreateEventMutation()
  const [update] = useUpdateEventMutation()
  const [newId] = useState(() => crypto.randomUUID())
  const save = async (values: EventValues, base: Event | null): Promise<Event> => {
    const details = toEventDetails(values, kind)
    return base
      ? update({ weddingId, eventId: base.id, eventUpdate: { ...details, version: base.version } }).unwrap()
      : create({ weddingId, eventInput: { ...details, id: newId, kind } }).unwrap()
  }
  return useVersionedSave({ stored, toValues: toEventValues, save, onSaved })
}

function useFormatEventConflict() {
  const { formatDate, formatTime } = useEventTexts()
  return useFormatConflict<EventValues>(eventFormMessages, (field, { [field]: value }) => {
    if (value === '') return ''
    if (field === 'date') return formatDate(value)
    return field === 'time' ? formatTime(value) : value
  })
}

function Title({ event, name }: { event: EditedEvent; name: string }) {
  if (event.id !== undefined) return <FormattedMessage {...eventFormMessages.edit} values={{ name }} />
  if (event.kind === 'custom') return <FormattedMessage {...eventFormMessages.addCustom} />
  return <FormattedMessage {...eventFormMessages.add} values={{ event: name }} />
}

function Fields({ isCustom, isShown }: { isCustom: boolean; isShown: boolean }) {
  const intl = useIntl()
  return (
    <>
      {isCustom && (
        <TextField
          name="title"
          required
          label={intl.formatMessage(eventFormMessages.title)}
          autoComplete="off"
          slotProps={{ htmlInput: { dir: 'auto' } }}
        />
      )}
      <Box sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: { sm: '3fr 2fr' } }}>
        <TextField
          name="date"
          type="date"
          required={isShown}
          label={intl.formatMessage(eventFormMessages.date)}
          helperText={isShown && intl.formatMessage(eventFormMessages.shownHint)}
        />
        <TextField name="time" type="time" label={intl.formatMessage(eventFormMessages.time)} />
      </Box>
    </>
  )
}
