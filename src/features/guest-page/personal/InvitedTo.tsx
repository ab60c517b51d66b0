import { FormattedMessage } from 'react-intl'
import type { PersonalEvent } from '@/api'
import { renderBdi } from '@/i18n/renderBdi'
import { personalMessages } from '@/i18n/messages/personal'
import { useDateText } from '@/card/parts/useDateText'
import { cardMessages } from '@/i18n/messages/guest'
import { renderPhoneText } from '@/lib/phone/renderPhoneText'
import { useEventTitle, useFullDate } from './formatEvent'
import styles from './InvitedTo.module.css'

/** The events to which the household is invited, each with its halls and seats. */
export function InvitedTo({ events }: { events: readonly PersonalEvent[] }) {
  const toTitle = useEventTitle()
  return (
    <ul className={styles.events}>
      {events.map((event) => (
        <li key={event.id} className={styles.event}>
          <strong className={styles.title}>{toTitle(event)}</strong>
          <EventDate event={event} />
          {event.place !== undefined && renderPhoneText([event.place])}
          {event.halls.map(({ id, name, allowed }) => (
            <span key={id} className={styles.hall}>
              <FormattedMessage {...personalMessages.seatsIn} values={{ hall: name, count: allowed, bdi: renderBdi }} />
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}

function EventDate({ event: { date, time } }: { event: PersonalEvent }) {
  const day = useFullDate()(date)
  const parts = useDateText()(date, time)
  if (!day || !parts) return null
  return (
    <time dateTime={parts.iso}>
      {day} {parts.time !== undefined && <FormattedMessage {...cardMessages.time} values={{ time: parts.time }} />}
    </time>
  )
}
