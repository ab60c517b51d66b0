import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { OwnProvider } from '@/api/providers'
import { ownProviderPath } from '@shared/routes'
import { ownProviderMessages } from '@/i18n/messages/ownProvider'

/** Leads to what couples have asked, with the number of this week, and to what they have written. */
export const CoupleLinks = ({ provider: { id, weeks = [] } }: { provider: OwnProvider }) => (
  <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
    <Button component={Link} to={ownProviderPath('enquiries', id)} variant="contained">
      <FormattedMessage {...ownProviderMessages.enquiries} values={{ count: weeks[0]?.enquiries ?? 0 }} />
    </Button>
    <Button component={Link} to={ownProviderPath('reviews', id)} variant="outlined">
      <FormattedMessage {...ownProviderMessages.reviews} />
    </Button>
  </Stack>
)
