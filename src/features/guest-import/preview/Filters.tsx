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
      sx={{
        display: 'flex',
        flexWrap: { xs: 'nowrap', sm: 'wrap' },
        gap: 1,
        // On a phone a row that scrolls to the edges of the window, with room for the focus ring.
        overflowX: { xs: 'auto', sm: 'visible' },
        marginInline: { xs: -2, sm: 0 },
        paddingInline: { xs: 2, sm: 0 },
        paddingBlock: { xs: 0.5, sm: 0 },
      }}
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
              flexShrink: 0,
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
