import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import { invitationPath } from '@shared/routes'
import type { EditedInvitation } from '../draft'
import { ShareBar } from '@/card/share/ShareBar'
import type { FilesOf } from '@/card/share/invitationFiles'
import { LinkBox } from './LinkBox'
import { publishMessages } from '@/i18n/messages/studio'
import { PublishedFiles } from './PublishedFiles'
import { ShortLink } from './ShortLink'

interface PublishedLinkProps {
  invitation: FilesOf & Pick<EditedInvitation, 'shortCode'>
  siteUrl: string
}

/** The private link of a published invitation: copy, share, open; then its files and its short link. */
export function PublishedLink({ invitation, siteUrl }: PublishedLinkProps) {
  const path = invitationPath(invitation.slug)
  return (
    <Stack spacing={2}>
      <div>
        <Typography variant="h4" component="h2">
          <FormattedMessage {...publishMessages.link} />
        </Typography>
        <LinkBox url={siteUrl + path} testId="share-link" />
      </div>
      <ShareBar url={siteUrl + path} />
      <Button href={path} variant="contained" color="secondary" size="large">
        <FormattedMessage {...publishMessages.open} />
      </Button>
      <Typography variant="h4" component="h2">
        <FormattedMessage {...publishMessages.files} />
      </Typography>
      <PublishedFiles invitation={invitation} />
      {invitation.shortCode !== null && (
        <>
          <Typography variant="h4" component="h2">
            <FormattedMessage {...publishMessages.shortLink} />
          </Typography>
          <ShortLink shortCode={invitation.shortCode} siteUrl={siteUrl} />
        </>
      )}
    </Stack>
  )
}
