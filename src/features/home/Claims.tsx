import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { FormattedMessage, useIntl } from 'react-intl'
import { palette } from '../../theme/tokens'
import { homeMessages } from './messages'

const claims = [
  { count: homeMessages.couplesCount, of: homeMessages.couples },
  { count: homeMessages.vendorsCount, of: homeMessages.vendors },
  { count: homeMessages.ratingCount, of: homeMessages.rating },
]

/** The specification's marketing claims (§1). */
export function Claims() {
  const intl = useIntl()
  return (
    <Box component="ul" aria-label={intl.formatMessage(homeMessages.claimsLabel)} sx={{ display: 'flex', gap: { xs: 2, sm: 5 }, padding: 0, margin: 0, listStyle: 'none', justifyContent: { xs: 'center', md: 'start' } }}>
      {claims.map(({ count, of }) => (
        <Box component="li" key={of.id} sx={{ borderInlineStart: `2px solid ${palette.gold}`, paddingInlineStart: { xs: 1.25, sm: 2 }, textAlign: 'start' }}>
          <Typography component="p" sx={{ fontSize: '1.375rem', fontWeight: 600, lineHeight: 1.4 }}>
            <FormattedMessage {...count} />
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage {...of} />
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
