import { FormattedMessage } from 'react-intl'
import type { InvitationContent } from '../content'
import { cardMessages, statusMessages } from '@/i18n/messages/guest'
import { useDateText } from './useDateText'

interface Props {
  content: InvitationContent
  /** The template's `date`, `weekday`, `day`, `month`, `year`, `time` and `toCome`. */
  classes: Readonly<Record<string, string>>
}

/** The wedding's date in parts for the template's layout; while it is unknown, a placeholder or why. */
export function DateLine({ content, classes }: Props) {
  const date = useDateText()(content.weddingDate, content.weddingTime)
  if (!date) {
    return (
      <p className={content.status ? classes.date : `${classes.date} ${classes.toCome}`}>
        <FormattedMessage {...(content.status ? statusMessages[content.status] : cardMessages.dateToCome)} />
      </p>
    )
  }
  return (
    <time className={classes.date} dateTime={date.iso}>
      <bdi className={classes.weekday}>{date.weekday}</bdi> <bdi className={classes.day}>{date.day}</bdi>{' '}
      <bdi className={classes.month}>{date.month}</bdi> <bdi className={classes.year}>{date.year}</bdi>{' '}
      {date.time && (
        <span className={classes.time}>
          <FormattedMessage {...cardMessages.time} values={{ time: date.time }} />
        </span>
      )}
    </time>
  )
}
