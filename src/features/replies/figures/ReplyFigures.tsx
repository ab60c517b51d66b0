import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { FormattedMessage } from 'react-intl'
import { countReplies } from '@shared/guests/replies'
import type { GuestList, StatusEntities } from '@/api/weddings'
import { replyFigureMessages } from '@/i18n/messages/weddings'
import { useEventTexts } from '@/lib/useEventTexts'
import { Counts } from '@/ui/seats/Counts'
import { HallReplies } from '@/ui/seats/HallReplies'
import { HallList } from '@/ui/seats/HallSeats'

interface ReplyFiguresProps {
  list: GuestList
  statuses: StatusEntities
  silentRate: number
}

/** The replies in figures: families, guests, and the halls of each event with confirmed guests and the forecast. */
export function ReplyFigures({
  list: { households, events, halls },
  statuses: { entities },
  silentRate,
}: ReplyFiguresProps) {
  const { formatEventName } = useEventTexts()
  const counts = useMemo(
    () => countReplies(households, entities, halls, silentRate),
    [households, entities, halls, silentRate],
  )
  const countsOfHall = new Map(counts.halls.map((hall) => [hall.hallId, hall]))
  const shownEvents = events.filter((event) => event.halls.length > 0)
  const { coming, notComing, silent, guests } = counts.total
  return (
    <>
      <Counts
        counts={[
          { label: replyFigureMessages.guests, count: guests },
          { label: replyFigureMessages.coming, count: coming },
          { label: replyFigureMessages.notComing, count: notComing },
          { label: replyFigureMessages.silent, count: silent },
        ]}
      />
      {shownEvents.map((event) => (
        <div key={event.id}>
          {shownEvents.length > 1 && (
            <Typography component="h3" variant="h4" sx={{ marginBlockStart: 3, marginBlockEnd: -1.5 }}>
              <bdi>{formatEventName(event)}</bdi>
              <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
                <FormattedMessage
                  {...replyFigureMessages.ofEvent}
                  values={counts.events.find(({ eventId }) => eventId === event.id)!}
                />
              </Typography>
            </Typography>
          )}
          <HallList>
            {event.halls.map(({ id, name, capacity }) => (
              <HallReplies key={id} name={name} capacity={capacity} counts={countsOfHall.get(id)!} />
            ))}
          </HallList>
        </div>
      ))}
    </>
  )
}
