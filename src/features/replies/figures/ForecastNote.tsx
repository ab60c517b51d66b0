import { FormattedMessage, useIntl } from 'react-intl'
import { replyFigureMessages } from '@/i18n/messages/weddings'
import styles from './ForecastRule.module.css'

/** How the forecast is made. */
export function ForecastNote({ silentRate }: { silentRate: number }) {
  const rate = useIntl().formatNumber(silentRate / 100, { style: 'percent' })
  return (
    <p className={styles.rule}>
      <span className={styles.sample} aria-hidden />
      <span>
        <FormattedMessage {...replyFigureMessages.rule} values={{ rate }} />
      </span>
    </p>
  )
}
