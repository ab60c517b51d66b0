import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useErrorText } from '@/api'
import { useUpdateEventMutation, useUpdateHallMutation, type Event } from '@/api/weddings'
import { otherPlaceMessages } from '@/i18n/messages/events'
import { renderBdi } from '@/i18n/renderBdi'
import { toEventDetails, toEventValues } from '../form/eventValues'

type OtherPlace = NonNullable<Event['otherPlaces']>[number]

interface OtherPlacesProps {
  weddingId: string
  event: Event
  otherPlaces: readonly OtherPlace[]
  /** Whether the invitation shows the place. */
  isShown: boolean
  onEdit: () => void
}

/** Asks which place is right, when an earlier release or an edit in one language has left several. */
export function OtherPlaces({ weddingId, event, otherPlaces, isShown, onEdit }: OtherPlacesProps) {
  const choice = useChoosePlace(weddingId, event, otherPlaces)
  const errorText = useErrorText()
  const { place, translation } = event
  const isOldTranslation = translation !== undefined && otherPlaces.some((other) => other.place === place)
  return (
    <Box sx={{ gridColumn: '1 / -1', marginBlockStart: 2 }}>
      <Alert severity="warning">
        {isOldTranslation ? (
          <SamePlaceQuestion place={place ?? ''} translation={translation.place} choice={choice} onEdit={onEdit} />
        ) : (
          <RightPlaceQuestion event={event} otherPlaces={otherPlaces} isShown={isShown} choice={choice} />
        )}
        {choice.error !== undefined && errorText(choice.error)}
      </Alert>
    </Box>
  )
}

type Choice = ReturnType<typeof useChoosePlace>

interface SamePlaceQuestionProps {
  place: string
  translation: string
  choice: Choice
  onEdit: () => void
}

/** The place was edited in one language only. */
function SamePlaceQuestion({ place, translation, choice: { choose, isStoring }, onEdit }: SamePlaceQuestionProps) {
  return (
    <>
      <FormattedMessage {...otherPlaceMessages.twoLanguages} values={{ place, translation, bdi: renderBdi }} />
      <Answers>
        <Button variant="outlined" disabled={isStoring} onClick={() => void choose({ place })}>
          <FormattedMessage {...otherPlaceMessages.same} />
        </Button>
        <Button variant="outlined" disabled={isStoring} onClick={onEdit}>
          <FormattedMessage {...otherPlaceMessages.edit} />
        </Button>
      </Answers>
    </>
  )
}

const Answers = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 1, marginBlockStart: 1, justifyItems: 'start' }}>{children}</Box>
)

type RightPlaceQuestionProps = Pick<OtherPlacesProps, 'event' | 'otherPlaces' | 'isShown'> & { choice: Choice }

function RightPlaceQuestion({ event, otherPlaces, isShown, choice }: RightPlaceQuestionProps) {
  const { choose, isStoring } = choice
  const hall = findHallNamedElsewhere(event, otherPlaces)
  const place = event.place ?? ''
  return (
    <>
      <FormattedMessage
        {...(isShown ? otherPlaceMessages.shown : otherPlaceMessages.text)}
        values={{ place, bdi: renderBdi }}
      />
      <Answers>
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
      </Answers>
    </>
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
