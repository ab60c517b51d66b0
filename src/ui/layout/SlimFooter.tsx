import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { FOOTER_YEAR } from '@/config/limits'
import { paths } from '@shared/routes'
import { localizeDigits } from '@shared/localizeDigits'
import { layoutMessages } from '@/i18n/messages/site'
import styles from './SlimFooter.module.css'
import { TextButton } from './TextButton'

const links = [
  { to: paths.terms, label: layoutMessages.terms },
  { to: paths.privacy, label: layoutMessages.privacy },
  { to: paths.deleteAccount, label: layoutMessages.deleteAccount },
  { to: paths.support, label: layoutMessages.support },
]

/** The footer of the short layout: policies, support and the year (specification §2). */
export function SlimFooter({ onPrivacyChoices }: { onPrivacyChoices?: () => void }) {
  const { locale } = useIntl()
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <ul className={styles.list}>
          {links.map(({ to, label }) => (
            <li key={to}>
              <Link className={styles.link} to={to}>
                <FormattedMessage {...label} />
              </Link>
            </li>
          ))}
          {onPrivacyChoices && (
            <li>
              <TextButton onClick={onPrivacyChoices} label={layoutMessages.privacyChoices} className={styles.link} />
            </li>
          )}
        </ul>
        <p className={styles.rights}>
          <FormattedMessage {...layoutMessages.rights} values={{ year: localizeDigits(FOOTER_YEAR, locale) }} />
        </p>
      </div>
    </footer>
  )
}
