import { Outlet } from 'react-router-dom'
import { usePrivacyChoices } from '../features/analytics/consent/usePrivacyChoices'
import { SlimFooter } from '../ui/layout/SlimFooter'
import { SlimHeader } from '../ui/layout/SlimHeader'
import { ConsentOutlet } from './ConsentOutlet'
import { PageContent, SkipLink } from './PageContent'
import styles from './layout.module.css'
import { useLocaleFailureToast } from './useLocaleFailureToast'

/**
 * The layout of policies and account deletion, which the specification keeps out of the main layout (§2): home link,
 * language, short footer.
 */
export function StandaloneLayout() {
  const tellLocaleFailure = useLocaleFailureToast()
  return (
    <div className={styles.standalone}>
      <SkipLink />
      <ConsentOutlet />
      <SlimHeader onLocaleFailure={tellLocaleFailure} />
      <PageContent>
        <Outlet />
      </PageContent>
      <SlimFooter onPrivacyChoices={usePrivacyChoices()} />
    </div>
  )
}
