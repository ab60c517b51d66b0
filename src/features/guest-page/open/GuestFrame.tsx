import type { MouseEvent, ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { InvitationContent } from '@/card/content'
import styles from './GuestInvitation.module.css'
import { guestMessages } from '@/i18n/messages/guest'

/** Specification §2: the year in the invitation page's footer. */
const GUEST_FOOTER_YEAR = 2021

type Language = InvitationContent['language']

export interface GuestFrameProps {
  homeUrl: string
  /** URL of this page in a language. */
  addressIn: (language: Language) => string
  /** Changes the language in place. Without it, the switch is a link. */
  onLanguageChange?: (language: Language) => void
}

/** The other language, in that language. */
function LanguageSwitch({ addressIn, onLanguageChange }: Omit<GuestFrameProps, 'homeUrl'>) {
  const other = useIntl().locale.startsWith('ar') ? 'en' : 'ar'
  const handleLanguageClick = (event: MouseEvent) => {
    if (!onLanguageChange) return
    event.preventDefault()
    onLanguageChange(other)
  }
  return (
    <a className={styles.language} href={addressIn(other)} lang={other} hrefLang={other} onClick={handleLanguageClick}>
      <FormattedMessage {...guestMessages.language} />
    </a>
  )
}

function GuestFooter({ homeUrl }: { homeUrl: string }) {
  const { formatNumber } = useIntl()
  return (
    <footer className={styles.footer}>
      <a className={styles.home} href={homeUrl}>
        <FormattedMessage {...guestMessages.home} />
      </a>
      <p className={styles.rights}>
        <FormattedMessage
          {...guestMessages.rights}
          values={{ year: formatNumber(GUEST_FOOTER_YEAR, { useGrouping: false }) }}
        />
      </p>
    </footer>
  )
}

/** Header and footer of the guest page. */
export function GuestFrame({ homeUrl, children, ...language }: GuestFrameProps & { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <LanguageSwitch {...language} />
      <main className={styles.main}>{children}</main>
      <GuestFooter homeUrl={homeUrl} />
    </div>
  )
}
