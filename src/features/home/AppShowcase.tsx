import { FormattedMessage, useIntl } from 'react-intl'
import app from '@/assets/pictures/home/app.svg'
import { Band } from '@/ui/layout/Band'
import { DownloadApp } from '@/ui/layout/DownloadApp'
import { PatternBackdrop } from '@/ui/layout/PatternBackdrop'
import { homeMessages } from '@/i18n/messages/home'
import styles from './AppShowcase.module.css'

const facts = [homeMessages.appFree, homeMessages.appSync, homeMessages.appAndroid]

/** The mobile app: free, synchronized, on Android, iOS to follow (specification §1). */
export function AppShowcase() {
  const intl = useIntl()
  return (
    <Band background="jade" behind={<PatternBackdrop opacity={0.35} />} className={styles.columns}>
      <img
        src={app}
        alt={intl.formatMessage(homeMessages.appAlt)}
        width={420}
        height={620}
        loading="lazy"
        className={styles.picture}
      />
      <div>
        <h2 className={styles.title}>
          <FormattedMessage {...homeMessages.appTitle} />
        </h2>
        <p className={styles.introduction}>
          <FormattedMessage {...homeMessages.appLead} />
        </p>
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact.id}>
              <FormattedMessage {...fact} />
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          <DownloadApp size="large" className={styles.download} />
          <p className={styles.soon}>
            <FormattedMessage {...homeMessages.iosSoon} />
          </p>
        </div>
      </div>
    </Band>
  )
}
