import { FormattedMessage, useIntl } from 'react-intl'
import photography from '@/assets/pictures/providers/photography.svg'
import planning from '@/assets/pictures/providers/planning.svg'
import venues from '@/assets/pictures/providers/venues.svg'
import { PatternBackdrop } from '@/ui/layout/PatternBackdrop'
import { ArchPicture } from '@/ui/ornament/ArchPicture'
import text from '@/ui/text.module.css'
import { PICTURE } from './featured'
import { showcaseMessages } from '@/i18n/messages/providers'
import styles from './ProvidersHero.module.css'

/** The hero of the providers page, with the specification's claims (§1). */
export function ProvidersHero() {
  return (
    <div className={styles.hero}>
      <PatternBackdrop />
      <div className={styles.content}>
        <div className={styles.introduction}>
          <h1 className={text.h1}>
            <FormattedMessage {...showcaseMessages.heading} />
          </h1>
          <p className={styles.lead}>
            <FormattedMessage {...showcaseMessages.lead} />
          </p>
          <Stats />
        </div>
        <Arcade />
      </div>
    </div>
  )
}

const stats = [
  { count: showcaseMessages.verifiedCount, of: showcaseMessages.verified },
  { count: showcaseMessages.ratingCount, of: showcaseMessages.rating },
  { count: showcaseMessages.couplesCount, of: showcaseMessages.couples },
]

function Stats() {
  const intl = useIntl()
  return (
    <ul className={styles.figures} aria-label={intl.formatMessage(showcaseMessages.statsLabel)}>
      {stats.map(({ count, of }) => (
        <li className={styles.figure} key={of.id}>
          <span className={styles.count}>
            <FormattedMessage {...count} />
          </span>{' '}
          <span className={`${text.small} ${text.soft}`}>
            <FormattedMessage {...of} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Three arches: decoration, because the pictures are named further down. */
function Arcade() {
  return (
    <div className={styles.arcade} aria-hidden>
      <ArchPicture src={photography} alt="" {...PICTURE} ratio="1/2" />
      <ArchPicture src={venues} alt="" {...PICTURE} ratio="3/5" />
      <ArchPicture src={planning} alt="" {...PICTURE} ratio="1/2" />
    </div>
  )
}
