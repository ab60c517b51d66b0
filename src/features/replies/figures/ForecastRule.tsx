import Box from '@mui/material/Box'
import { FormattedMessage, useIntl } from 'react-intl'
import { useErrorText } from '@/api'
import { repliesPageMessages } from '@/i18n/messages/replies'
import { replyFigureMessages } from '@/i18n/messages/weddings'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { useEditSettings } from '../settings/useEditSettings'
import styles from './ForecastRule.module.css'

const STEPS = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]

interface ForecastRuleProps {
  weddingId: string
  silentRate: number
}

/** How the forecast is made, with the share of silent families, which is edited in place. */
export function ForecastRule({ weddingId, silentRate }: ForecastRuleProps) {
  const intl = useIntl()
  const errorText = useErrorText()
  const { edit, error } = useEditSettings(weddingId)
  const rates = STEPS.includes(silentRate) ? STEPS : [...STEPS, silentRate].toSorted((a, b) => a - b)
  const rate = (
    <select
      key="rate"
      className={styles.rate}
      aria-label={intl.formatMessage(repliesPageMessages.rate)}
      value={silentRate}
      onChange={(event) => void edit({ silentRate: Number(event.target.value) })}
    >
      {rates.map((one) => (
        <option key={one} value={one}>
          {intl.formatNumber(one / 100, { style: 'percent' })}
        </option>
      ))}
    </select>
  )
  return (
    <Box sx={{ marginBlockStart: 2 }}>
      <p className={styles.rule}>
        <span className={styles.sample} aria-hidden />
        <span>
          <FormattedMessage id={replyFigureMessages.rule.id} values={{ rate }} />
        </span>
      </p>
      {error !== undefined && <FailureNotice text={errorText(error)} />}
    </Box>
  )
}
