import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Invitation } from '@/api'
import { formatCouple } from '@shared/formatCouple'
import { invitationPath } from '@shared/routes'
import { useSiteUrl } from '@/config/useSiteUrl'
import { cardMessages } from '@/i18n/messages/guest'
import { useDateText } from '@/card/parts/useDateText'
import { getTemplateThumbnail } from '@/card/thumbnails'
import { eventStatusMessages } from '@/i18n/messages/plans'
import { publishMessages } from '@/i18n/messages/publish'
import { listMessages } from '@/i18n/messages/studio'
import { PublishedFiles } from '../publish/PublishedFiles'
import { ShortLink } from '../publish/ShortLink'

interface InvitationRowProps {
  invitation: Invitation
  /** Undefined for members who may not. */
  onEdit: (() => void) | undefined
  onDelete: (() => void) | undefined
}

const files = {
  marginBlockStart: 1,
  '& > summary': { inlineSize: 'fit-content', paddingBlock: 1.25, cursor: 'pointer', color: 'primary.main' },
  '&[open] > summary': { marginBlockEnd: 1 },
} as const

/** A row of the list. */
export function InvitationRow({ invitation, onEdit, onDelete }: InvitationRowProps) {
  const { locale } = useIntl()
  const { weddingDate, statuses, weddinghole, template, slug, shortCode } = invitation
  const siteUrl = useSiteUrl()
  const date = useDateText()(weddingDate)
  return (
    <Paper
      component="li"
      sx={{ display: 'flex', gap: { xs: 2, sm: 3 }, padding: 2, alignItems: 'start' }}
      data-slug={slug}
    >
      <Box
        component="img"
        src={getTemplateThumbnail(template)}
        alt=""
        width={90}
        height={120}
        sx={{ borderRadius: '12px', flexShrink: 0, inlineSize: { xs: 72, sm: 90 }, blockSize: 'auto' }}
      />
      <Box sx={{ minInlineSize: 0, flexGrow: 1 }}>
        <Typography variant="h3" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{formatCouple(invitation, locale)}</bdi>
        </Typography>
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {statuses?.wedding ? (
            <FormattedMessage {...eventStatusMessages[statuses.wedding]} />
          ) : (
            date && <FormattedMessage {...cardMessages.date} values={date} />
          )}
        </Typography>
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <bdi>{weddinghole}</bdi>
        </Typography>
        <Stack
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ flexWrap: 'wrap', marginBlockStart: 1.5, '& .MuiButton-root': { paddingInline: { xs: 1.5, sm: 2.5 } } }}
        >
          <Button href={invitationPath(slug)} variant="contained" data-testid="open">
            <FormattedMessage {...listMessages.open} />
          </Button>
          {onEdit && (
            <Button onClick={onEdit} variant="outlined" data-testid="edit">
              <FormattedMessage {...listMessages.edit} />
            </Button>
          )}
          {onDelete && (
            <Button onClick={onDelete} color="error" data-testid="delete">
              <FormattedMessage {...listMessages.delete} />
            </Button>
          )}
        </Stack>
        <Box component="details" sx={files}>
          <summary data-testid="files">
            <FormattedMessage {...publishMessages.files} />
          </summary>
          <PublishedFiles invitation={invitation} />
          <Typography variant="h4" component="h4" sx={{ marginBlockStart: 3, marginBlockEnd: 0.5 }}>
            <FormattedMessage {...publishMessages.shortLink} />
          </Typography>
          <ShortLink shortCode={shortCode} siteUrl={siteUrl} />
        </Box>
      </Box>
    </Paper>
  )
}
