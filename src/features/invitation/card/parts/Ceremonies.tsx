import type { ReactNode } from 'react'
import { FormattedDate, FormattedMessage, type MessageDescriptor } from 'react-intl'
import type { InvitationContent } from '../content'
import { calendarDate } from '../countdown'
import { cardMessages } from '../messages'

interface Props {
  content: InvitationContent
  /** The template's `section`, `heading`, `ceremonies`, `ceremony`, `ceremonyName` and `ceremonyDate`. */
  classes: Readonly<Record<string, string>>
  /** Ornament set before each ceremony. */
  mark?: ReactNode
}

interface Ceremony {
  name: MessageDescriptor
  day: string
  date: Date
}

/** The ceremonies that have a date, in the order they are celebrated. */
export function ceremoniesOf({ engagementDate, hennaDate, crownDate }: InvitationContent): Ceremony[] {
  const given: [MessageDescriptor, string | undefined][] = [
    [cardMessages.engagement, engagementDate],
    [cardMessages.crown, crownDate],
    [cardMessages.henna, hennaDate],
  ]
  return given
    .flatMap(([name, day]) => {
      const date = calendarDate(day)
      return date && day ? [{ name, day, date }] : []
    })
    .sort((one, other) => one.date.getTime() - other.date.getTime())
}

/** Engagement, henna and marriage contract (the specification's crown), each with its date; nothing when none is dated. */
export function Ceremonies({ content, classes, mark }: Props) {
  const ceremonies = ceremoniesOf(content)
  if (ceremonies.length === 0) return null
  return (
    <section className={classes.section}>
      <h2 className={classes.heading}>
        <FormattedMessage {...cardMessages.ceremonies} />
      </h2>
      <ol className={classes.ceremonies}>
        {ceremonies.map(({ name, day, date }) => (
          <li key={name.id} className={classes.ceremony}>
            {mark}
            <span className={classes.ceremonyName}>
              <FormattedMessage {...name} />
            </span>
            <time className={classes.ceremonyDate} dateTime={day}>
              <FormattedDate value={date} weekday="long" day="numeric" month="long" year="numeric" timeZone="UTC" />
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}
