import { FormattedMessage } from 'react-intl'
import { paths } from '@shared/routes'
import { Evenings } from '../features/about/Evenings'
import { aboutMessages } from '@/i18n/messages/about'
import { Mission } from '../features/about/Mission'
import { Stats } from '../features/about/Stats'
import { Values } from '../features/about/Values'
import { LinkButton } from '../ui/button/LinkButton'
import { Band } from '../ui/layout/Band'
import { ClosingCall } from '../ui/layout/ClosingCall'
import { PatternBackdrop } from '../ui/layout/PatternBackdrop'
import { PageHead } from '../seo/PageHead'
import styles from './AboutPage.module.css'

/** The about page (specification §2). */
export default function AboutPage() {
  return (
    <>
      <PageHead title={aboutMessages.title} description={aboutMessages.description} path={paths.about} />
      <Mission />
      <Band background="white">
        <Evenings />
      </Band>
      <Band background="jade" behind={<PatternBackdrop opacity={0.4} />}>
        <Stats />
      </Band>
      <Band>
        <Values />
      </Band>
      <ClosingCall title={<FormattedMessage {...aboutMessages.callTitle} />}>
        <div className={styles.actions}>
          <LinkButton to={paths.register} variant="contained" size="large">
            <FormattedMessage {...aboutMessages.start} />
          </LinkButton>
          <LinkButton to={paths.contact} variant="outlined" size="large">
            <FormattedMessage {...aboutMessages.contact} />
          </LinkButton>
        </div>
      </ClosingCall>
    </>
  )
}
