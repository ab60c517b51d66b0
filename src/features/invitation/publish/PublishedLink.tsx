import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import { invitationPath } from '../../../config/paths'
import { palette, radius } from '../../../theme/tokens'
import { ShareBar } from '../share/ShareBar'
import type { FilesOf } from '../share/invitationFiles'
import { publishMessages } from './messages'
import { PublishedFiles } from './PublishedFiles'

const linkBox = {
  padding: 2,
  borderRadius: `${radius.control}px`,
  border: `1px dashed ${palette.gold}`,
  backgroundColor: palette.paper,
  fontSize: '0.95rem',
  overflowWrap: 'anywhere',
  userSelect: 'all',
  display: 'block',
} as const

/** The private link of a published invitation: to read, to copy, to send, to open; and its files. */
export function PublishedLink({ invitation, siteUrl }: { invitation: FilesOf; siteUrl: string }) {
  const path = invitationPath(invitation.slug)
  return (
    <Stack spacing={2}>
      <div>
        <Typography variant="h4" component="h2">
          <FormattedMessage {...publishMessages.link} />
        </Typography>
        <Box component="bdi" dir="ltr" sx={linkBox} data-testid="share-link">
          {siteUrl + path}
        </Box>
      </div>
      <ShareBar url={siteUrl + path} />
      <Button href={path} variant="contained" color="secondary" size="large">
        <FormattedMessage {...publishMessages.open} />
      </Button>
      <Typography variant="h4" component="h2">
        <FormattedMessage {...publishMessages.files} />
      </Typography>
      <PublishedFiles invitation={invitation} />
    </Stack>
  )
}
