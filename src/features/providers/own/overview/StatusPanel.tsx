import PreviewIcon from '@mui/icons-material/VisibilityOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import { Link } from 'react-router-dom'
import type { OwnProvider } from '@/api/providers'
import { ownProviderPath, providerPath } from '@shared/routes'
import { ownProviderMessages, ownStatusMessages } from '@/i18n/messages/ownProvider'
import { palette } from '@/theme/tokens'
import { getOwnStatus, type OwnStatus } from './getOwnStatus'
import { PhotoCounts } from './PhotoCounts'
import { StatusChip } from './StatusChip'

const explanations: Record<OwnStatus, MessageDescriptor> = {
  waiting: ownStatusMessages.waitingText,
  listed: ownStatusMessages.listedText,
  editWaiting: ownStatusMessages.editWaitingText,
  refused: ownStatusMessages.refusedText,
  editRefused: ownStatusMessages.editRefusedText,
}

/** The status of an entry: what it means, why, and what comes next. */
export function StatusPanel({ provider }: { provider: OwnProvider }) {
  const { status, reason } = getOwnStatus(provider)
  return (
    <Paper component="section" sx={{ padding: { xs: 2.5, sm: 4 }, display: 'grid', gap: 2 }}>
      <div role="status">
        <StatusChip status={status} />
      </div>
      <Typography sx={{ maxInlineSize: '65ch' }}>
        <FormattedMessage {...explanations[status]} />
      </Typography>
      {reason !== null && <Reason text={reason} />}
      <PhotoCounts photos={provider.ownPhotos ?? []} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          component={Link}
          to={ownProviderPath('preview', provider.id)}
          variant="outlined"
          startIcon={<PreviewIcon />}
        >
          <FormattedMessage {...ownProviderMessages.preview} />
        </Button>
        {provider.status === 'approved' && (
          <Button component={Link} to={providerPath(provider.id)}>
            <FormattedMessage {...ownProviderMessages.publicPage} />
          </Button>
        )}
      </Box>
    </Paper>
  )
}

/** The operator's own words. */
const Reason = ({ text }: { text: string }) => (
  <Box sx={{ borderInlineStart: `3px solid ${palette.error}`, paddingInlineStart: 2 }}>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      <FormattedMessage {...ownStatusMessages.reason} />
    </Typography>
    <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {text}
    </Typography>
  </Box>
)
