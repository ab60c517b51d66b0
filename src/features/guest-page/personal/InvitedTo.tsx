import { FormattedMessage, useIntl } from 'react-intl'
import type { PersonalEvent } from '@/api'
import { formatHallName } from '@shared/guests/hallName'
import { renderBdi } from '@/i18n/renderBdi'
import { personalStatusMessages, personalMessages } from '@/i18n/messages/personal'
import { useDateText } from '@/card/parts/useDateText'
import { cardMessages } from '@/i18n/messages/guest'
import { renderPhoneText } from '@/lib/phone/renderPhoneText'
import { useEventTitle, useFullDate } from './formatEvent'
import styles from './InvitedTo.module.css'

/** The events to which the household is invited, each with its halls and seats. */
export function InvitedTo({ events }: { events: readonly PersonalEvent[] }) {
  const { locale } = useIntl()
  const toTitle = useEventTitle()
  return (
    <ul className={styles.events}>
      {events.map((event) => (
        <li key={event.id} className={styles.event}>
          <strong className={styles.title}>{toTitle(event)}</strong>
          <EventDate event={event} />
          <EventPlace event={event} />
          {event.halls.map((hall) => (
            <span key={hall.id} className={styles.hall}>
              <FormattedMessage
                {...personalMessages.seatsIn}
                values={{ hall: formatHallName(hall, locale), count: hall.allowed, bdi: renderBdi }}
              />
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}

/** The card shows the place of the wedding itself, and a hall that is called as the place names it. */
function EventPlace({ event: { kind, place, address, area, mapsLink, halls } }: { event: PersonalEvent }) {
  const intl = useIntl()
  const isNamed = halls.some(({ name }) => name === place)
  const isOnCard = kind === 'wedding'
  const lines = [isNamed ? undefined : place, ...(isOnCard ? [] : [address, area])]
  const text = lines.filter((line) => line !== undefined).join(intl.formatMessage(personalMessages.placeSeparator))
  return (
    <>
      {text !== '' && renderPhoneText([text])}
      {mapsLink !== undefined && !isOnCard && (
        <a href={mapsLink} target="_blank" rel="noopener noreferrer" className={styles.map}>
          <FormattedMessage {...cardMessages.map} />
        </a>
      )}
    </>
  )
}

function EventDate({ event: { date, time, status } }: { event: PersonalEvent }) {
  const day = useFullDate()(date)
  const parts = useDateText()(date, time)
  if (status) return <FormattedMessage {...personalStatusMessages[status]} />
  if (!day || !parts) return null
  return (
    <time dateTime={parts.iso}>
      {day} {parts.time !== undefined && <FormattedMessage {...cardMessages.time} values={{ time: parts.time }} />}
    </time>
  )
}
