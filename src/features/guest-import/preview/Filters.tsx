import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import { FormattedMessage, useIntl } from 'react-intl'
import { filterMessages } from '@/i18n/messages/guestImportPreview'
import { palette } from '@/theme/tokens'
import type { PlannedRow } from '../plan/types'
import { filterRows, VERDICTS, type Filter } from './filters'

interface FiltersProps {
  rows: readonly PlannedRow[]
  filter: Filter
  onChange: (filter: Filter) => void
}

/** The counts of the plan; each shows its rows. */
export function Filters({ rows, filter, onChange }: FiltersProps) {
  const intl = useIntl()
  const counts = (['all', ...VERDICTS] as const).map((one) => ({ one, count: filterRows(rows, one).length }))
  return (
    <Box
      role="group"
      aria-label={intl.formatMessage(filterMessages.label)}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {counts
        .filter(({ one, count }) => one === 'all' || count > 0)
        .map(({ one, count }) => (
          <ToggleButton
            key={one}
            value={one}
            selected={filter === one}
            onChange={() => onChange(one)}
            color="primary"
            sx={{
              minBlockSize: 44,
              paddingInline: 2,
              paddingBlock: 0,
              borderRadius: '22px',
              backgroundColor: palette.surface,
              color: 'text.primary',
            }}
          >
            <FormattedMessage {...filterMessages[one]} values={{ count }} />
          </ToggleButton>
        ))}
    </Box>
  )
}
