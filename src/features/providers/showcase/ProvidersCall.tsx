import { FormattedMessage } from 'react-intl'
import { becomeProviderHash, paths } from '@shared/routes'
import { LinkButton } from '@/ui/button/LinkButton'
import { PatternBackdrop } from '@/ui/layout/PatternBackdrop'
import { Divider } from '@/ui/ornament/Divider'
import { BecomeProvider } from '../registration/BecomeProvider'
import { showcaseMessages } from '@/i18n/messages/providers'
import styles from './ProvidersCall.module.css'

/** The last section: to the directory, or to the registration (specification §2). */
export function ProvidersCall({ onRegistered }: { onRegistered: () => void }) {
  return (
    <div className={styles.section} id={becomeProviderHash.slice(1)}>
      <PatternBackdrop opacity={0.45} />
      <div className={styles.content}>
        <div className={styles.ornament}>
          <Divider />
        </div>
        <h2 className={styles.title}>
          <FormattedMessage {...showcaseMessages.callTitle} />
        </h2>
        <p className={styles.text}>
          <FormattedMessage {...showcaseMessages.callText} />
        </p>
        <div className={styles.actions}>
          <LinkButton className={styles.filled} to={paths.directory} size="large">
            <FormattedMessage {...showcaseMessages.browseAll} />
          </LinkButton>
          <BecomeProvider className={styles.outlined} size="large" variant="outlined" onRegistered={onRegistered} />
        </div>
      </div>
    </div>
  )
}
