import { FormattedMessage, FormattedNumber } from 'react-intl'
import { replyFigureMessages } from '@/i18n/messages/weddings'
import styles from './ForecastRule.module.css'

/** How the forecast is made. */
export const ForecastNote = ({ silentRate }: { silentRate: number }) => (
  <p className={styles.rule}>
    <span className={styles.sample} aria-hidden />
    <span>
      <FormattedMessage
        id={replyFigureMessages.rule.id}
        values={{ rate: <FormattedNumber key="rate" value={silentRate} /> }}
      />
    </span>
  </p>
)
