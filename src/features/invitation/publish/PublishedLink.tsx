import WhatsAppIcon from '@mui/icons-material/WhatsApp'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { INVITATION_TEXT } from '@shared/arabicLines'
import { invitationPath, weddingPath } from '@shared/routes'
import { getShareUrl } from '@/card/share/shareLinks'
import { SHARE_HASHTAGS, ShareBar } from '@/card/share/ShareBar'
import type { FilesOf } from '@/card/share/invitationFiles'
import { publishMessages } from '@/i18n/messages/publish'
import type { EditedInvitation } from '../draft'
import { LinkBox } from './LinkBox'
import { More } from './More'
import { PublishedFiles } from './PublishedFiles'
import { ShortLink } from './ShortLink'

/** What a member of the wedding may do with its invitation. */
export interface MemberRights {
  canEdit: boolean
  /** Whether the member sees the guest list. */
  hasGuestList: boolean
}

interface PublishedLinkProps extends MemberRights {
  invitation: FilesOf & Pick<EditedInvitation, 'shortCode'> & { weddingId: string }
  siteUrl: string
  onCreateAnother: () => void
}

/** What follows once an invitation is published: its short link, sending it, and the guests. Everything else is behind one menu. */
export function PublishedLink({ invitation, siteUrl, canEdit, hasGuestList, onCreateAnother }: PublishedLinkProps) {
  const { slug, shortCode, weddingId } = invitation
  const path = invitationPath(slug)
  const share = { url: siteUrl + path, text: INVITATION_TEXT, hashtags: SHARE_HASHTAGS }
  return (
    <Stack spacing={2.5}>
      {shortCode !== null && <ShortLink shortCode={shortCode} siteUrl={siteUrl} />}
      <Button
        href={getShareUrl('whatsapp', share)}
        target="_blank"
        rel="noopener noreferrer"
        data-testid="send-on-whatsapp"
        variant="contained"
        color="secondary"
        size="large"
        startIcon={<WhatsAppIcon />}
      >
        <FormattedMessage {...publishMessages.sendOnWhatsApp} />
      </Button>
      {hasGuestList && (
        <Button component={Link} to={weddingPath('guests', weddingId)} variant="outlined" size="large">
          <FormattedMessage {...publishMessages.nextGuests} />
        </Button>
      )}
      <More weddingId={weddingId} canEdit={canEdit} onCreateAnother={onCreateAnother}>
        <div>
          <Typography variant="h4" component="h2">
            <FormattedMessage {...publishMessages.link} />
          </Typography>
          <LinkBox url={siteUrl + path} testId="share-link" />
        </div>
        <ShareBar url={siteUrl + path} />
        <Button href={path} variant="outlined" size="large">
          <FormattedMessage {...publishMessages.open} />
        </Button>
        <Typography variant="h4" component="h2">
          <FormattedMessage {...publishMessages.files} />
        </Typography>
        <PublishedFiles invitation={invitation} />
      </More>
    </Stack>
  )
}
