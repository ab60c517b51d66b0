import Box from '@mui/material/Box'
import FormLabel from '@mui/material/FormLabel'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { columnMessages } from '@/i18n/messages/guestImport'
import { palette } from '@/theme/tokens'
import type { Side } from '../parse/rows/readCells'
import type { HallOption } from '../plan/types'

const SIDES = ['groom', 'bride', 'both'] as const

/** The side of new families whose row names none. */
export function SideChoice({ side, onChange }: { side: Side; onChange: (side: Side) => void }) {
  const labelId = useId()
  return (
    <Box>
      <FormLabel
        id={labelId}
        component="p"
        sx={{ fontWeight: 500, marginBlock: 0, marginBlockEnd: 1, color: 'text.primary' }}
      >
        <FormattedMessage {...columnMessages.sideQuestion} />
      </FormLabel>
      <ToggleButtonGroup
        exclusive
        color="primary"
        aria-labelledby={labelId}
        value={side}
        onChange={(_event, value: Side | null) => value && onChange(value)}
        sx={{ backgroundColor: palette.surface }}
      >
        {SIDES.map((value) => (
          <ToggleButton key={value} value={value}>
            <FormattedMessage {...columnMessages[value]} />
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  )
}

interface HallChoiceProps {
  hallId: string
  halls: readonly HallOption[]
  onChange: (hallId: string) => void
}

/** The hall of seats in a list whose lines have only a number. */
export function HallChoice({ hallId, halls, onChange }: HallChoiceProps) {
  const intl = useIntl()
  return (
    <TextField
      select
      label={intl.formatMessage(columnMessages.seatsHall)}
      value={hallId}
      onChange={({ target }) => onChange(target.value)}
      // Arabic letters reach below the line of a native select.
      slotProps={{ select: { native: true }, htmlInput: { sx: { minBlockSize: 27 } } }}
      sx={{ maxInlineSize: 360 }}
    >
      {halls.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </TextField>
  )
}
