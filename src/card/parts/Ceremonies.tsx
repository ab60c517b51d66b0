import type { ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import { getNamedKind } from '@shared/guests/events'
import type { InvitationContent } from '../content'
import { cardMessages } from '@/i18n/messages/guest'
import { useDateText, type DateText } from './useDateText'

interface Props {
  content: InvitationContent
  /** The template's `section`, `heading`, `ceremonies`, `ceremony`, `ceremonyName` and `ceremonyDate`. */
  classes: Readonly<Record<string, string>>
  /** Ornament before each ceremony. */
  mark?: ReactNode
}

interface Ceremony {
  name: MessageDescriptor
  date: DateText
}

/** @returns the ceremonies with a date, in the order of celebration. */
function useCeremonies({ engagementDate, hennaDate, crownDate, contractName }: InvitationContent): Ceremony[] {
  const dateText = useDateText()
  const ceremonies: [MessageDescriptor, string | undefined][] = [
    [cardMessages.engagement, engagementDate],
    [cardMessages[getNamedKind('contract', contractName)], crownDate],
    [cardMessages.henna, hennaDate],
  ]
  return ceremonies
    .flatMap(([name, day]) => {
      const date = dateText(day)
      return date ? [{ name, date }] : []
    })
    .sort((one, other) => (one.date.iso < other.date.iso ? -1 : Number(one.date.iso > other.date.iso)))
}

/** Engagement, henna and marriage contract (the specification's crown), each with its date; nothing when none is dated. */
export function Ceremonies({ content, classes, mark }: Props) {
  const ceremonies = useCeremonies(content)
  if (ceremonies.length === 0) return null
  return (
    <section className={classes.section}>
      <h2 className={classes.heading}>
        <FormattedMessage {...cardMessages.ceremonies} />
      </h2>
      <ol className={classes.ceremonies}>
        {ceremonies.map(({ name, date }) => (
          <li key={name.id} className={classes.ceremony}>
            {mark}
            <span className={classes.ceremonyName}>
              <FormattedMessage {...name} />
            </span>{' '}
            <time className={classes.ceremonyDate} dateTime={date.iso}>
              <FormattedMessage
                {...cardMessages.date}
                values={{ weekday: date.weekday, day: date.day, month: date.month, year: date.year }}
              />
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}
