import { FormattedMessage } from 'react-intl'
import { Directory } from '../features/providers/directory/Directory'
import { DirectoryHead } from '../features/providers/directory/DirectoryHead'
import { directoryMessages } from '@/i18n/messages/directory'
import { PatternBackdrop } from '../ui/layout/PatternBackdrop'
import styles from './DirectoryPage.module.css'

/** The searchable directory, behind 'Browse All Providers' (specification §2, "Routes"). */
export default function DirectoryPage() {
  return (
    <>
      <DirectoryHead />
      <div className={styles.head}>
        <PatternBackdrop opacity={0.2} />
        <div className={styles.words}>
          <h1 className={styles.title}>
            <FormattedMessage {...directoryMessages.title} />
          </h1>
          <p className={styles.lead}>
            <FormattedMessage {...directoryMessages.lead} />
          </p>
        </div>
      </div>
      <div className={styles.list}>
        <Directory />
      </div>
    </>
  )
}
