import { FormattedMessage, useIntl } from 'react-intl'
import styles from './GuestInvitation.module.css'
import { guestMessages } from './messages'

/** Specification §2: the year in the invitation page's footer. */
const GUEST_FOOTER_YEAR = 2021

interface SwitchProps {
  language: 'ar' | 'en'
  onChange: (language: 'ar' | 'en') => void
}

/** The other language, in its own name. */
export function LanguageSwitch({ language, onChange }: SwitchProps) {
  const other = language === 'ar' ? 'en' : 'ar'
  return (
    <button type="button" className={styles.language} lang={other} onClick={() => onChange(other)}>
      <FormattedMessage {...guestMessages.language} />
    </button>
  )
}

export function GuestFooter({ homeUrl }: { homeUrl: string }) {
  const { formatNumber } = useIntl()
  return (
    <footer className={styles.footer}>
      <a className={styles.home} href={homeUrl}>
        <FormattedMessage {...guestMessages.home} />
      </a>
      <p className={styles.rights}>
        <FormattedMessage {...guestMessages.rights} values={{ year: formatNumber(GUEST_FOOTER_YEAR, { useGrouping: false }) }} />
      </p>
    </footer>
  )
}
