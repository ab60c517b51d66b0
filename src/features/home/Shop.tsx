import { FormattedMessage } from 'react-intl'
import shop from '@/assets/pictures/home/store.svg'
import { useSiteConfig } from '@/config/SiteConfigContext'
import { Band } from '@/ui/layout/Band'
import { ExternalLink } from '@/ui/layout/ExternalLink'
import { layoutMessages } from '@/i18n/messages/site'
import { homeMessages } from '@/i18n/messages/home'
import styles from './Shop.module.css'

/** The external online store, in a new tab (specification §1). */
export function Shop() {
  const { storeUrl } = useSiteConfig()
  return (
    <Band>
      <div className={styles.card}>
        <div className={styles.words}>
          <h2 className={styles.title}>
            <FormattedMessage {...homeMessages.storeTitle} />
          </h2>
          <p className={styles.text}>
            <FormattedMessage {...homeMessages.storeText} />
          </p>
          <ExternalLink href={storeUrl} variant="outlined" size="large">
            <FormattedMessage {...layoutMessages.visitStore} />
          </ExternalLink>
        </div>
        <img src={shop} alt="" width={560} height={420} loading="lazy" className={styles.picture} />
      </div>
    </Band>
  )
}
