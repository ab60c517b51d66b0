import { FormattedMessage, useIntl } from 'react-intl'
import heroPicture from '@/assets/pictures/home/hero.svg'
import { paths } from '@shared/routes'
import { LinkButton } from '@/ui/button/LinkButton'
import { PatternBackdrop } from '@/ui/layout/PatternBackdrop'
import { Claims } from './Claims'
import { WatchDemo } from './demo/WatchDemo'
import { homeMessages } from '@/i18n/messages/home'
import { pageMessages } from '@/i18n/messages/site'
import styles from './Hero.module.css'
import { HeroLead } from './lead/HeroLead'

interface HeroProps {
  /** URLs of the template thumbnails, for the demo. */
  templates: readonly string[]
  onLeft: (email: string) => void
}

/** The hero of the home page: what Zaffa is, its claims, and the ways to begin (specification §2); an invitation needs no account. */
export function Hero({ templates, onLeft }: HeroProps) {
  const intl = useIntl()
  return (
    <div className={styles.hero}>
      <PatternBackdrop />
      <div className={styles.content}>
        <div className={styles.columns}>
          <div className={styles.words}>
            <h1 className={styles.title}>
              <FormattedMessage {...homeMessages.title} />
            </h1>
            <p className={styles.introduction}>
              <FormattedMessage {...homeMessages.lead} />
            </p>
            <div className={styles.actions}>
              <LinkButton to={paths.register} variant="contained" size="large">
                <FormattedMessage {...homeMessages.startPlanning} />
              </LinkButton>
              <LinkButton to={paths.createInvitation} variant="outlined" size="large" opaque>
                <FormattedMessage {...pageMessages.createTitle} />
              </LinkButton>
              <WatchDemo templates={templates} />
            </div>
            <div className={styles.lead}>
              <p aria-hidden className={styles.leadTitle}>
                <FormattedMessage {...homeMessages.pairTitle} />
              </p>
              <HeroLead onSubmitted={onLeft} />
            </div>
            <Claims />
          </div>
          <img
            src={heroPicture}
            alt={intl.formatMessage(homeMessages.heroAlt)}
            width={640}
            height={760}
            className={styles.picture}
          />
        </div>
      </div>
    </div>
  )
}
