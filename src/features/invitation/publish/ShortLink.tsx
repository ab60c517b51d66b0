import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import { deepLinkPath } from '@shared/routes'
import { attachShare } from '@/card/share/shareClicks'
import { CopyStatus } from '@/card/share/CopyStatus'
import { CopyIcon } from '@/card/share/icons'
import { LinkBox } from './LinkBox'
import { publishMessages } from '@/i18n/messages/publish'

interface ShortLinkProps {
  shortCode: string
  /** The site's origin, without a trailing slash. */
  siteUrl: string
}

/** The invitation's short link, for print and SMS; registrations through it count for the couple. */
export function ShortLink({ shortCode, siteUrl }: ShortLinkProps) {
  const url = siteUrl + deepLinkPath(shortCode)
  return (
    <Stack component="section" spacing={1.5} sx={{ minInlineSize: 0 }} ref={attachShare} data-url={url}>
      <Typography sx={{ color: 'text.secondary' }}>
        <FormattedMessage {...publishMessages.shortLinkLead} />
      </Typography>
      <LinkBox url={url} testId="short-link" />
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Button variant="outlined" startIcon={<CopyIcon />} data-action="copy" data-testid="copy-short-link">
          <FormattedMessage {...publishMessages.copyShortLink} />
        </Button>
        <CopyStatus />
      </Stack>
    </Stack>
  )
}
