import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import { authMessages } from '@/i18n/messages/account'

/** The specification's marketing claims (§1), beside the account forms. */
export function Claims() {
  return (
    <Box component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0, display: 'grid', gap: 1 }}>
      {[authMessages.claimCouples, authMessages.claimVendors, authMessages.claimRating].map((claim) => (
        <Typography key={claim.id} component="li" sx={{ fontSize: '1.25rem', fontWeight: 500 }}>
          <FormattedMessage {...claim} />
        </Typography>
      ))}
    </Box>
  )
}
