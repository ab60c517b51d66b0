import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Enquiry, EnquiryStatus } from '@/api/providers'
import { myProvidersMessages } from '@/i18n/messages/enquiries'
import { useFormatProfile } from '@/lib/providers/useFormatProfile'
import { palette } from '@/theme/tokens'

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  columnGap: 4,
  padding: { xs: 2, sm: 3 },
  margin: 0,
  listStyle: 'none',
  fontSize: '1.125rem',
  '& strong': { color: palette.henna, fontWeight: 600 },
} as const

/** How many were asked, gave a price and are booked, and what the bookings cost. */
export function Summary({ enquiries }: { enquiries: readonly Enquiry[] }) {
  const intl = useIntl()
  const { formatPrice } = useFormatProfile()
  const count = (status: EnquiryStatus) => enquiries.filter((enquiry) => enquiry.status === status).length
  const sum = enquiries.reduce((total, { status, amount }) => total + (status === 'booked' ? (amount ?? 0) : 0), 0)
  return (
    <Paper component="ul" aria-label={intl.formatMessage(myProvidersMessages.summary)} sx={list}>
      {(['asked', 'quoted', 'booked'] as const).map((status) => (
        <li key={status}>
          <FormattedMessage {...myProvidersMessages[status]} values={{ count: count(status) }} />
        </li>
      ))}
      {sum > 0 && (
        <Box component="li" sx={{ marginInlineStart: { sm: 'auto' } }}>
          <strong>{formatPrice(sum)}</strong> <FormattedMessage {...myProvidersMessages.bookedSum} />
        </Box>
      )}
    </Paper>
  )
}
