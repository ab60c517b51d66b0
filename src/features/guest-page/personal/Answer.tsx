import { FormattedMessage } from 'react-intl'
import type { GuestReply, PersonalEvent } from '@/api'
import { countComing } from '@shared/guests/replies'
import { personalMessages } from '@/i18n/messages/personal'

interface Props {
  events: readonly PersonalEvent[]
  reply: GuestReply
}

/** How many come, in one line: those of the event to which most come. */
export function Answer({ events, reply }: Props) {
  const eventOfHall = new Map(events.flatMap((event) => event.halls.map((hall) => [hall.id, event.id] as const)))
  const count = countComing(reply, eventOfHall)
  return reply.seats.length > 0 ? (
    <FormattedMessage {...personalMessages.answeredComing} values={{ count }} />
  ) : (
    <FormattedMessage {...personalMessages.answeredNotComing} />
  )
}
