import { FormattedMessage } from 'react-intl'
import { PatternBackdrop } from '@/ui/layout/PatternBackdrop'
import { Divider } from '@/ui/ornament/Divider'
import { aboutMessages } from '@/i18n/messages/about'
import styles from './Mission.module.css'

/** The mission text (specification §2, About). */
export function Mission() {
  return (
    <div className={styles.mission}>
      <PatternBackdrop />
      <div className={styles.content}>
        <h1 className={styles.title}>
          <FormattedMessage {...aboutMessages.title} />
        </h1>
        <div className={styles.divider}>
          <Divider />
        </div>
        <h2 className={styles.overline}>
          <FormattedMessage {...aboutMessages.missionTitle} />
        </h2>
        <p className={styles.statement}>
          <FormattedMessage {...aboutMessages.mission} />
        </p>
        <p className={styles.text}>
          <FormattedMessage {...aboutMessages.missionMore} />
        </p>
      </div>
    </div>
  )
}
