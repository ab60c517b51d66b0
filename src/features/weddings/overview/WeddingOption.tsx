import Box from '@mui/material/Box'
import { FormattedDate, FormattedMessage } from 'react-intl'
import type { Wedding } from '@/api/weddings'
import { roleMessages } from '@/i18n/messages/weddings'

/** A wedding to choose: its title and date, and what one is in the wedding of somebody else. */
export function WeddingOption({ wedding: { title, date, role, side } }: { wedding: Wedding }) {
  const ownRole = role === 'sideManager' ? side : role
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, overflowWrap: 'anywhere' }}>
      <bdi>{title}</bdi>
      {date !== undefined && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          <FormattedDate value={`${date}T00:00:00Z`} day="numeric" month="long" year="numeric" timeZone="UTC" />
        </Box>
      )}
      {ownRole !== undefined && ownRole !== 'owner' && (
        <Box component="span" sx={{ color: 'secondary.main' }}>
          <FormattedMessage {...roleMessages[ownRole]} />
        </Box>
      )}
    </Box>
  )
}
