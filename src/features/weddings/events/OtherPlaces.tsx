import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { FormattedMessage } from 'react-intl'
import { useErrorText } from '@/api'
import { useUpdateEventMutation, useUpdateHallMutation, type Event } from '@/api/weddings'
import { otherPlaceMessages } from '@/i18n/messages/weddings'
import { renderBdi } from '@/i18n/renderBdi'
import { toEventDetails, toEventValues } from '../form/eventValues'

type OtherPlace = NonNullable<Event['otherPlaces']>[number]

interface OtherPlacesProps {
  weddingId: string
  event: Event
  otherPlaces: readonly OtherPlace[]
  /** Whether the invitation shows the place. */
  isShown: boolean
}

/** Asks which place is right, when an earlier release or an edit in one language has left several. */
export function OtherPlaces({ weddingId, event, otherPlaces, isShown }: OtherPlacesProps) {
  const { choose, isStoring, error } = useChoosePlace(weddingId, event, otherPlaces)
  const errorText = useErrorText()
  const hall = findHallNamedElsewhere(event, otherPlaces)
  const place = event.place ?? ''
  return (
    <Box sx={{ gridColumn: '1 / -1', marginBlockStart: 2 }}>
      <Alert severity="warning">
        <FormattedMessage
          {...(isShown ? otherPlaceMessages.shown : otherPlaceMessages.text)}
          values={{ place, bdi: renderBdi }}
        />
        <Box sx={{ display: 'grid', gap: 1, marginBlockStart: 1, justifyItems: 'start' }}>
          <Button variant="outlined" disabled={isStoring} onClick={() => void choose({ place })}>
            <FormattedMessage {...otherPlaceMessages.use} values={{ place, bdi: renderBdi }} />
          </Button>
          {otherPlaces.map((other) => (
            <Button
              key={JSON.stringify(other)}
              variant="outlined"
              disabled={isStoring}
              onClick={() => void choose(other)}
            >
              <FormattedMessage
                {...otherPlaceMessages.use}
                values={{ place: [other.place, other.address].filter(Boolean).join(' – '), bdi: renderBdi }}
              />
            </Button>
          ))}
          {hall && (
            <Button disabled={isStoring} onClick={() => void choose({ place }, { keepsHall: true })}>
              <FormattedMessage {...otherPlaceMessages.both} values={{ hall: hall.name, place, bdi: renderBdi }} />
            </Button>
          )}
        </Box>
        {error !== undefined && errorText(error)}
      </Alert>
    </Box>
  )
}

/** @returns the only hall of the event, when its own name is one of the other places */
function findHallNamedElsewhere({ halls }: Event, otherPlaces: readonly OtherPlace[]) {
  const [hall, ...more] = halls
  return hall && more.length === 0 && otherPlaces.some(({ place }) => place === hall.name) ? hall : undefined
}

function useChoosePlace(weddingId: string, event: Event, otherPlaces: readonly OtherPlace[]) {
  const [updateEvent, eventResult] = useUpdateEventMutation()
  const [updateHall, hallResult] = useUpdateHallMutation()

  async function choose(chosen: OtherPlace, { keepsHall = false } = {}): Promise<void> {
    const { version } = event
    const details = { ...toEventDetails(toEventValues(event), event.kind), ...chosen }
    const hall = keepsHall ? undefined : findHallNamedElsewhere(event, otherPlaces)
    if (hall) {
      const { audience, capacity } = hall
      const hallUpdate = { audience, capacity, version: hall.version }
      if ('error' in (await updateHall({ weddingId, hallId: hall.id, hallUpdate }))) return
    }
    await updateEvent({ weddingId, eventId: event.id, eventUpdate: { ...details, version, confirmsPlace: true } })
  }
  return {
    choose,
    isStoring: eventResult.isLoading || hallResult.isLoading,
    error: hallResult.error ?? eventResult.error,
  }
}
