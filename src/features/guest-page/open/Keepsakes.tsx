import { FormattedMessage, useIntl } from 'react-intl'
import { formatCouple } from '@shared/formatCouple'
import type { InvitationContent } from '@/card/content'
import { cardMessages, guestMessages, shareMessages } from '@/i18n/messages/guest'
import parts from '@/card/parts/parts.module.css'
import { getGoogleCalendarUrl } from '@/card/share/googleCalendar'
import { CalendarIcon, PictureIcon, QrIcon } from '@/card/share/icons'
import { useFileLinks } from '@/card/share/useFileLinks'
import styles from './Keepsakes.module.css'
import { formatPlace } from './invitationTexts'

interface Props {
  content: InvitationContent
  slug: string
  version: number
  /** Absolute URL of the invitation, for the calendar entry. */
  pageUrl: string
}

const QR_SIDE_PX = 208

/** Downloads for guests: calendar entry, picture, QR code. Links and a native disclosure, so that they work before hydration. */
export function Keepsakes({ content, slug, version, pageUrl }: Props) {
  const { formatMessage, locale } = useIntl()
  const { groom, bride, hall, address, area } = content
  const { calendar, picture, qrPng, qrSvg } = useFileLinks({ slug, version, groom, bride })
  const google = getGoogleCalendarUrl(content, {
    title: formatMessage(shareMessages.wedding, { couple: formatCouple(content, locale) }),
    location: formatPlace(locale, hall, address, area),
    details: pageUrl,
  })
  return (
    <section className={styles.keepsakes} data-keepsakes="">
      {content.status === undefined && (
        <>
          <h2 className={styles.title}>
            <FormattedMessage {...guestMessages.saveTheDate} />
          </h2>
          <div className={styles.calendars}>
            <a className={styles.main} {...calendar}>
              <CalendarIcon />
              <FormattedMessage {...shareMessages.addToCalendar} />
            </a>
            <a className={styles.other} href={google} target="_blank" rel="noopener noreferrer">
              <FormattedMessage {...shareMessages.googleCalendar} />{' '}
              <span className={parts.hidden}>
                <FormattedMessage {...cardMessages.newTab} />
              </span>
            </a>
          </div>
        </>
      )}
      <div className={styles.files}>
        <a className={styles.quiet} {...picture}>
          <PictureIcon />
          <FormattedMessage {...shareMessages.saveAsPicture} />
        </a>
        <details className={styles.qr}>
          <summary className={styles.quiet}>
            <QrIcon />
            <FormattedMessage {...shareMessages.qrCode} />
          </summary>
          <img
            className={styles.code}
            src={qrSvg.href}
            width={QR_SIDE_PX}
            height={QR_SIDE_PX}
            loading="lazy"
            alt={formatMessage(shareMessages.qrAlt)}
          />
          <div className={styles.files}>
            <a className={styles.quiet} {...qrPng}>
              <FormattedMessage {...shareMessages.qrPng} />
            </a>
            <a className={styles.quiet} {...qrSvg}>
              <FormattedMessage {...shareMessages.qrSvg} />
            </a>
          </div>
        </details>
      </div>
    </section>
  )
}
