import { useIntl } from 'react-intl'
import { starMessages } from '@/i18n/messages/providerProfile'
import { STAR_PATH, STAR_SIDE } from './starPath'
import styles from './Stars.module.css'

const FIVE = [1, 2, 3, 4, 5]

/** Five stars, of which some or a part of one are full. @param stars 0 to 5 */
export function Stars({ stars }: { stars: number }) {
  const intl = useIntl()
  return (
    <span className={styles.stars} role="img" aria-label={intl.formatMessage(starMessages.ofFive, { stars })}>
      {FIVE.map((star) => (
        <Star key={star} share={Math.min(Math.max(stars - star + 1, 0), 1)} />
      ))}
    </span>
  )
}

/** @param share how much of it is full, 0 to 1 */
function Star({ share }: { share: number }) {
  const width = Math.round(share * 10) * (STAR_SIDE / 10)
  return (
    <svg viewBox={`0 0 ${STAR_SIDE} ${STAR_SIDE}`} width="20" height="20" aria-hidden>
      <path d={STAR_PATH} className={styles.empty} />
      {width > 0 && (
        <svg width={width} height={STAR_SIDE} viewBox={`0 0 ${width} ${STAR_SIDE}`}>
          <path d={STAR_PATH} className={styles.full} />
        </svg>
      )}
    </svg>
  )
}
