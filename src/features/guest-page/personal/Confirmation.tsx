import { FormattedMessage, useIntl } from 'react-intl'
import type { GuestReply, PersonalEvent } from '@/api'
import { formatHallName } from '@shared/guests/hallName'
import { personalCalendarPath } from '@shared/routes'
import type { TemplateNumber } from '@/card/content'
import { renderBdi } from '@/i18n/renderBdi'
import { shareMessages } from '@/i18n/messages/guest'
import { personalStatusMessages, personalMessages } from '@/i18n/messages/personal'
import { CalendarIcon } from '@/card/share/icons'
import { Celebration } from './Celebration'
import styles from './Confirmation.module.css'
import { useEventTitle } from './formatEvent'
import { REPLY_FORM_ID } from './ReplyForm'

interface Props {
  events: readonly PersonalEvent[]
  reply: GuestReply
  template: TemplateNumber
  /** Of the personal link. */
  token: string
  /** Whether the form is there to send words that were left out. */
  canSendWords: boolean
}

/** The reply as it is stored, with the calendar entries of the events to which the household comes. */
export function Confirmation({ events, reply, template, token, canSendWords }: Props) {
  const isComing = reply.seats.length > 0
  const accepted = events.filter(({ halls }) => halls.some(({ id }) => findSeats(reply, id)))
  return (
    <div className={styles.confirmation} data-confirmation="">
      {isComing && <Celebration template={template} />}
      <p className={styles.thanks}>
        <FormattedMessage {...(isComing ? personalMessages.thanksComing : personalMessages.thanksNotComing)} />
      </p>
      {isComing && (
        <ul className={styles.events}>
          {accepted.map((event) => (
            <AcceptedEvent
              key={event.id}
              event={event}
              reply={reply}
              calendar={personalCalendarPath(token, event.id)}
            />
          ))}
        </ul>
      )}
      {reply.message !== undefined && (
        <blockquote className={styles.words} dir="auto">
          {reply.message}
        </blockquote>
      )}
      {reply.message === undefined && canSendWords && <LeftOutWords answer={isComing ? 'numbers' : 'none'} />}
    </div>
  )
}

/** Offers to send the words of the former reply, which the server has left out. The script shows it with the words in the form (attachReply.ts). */
function LeftOutWords({ answer }: { answer: 'numbers' | 'none' }) {
  return (
    <div className={styles.leftOut} role="status" data-left-out="" hidden>
      <FormattedMessage {...personalMessages.leftOutWords} />{' '}
      <button className={styles.sendWords} form={REPLY_FORM_ID} name="answer" value={answer}>
        <FormattedMessage {...personalMessages.sendWords} />
      </button>
    </div>
  )
}

const findSeats = ({ seats }: GuestReply, hall: string) => seats.find(({ hallId }) => hallId === hall)

function AcceptedEvent({ event, reply, calendar }: { event: PersonalEvent; reply: GuestReply; calendar: string }) {
  const { formatMessage, locale } = useIntl()
  const title = useEventTitle()(event)
  return (
    <li className={styles.event}>
      <strong className={styles.title}>{title}</strong>
      {event.halls.map((hall) => {
        const seats = findSeats(reply, hall.id)
        if (!seats) return null
        const persons = formatMessage(personalMessages.persons, { count: seats.coming })
        return (
          <span key={hall.id}>
            <FormattedMessage
              {...personalMessages.comingIn}
              values={{ persons, hall: formatHallName(hall, locale), bdi: renderBdi }}
            />{' '}
            {seats.children > 0 && (
              <FormattedMessage {...personalMessages.withChildren} values={{ count: seats.children }} />
            )}
          </span>
        )
      })}
      {event.status !== undefined && <FormattedMessage {...personalStatusMessages[event.status]} />}
      {event.date !== undefined && event.status === undefined && (
        <a
          className={styles.calendar}
          href={calendar}
          aria-label={formatMessage(personalMessages.calendar, { event: title })}
        >
          <CalendarIcon />
          <FormattedMessage {...shareMessages.addToCalendar} />
        </a>
      )}
    </li>
  )
}
