import Box from '@mui/material/Box'
import { FormattedMessage } from 'react-intl'
import { ownStatusMessages } from '@/i18n/messages/ownProvider'
import { palette } from '@/theme/tokens'
import type { OwnStatus } from './getOwnStatus'

const colors: Record<OwnStatus, string> = {
  waiting: palette.goldText,
  listed: palette.jade,
  editWaiting: palette.jade,
  refused: palette.error,
  editRefused: palette.error,
}

/** The status of an entry in words. */
export const StatusChip = ({ status }: { status: OwnStatus }) => (
  <Box
    component="span"
    sx={{
      display: 'inline-block',
      paddingInline: 1.75,
      paddingBlock: 0.25,
      border: '1px solid',
      borderRadius: '16px',
      color: colors[status],
      fontWeight: 500,
    }}
  >
    <FormattedMessage {...ownStatusMessages[status]} />
  </Box>
)
