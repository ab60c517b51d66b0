import { FormattedMessage } from 'react-intl'
import type { InvitationContent } from '../content'
import { cardMessages } from '@/i18n/messages/guest'
import { PhoneText } from '@/lib/phone/PhoneText'
import { getPlaceSearchUrl } from '@/lib/placeSearch'
import shared from './parts.module.css'

/** @returns an https URL, else undefined: a typed address must not run a script or downgrade a guest. */
function getHttpsUrl(address: string | undefined): string | undefined {
  return address && /^https:\/\/[^\s]+$/i.test(address.trim()) ? address.trim() : undefined
}

interface Props {
  content: InvitationContent
  /** The template's `section`, `heading`, `venue`, `hall`, `address`, `map` and `toCome`. */
  classes: Readonly<Record<string, string>>
}

/** Hall, address and area, with the couple's map link or a search for the place on a map. */
export function Venue({ content: { hall, address, area, mapsLink }, classes }: Props) {
  const map = getHttpsUrl(mapsLink)
  const directions = map ?? getPlaceSearchUrl([hall, address, area])
  return (
    <section className={classes.section}>
      <h2 className={classes.heading}>
        <FormattedMessage {...cardMessages.venue} />
      </h2>
      <address className={classes.venue}>
        <bdi className={`${classes.hall} ${hall.trim() ? '' : classes.toCome}`}>
          {hall.trim() ? <PhoneText text={hall.trim()} /> : <FormattedMessage {...cardMessages.hallToCome} />}
        </bdi>
        {address.trim() && (
          <bdi className={classes.address}>
            <PhoneText text={address.trim()} />
          </bdi>
        )}
        {area.trim() && (
          <bdi className={classes.address}>
            <PhoneText text={area.trim()} />
          </bdi>
        )}
      </address>
      {directions && (
        <a className={classes.map} href={directions} target="_blank" rel="noopener noreferrer">
          <FormattedMessage {...(map ? cardMessages.map : cardMessages.directions)} />{' '}
          <span className={shared.hidden}>
            <FormattedMessage {...cardMessages.newTab} />
          </span>
        </a>
      )}
    </section>
  )
}
