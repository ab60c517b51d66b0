import { useEffect } from 'react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { Khatim } from '@/ui/ornament/Khatim'
import { renderBdi } from '@/i18n/renderBdi'
import { cardMessages, guestMessages } from '@/i18n/messages/guest'
import { useDateText } from '@/card/parts/useDateText'
import { formatPlace } from '../invitationTexts'
import styles from './ChangesNotice.module.css'
import type { Changes, Details, Subject } from './seenDetails'

const names: Record<Subject, MessageDescriptor> = {
  date: guestMessages.newsDate,
  time: guestMessages.newsTime,
  hall: guestMessages.newsHall,
  address: guestMessages.newsAddress,
  map: guestMessages.newsMap,
}

/** Formats one subject of the details; undefined where there is nothing to tell. */
function useSubjectText() {
  const { locale, formatMessage } = useIntl()
  const dateText = useDateText()
  return (subject: Subject, details: Details): string | undefined => {
    const { date, time, hall, address, area } = details
    if (subject === 'hall') return hall
    if (subject === 'address') return formatPlace(locale, address, area)
    const words = dateText(date, time)
    if (!words || subject === 'map') return undefined
    const { weekday, day, month, year } = words
    return subject === 'time' ? words.time : formatMessage(cardMessages.date, { weekday, day, month, year })
  }
}

interface ChangeProps {
  subject: Subject
  before: Details
  now: Details
}

function Change({ subject, before, now }: ChangeProps) {
  const formatSubject = useSubjectText()
  const old = formatSubject(subject, before)
  return (
    <div className={styles.change}>
      <dt className={styles.subject}>
        <FormattedMessage {...names[subject]} />
      </dt>
      <dd className={styles.words}>
        <bdi className={styles.now}>
          {formatSubject(subject, now) ?? (
            <FormattedMessage {...(subject === 'map' ? guestMessages.newLink : guestMessages.later)} />
          )}
        </bdi>{' '}
        {old && <FormattedMessage {...guestMessages.insteadOf} values={{ old, bdi: renderBdi }} />}
      </dd>
    </div>
  )
}

interface Props {
  changes: Changes
  now: Details
  /** Called once the text is shown. */
  onShown: () => void
}

/** The list of changes, each with its old value. */
export function ChangesList({ changes: { subjects, before }, now, onShown }: Props) {
  useEffect(onShown, [onShown])
  return (
    <>
      <p className={styles.title}>
        <Khatim className={styles.star} filled />
        <FormattedMessage {...guestMessages.news} />
      </p>
      <dl className={styles.changes}>
        {subjects.map((subject) => (
          <Change key={subject} subject={subject} before={before} now={now} />
        ))}
      </dl>
    </>
  )
}
