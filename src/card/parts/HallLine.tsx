import { FormattedMessage } from 'react-intl'
import type { InvitationContent } from '../content'
import { cardMessages } from '@/i18n/messages/guest'

interface Props {
  content: InvitationContent
  /** The template's `place`, `placeHall`, `placeArea` and `toCome`. */
  classes: Readonly<Record<string, string>>
}

/** The hall and its area in the first viewport; the full address is below. */
export function HallLine({ content: { hall, area }, classes }: Props) {
  return (
    <p className={classes.place}>
      <bdi className={`${classes.placeHall} ${hall.trim() ? '' : classes.toCome}`}>
        {hall.trim() || <FormattedMessage {...cardMessages.hallToCome} />}
      </bdi>{' '}
      {area.trim() && <bdi className={classes.placeArea}>{area.trim()}</bdi>}
    </p>
  )
}
