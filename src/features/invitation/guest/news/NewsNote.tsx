import type { ReactNode } from 'react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { Khatim } from '../../../../ui/ornament/Khatim'
import type { InvitationContent } from '../../card/content'
import { cardMessages } from '../../card/messages'
import { useDateText } from '../../card/parts/useDateText'
import { guestMessages } from '../messages'
import { placeText } from '../placeText'
import styles from './NewsNote.module.css'
import { detailsOf, type Details, type Subject } from './seenDetails'
import { useNews } from './useNews'

const names: Record<Subject, MessageDescriptor> = {
  date: guestMessages.newsDate,
  time: guestMessages.newsTime,
  hall: guestMessages.newsHall,
  address: guestMessages.newsAddress,
  map: guestMessages.newsMap,
}

/** A function from details to the words for one subject of them; undefined where there is nothing to tell. */
function useSubjectText() {
  const { locale, formatMessage } = useIntl()
  const dateText = useDateText()
  return (subject: Subject, details: Details): string | undefined => {
    const { date, time, hall, address, area } = details
    if (subject === 'hall') return hall
    if (subject === 'address') return placeText(locale, address, area)
    const words = dateText(date, time)
    if (!words || subject === 'map') return undefined
    const { weekday, day, month, year } = words
    return subject === 'time' ? words.time : formatMessage(cardMessages.date, { weekday, day, month, year })
  }
}

const isolated = (text: ReactNode) => <bdi>{text}</bdi>

interface ChangeProps {
  subject: Subject
  before: Details
  now: Details
}

function Change({ subject, before, now }: ChangeProps) {
  const textOf = useSubjectText()
  const old = textOf(subject, before)
  return (
    <div className={styles.change}>
      <dt className={styles.subject}>
        <FormattedMessage {...names[subject]} />
      </dt>
      <dd className={styles.words}>
        <bdi className={styles.now}>
          {textOf(subject, now) ?? <FormattedMessage {...(subject === 'map' ? guestMessages.newLink : guestMessages.later)} />}
        </bdi>{' '}
        {old && <FormattedMessage {...guestMessages.insteadOf} values={{ old, bdi: isolated }} />}
      </dd>
    </div>
  )
}

interface Props {
  slug: string
  content: InvitationContent
}

/**
 * Tells a guest who comes back what the couple has changed. It lies over the page, doors included, and moves nothing;
 * its live region is there from the start, for only what comes into one is read aloud.
 */
export function NewsNote({ slug, content }: Props) {
  const now = detailsOf(content)
  const { news, dismiss } = useNews(slug, now)
  return (
    <div className={news ? styles.note : styles.silent} data-news={news !== null}>
      <div role="status">
        {news && (
          <>
            <p className={styles.title}>
              <Khatim className={styles.star} filled />
              <FormattedMessage {...guestMessages.news} />
            </p>
            <dl className={styles.changes}>
              {news.subjects.map((subject) => (
                <Change key={subject} subject={subject} before={news.before} now={now} />
              ))}
            </dl>
          </>
        )}
      </div>
      {news && (
        <button type="button" className={styles.dismiss} onClick={dismiss}>
          <FormattedMessage {...guestMessages.gotIt} />
        </button>
      )}
    </div>
  )
}
