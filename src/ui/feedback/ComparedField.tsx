import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import { conflictMessages } from '@/i18n/messages/weddings'
import { palette } from '@/theme/tokens'

interface ComparedFieldProps {
  label: string
  /** The values beside each other; an empty text is shown as "(empty)". */
  values: readonly { name: MessageDescriptor; text: string; background: string }[]
}

/** A field in several states, for whoever chooses between them. */
export function ComparedField({ label, values }: ComparedFieldProps) {
  const labelId = useId()
  return (
    <Box role="group" aria-labelledby={labelId}>
      <Typography id={labelId} sx={{ fontWeight: 600, marginBlockEnd: 1 }}>
        {label}
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: `repeat(${values.length}, 1fr)` },
          margin: 0,
          border: `1px solid ${palette.line}`,
          borderRadius: '12px',
          overflow: 'hidden',
        }}
      >
        {values.map(({ name, text, background }) => (
          <Box key={name.id} sx={{ padding: 2, backgroundColor: background }}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              <FormattedMessage {...name} />
            </Typography>
            <Typography component="dd" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
              <bdi>{text || <FormattedMessage {...conflictMessages.empty} />}</bdi>
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
