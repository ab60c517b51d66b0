import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { FormattedMessage, useIntl } from 'react-intl'
import { previewMessages } from '@/i18n/messages/guestImportPreview'
import { renderBdi } from '@/i18n/renderBdi'
import type { Decision } from '../plan/choices'
import type { HallOption, Match, PlannedRow } from '../plan/types'
import { Changes } from './Changes'

const getName = ({ household: { honorific, name } }: Match): string => [honorific, name].filter(Boolean).join(' ')

function MatchReason({ match }: { match: Match }) {
  const { line, reason } = match
  const values = { name: getName(match), bdi: renderBdi }
  if (line === undefined) {
    const messages = { id: previewMessages.sameId, phone: previewMessages.samePhone, name: previewMessages.sameName }
    return <FormattedMessage {...messages[reason]} values={values} />
  }
  const message = reason === 'phone' ? previewMessages.samePhoneRow : previewMessages.sameNameRow
  return <FormattedMessage {...message} values={{ ...values, line }} />
}

function MatchChoice({ match }: { match: Match }) {
  const values = { name: getName(match), bdi: renderBdi }
  return match.line === undefined ? (
    <FormattedMessage {...previewMessages.updateThat} values={values} />
  ) : (
    <FormattedMessage {...previewMessages.joinRow} values={{ ...values, line: match.line }} />
  )
}

interface RowDecisionProps {
  row: PlannedRow
  decision: Decision | undefined
  halls: readonly HallOption[]
  onDecide: (decision: Decision) => void
}

/** Asks whether a row is another family, or one that the list or an earlier row has. */
export function RowDecision({ row: { line, row, matches }, decision, halls, onDecide }: RowDecisionProps) {
  const intl = useIntl()
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {matches.map((match) => (
        <Typography key={match.target} variant="body2" sx={{ color: 'primary.main' }}>
          <MatchReason match={match} />
        </Typography>
      ))}
      <RadioGroup
        name={`decision-${line}`}
        aria-label={intl.formatMessage(previewMessages.choice, { name: row.details.name ?? '' })}
        value={decision ?? ''}
        onChange={(_event, value) => onDecide(value)}
      >
        <FormControlLabel
          value="add"
          control={<Radio />}
          label={<FormattedMessage {...previewMessages.addAnother} />}
        />
        {matches.map((match) => (
          <div key={match.target}>
            <FormControlLabel value={match.target} control={<Radio />} label={<MatchChoice match={match} />} />
            {decision === match.target && (
              <Box sx={{ paddingInlineStart: 4, color: 'text.secondary' }}>
                <Changes changes={match.update.changes} halls={halls} />
              </Box>
            )}
          </div>
        ))}
      </RadioGroup>
    </Box>
  )
}
