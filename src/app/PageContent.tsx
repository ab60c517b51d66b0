import { Suspense, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { PageSkeleton } from '../ui/feedback/PageSkeleton'
import { layoutMessages } from '@/i18n/messages/site'
import styles from './layout.module.css'

const MAIN_ID = 'content'

/** The first link in tab order: skips the navigation. */
export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${MAIN_ID}`}>
      <FormattedMessage {...layoutMessages.skip} />
    </a>
  )
}

/** The page between header and footer. */
export function PageContent({ children }: { children: ReactNode }) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className={styles.page}>
      <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
    </main>
  )
}
