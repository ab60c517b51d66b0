import FormLabel from '@mui/material/FormLabel'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useField } from 'formik'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import type { EnquiryStatus } from '@/api/providers'
import { enquiryStatusMessages, myProvidersMessages } from '@/i18n/messages/enquiries'
import { palette } from '@/theme/tokens'
import { STATUSES } from './enquiryValues'

/** Two beside each other on a phone. */
const group = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' },
  gap: 1,
  '& .MuiToggleButton-root.MuiToggleButton-root': {
    minBlockSize: 44,
    margin: 0,
    border: `1px solid ${palette.line}`,
    borderRadius: '4px',
    '&.Mui-selected': { borderColor: palette.henna, fontWeight: 600 },
  },
} as const

/** What came of an enquiry, as one of four choices. */
export function StatusField() {
  const labelId = useId()
  const [{ value }, , { setValue }] = useField<EnquiryStatus>('status')
  return (
    <div>
      <FormLabel id={labelId} component="p" sx={{ fontWeight: 500, marginBlock: 0, marginBlockEnd: 1.5 }}>
        <FormattedMessage {...myProvidersMessages.status} />
      </FormLabel>
      <ToggleButtonGroup
        exclusive
        color="primary"
        aria-labelledby={labelId}
        value={value}
        onChange={(_event, next: EnquiryStatus | null) => next !== null && void setValue(next)}
        sx={group}
      >
        {STATUSES.map((status) => (
          <ToggleButton key={status} value={status}>
            <FormattedMessage {...enquiryStatusMessages[status]} />
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  )
}
